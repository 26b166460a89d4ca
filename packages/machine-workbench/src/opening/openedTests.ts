import { fileName } from '../inspection/testFilesOf.ts'
import type { WrittenMachine } from '../reading/writtenMachine.ts'
import types from '../reading/writtenMachine.ts?raw'
import type { TestFile } from '../testFiles/formats.ts'
import { literalOf } from '../testFiles/literal.ts'
import { inComment, type TestedMachine } from '../testFiles/recordedRun.ts'
import builder from './buildMachine.ts?raw'

const plain = (source: string) => source.replaceAll(/^export /gm, '')

/** The types that it takes stand in the same file. */
const builderSource = plain(builder.replace(/^import type \{[^}]*\} from '\.[^']*'\n/m, `\n${plain(types)}`))

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
