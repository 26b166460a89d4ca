import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlopGeneratorConfig } from 'plop'
import { root } from '../paths'
import { type Answers, add, capital, insert, tidy } from './writing'

/** Names that the machine's exports or TypeScript itself already use. */
const reserved = new Set([
  ...['actor', 'machine', 'model', 'snapshot', 'state', 'default', 'class', 'function', 'import', 'export'],
  ...['new', 'delete', 'switch', 'case', 'return', 'this', 'null', 'true', 'false', 'void', 'with', 'enum'],
])

const LONGEST_NAME = 40

const table = 'docs/ARCHITECTURE.md'

const namesInTable = () =>
  [...readFileSync(join(root, table), 'utf8').matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name)

const filesOf = (name: string) => ({
  machine: `src/machines/${name}.machine.ts`,
  model: `tests/model/${name}.model.ts`,
})

/** Why no machine can have the name, or undefined. */
export function refusalOf(name: string): string | undefined {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    return `"${name}" is no name for a machine: use letters and digits, beginning with a small letter, such as saveButton.`
  if (name.length > LONGEST_NAME)
    return `A name of ${name.length} characters is too long: ${LONGEST_NAME} at most.`
  if (reserved.has(name) || name.endsWith('Machine'))
    return `"${name}" would clash with the names in its own files: say what it is about, such as saveButton.`
  const isTaken =
    namesInTable().some((other) => other.toLowerCase() === name.toLowerCase()) ||
    Object.values(filesOf(name)).some((file) => existsSync(join(root, file)))
  return isTaken ? `There is a machine called "${name}" already.` : undefined
}

/** A model says what its machine is for in one sentence. */
const sentenceOf = (words: string) => `${capital(words)}${words.endsWith('.') ? '' : '.'}`

const rowOf = (name: string, purpose: string) =>
  `| \`${name}\` | closed, open | ${purpose.replace(/\.$/, '').replace(/\|/g, '\\|')} | – |\n`

/** The row of the first machine that comes later in the alphabet, or the end of the table. */
function placeOfRow(name: string) {
  const next = namesInTable().find((other) => other > name)
  return next ? new RegExp(`^\\| \`${next}\` \\|`) : /(?<=^\| `\w+` \|.*\n)(?!\| `)/
}

export const machineGenerator: PlopGeneratorConfig = {
  description: 'a machine, its model and its row in the table of machines',
  prompts: [
    {
      type: 'input',
      name: 'name',
      message: 'What is it called? (such as saveButton)',
      validate: (name: string) => refusalOf(name) ?? true,
    },
    {
      type: 'input',
      name: 'purpose',
      message: 'What is it for? (such as: the button that saves a note)',
      default: 'shows one topic at a time',
    },
  ],
  actions: ({ name = '', purpose = '' }: Answers = {}) => {
    const words = purpose.replace(/\s+/g, ' ').trim()
    const { machine, model } = filesOf(name)
    return [
      add(machine, 'machine', {}),
      add(model, 'model', { sentence: sentenceOf(words) }),
      insert(table, placeOfRow(name), rowOf(name, words)),
      tidy(machine, model),
      `Now: npm run test:model -- --machine ${name}   and docs/testing.md for what comes next`,
    ]
  },
}
