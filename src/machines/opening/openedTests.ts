import type { WrittenMachine } from '~/data/machines/opening/writtenMachine'
import types from '~/data/machines/opening/writtenMachine.ts?raw'
import type { TestFile } from '~/data/machines/testFiles/formats'
import { literalOf } from '~/data/machines/testFiles/literal'
import { inComment, type TestedMachine } from '~/data/machines/testFiles/recordedRun'
import { fileName } from '../inspection/testFilesOf'
import builder from './buildMachine.ts?raw'

const plain = (source: string) => source.replaceAll(/^export /gm, '')

/** The types that it takes stand in the same file. */
const builderSource = plain(builder.replace(/^import type \{[^}]*\} from '~[^']*'\n/m, `\n${plain(types)}`))

/** A machine that was opened, as tests take it: with a file that makes it anew of what was read. */
export function openedTests(
  written: WrittenMachine,
  purpose: string,
): { machine: TestedMachine; files: readonly TestFile[] } {
  const name = `${fileName(written.id)}.machine`
  const text = `// ${inComment(`${written.id}: ${purpose}`)}
// As it was read: guards say what the tests have them say, actors end when the tests have them end, and actions that are
// not data do nothing.
${builderSource}
export const machine = buildMachine(${literalOf(written)})
`
  return {
    machine: { id: written.id, purpose, from: `./${name}`, name: 'machine' },
    files: [{ name: `${name}.ts`, text }],
  }
}
