import source from './heldMachine.ts?raw'

const [imports = ''] = /^import \{[^}]*\} from 'xstate'\n/.exec(source) ?? []

/** The source of what holds a machine still, for a file that stands on its own: what it imports, and the rest. */
export const heldSource = { imports, body: source.slice(imports.length).replaceAll(/^export /gm, '') }
