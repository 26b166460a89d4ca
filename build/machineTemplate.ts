import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names that the machine's exports or TypeScript itself already use. */
const reserved = new Set([
  ...['actor', 'machine', 'model', 'snapshot', 'state', 'default', 'class', 'function', 'import', 'export'],
  ...['new', 'delete', 'switch', 'case', 'return', 'this', 'null', 'true', 'false', 'void', 'with', 'enum'],
])

const LONGEST_NAME = 40

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const machineText = (
  name: string,
) => `import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'

/** What is open stands in the context only while something is. */
export const ${name}Machine = setup({
  types: {
    context: {} as Readonly<{ topic: string | null }>,
    events: {} as { type: '${name}.open'; topic: string } | { type: '${name}.close' },
  },
  actions: {
    show: assign((_, topic: string) => ({ topic })),
    forget: assign({ topic: null }),
  },
}).createMachine({
  id: '${name}',
  context: { topic: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is shown.',
      entry: 'forget',
      on: {
        '${name}.open': { target: 'open', actions: { type: 'show', params: ({ event }) => event.topic } },
      },
    },
    open: {
      description: 'One topic is shown.',
      on: {
        '${name}.open': { actions: { type: 'show', params: ({ event }) => event.topic } },
        '${name}.close': 'closed',
      },
    },
  },
})

export type ${capital(name)}Actor = ActorRefFrom<typeof ${name}Machine>
type Snapshot = SnapshotFrom<typeof ${name}Machine>

/** The topic shown, or null. */
export const selectTopic = (snapshot: Snapshot) => snapshot.context.topic
`

const modelText = (
  name: string,
  purpose: string,
) => `import { ${name}Machine, selectTopic } from '~/machines/${name}.machine'
import { defineModel } from '../support/model/model'

export const ${name}Model = defineModel(${name}Machine, {
  purpose: ${JSON.stringify(purpose)},
  pages: ['*'],
  events: [
    { type: '${name}.open', topic: 'one' },
    { type: '${name}.open', topic: 'another' },
    { type: '${name}.close' },
  ],
  invariants: {
    'a topic is shown in the open state only': (snapshot) =>
      snapshot.matches('open') === (selectTopic(snapshot) !== null),
  },
  reference: {
    start: (): string | null => null,
    next: (topic, step) => {
      if (step.kind !== 'event') return topic
      return step.event.type === '${name}.open' ? step.event.topic : null
    },
    read: selectTopic,
  },
  fault: (machine) => machine.provide({ actions: { forget: () => {} } }),
})
`

const rowText = (name: string, purpose: string) =>
  `| \`${name}\` | closed, open | ${purpose.replace(/\s+/g, ' ').replace(/\.$/, '').replace(/\|/g, '\\|')} | – |`

const rowsIn = (document: string) => [...document.matchAll(/^\| `(\w+)` \|.*$/gm)]

/** The document with the row in its alphabetical place. */
function withRow(document: string, name: string, row: string): string {
  const rows = rowsIn(document)
  const after = rows.filter(([, other = '']) => other < name).at(-1)
  const [first] = rows
  if (after) return document.replace(after[0], () => `${after[0]}\n${row}`)
  if (first) return document.replace(first[0], () => `${row}\n${first[0]}`)
  throw new Error('docs/ARCHITECTURE.md has no table of machines to add a row to.')
}

/** Why no machine can have the name, or undefined. */
export function refusalOf(root: string, name: string): string | undefined {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    return `"${name}" is no name for a machine: use letters and digits, beginning with a small letter, such as saveButton.`
  if (name.length > LONGEST_NAME)
    return `A name of ${name.length} characters is too long: ${LONGEST_NAME} at most.`
  if (reserved.has(name) || name.endsWith('Machine'))
    return `"${name}" would clash with the names in its own files: say what it is about, such as saveButton.`
  const document = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8')
  const isTaken =
    rowsIn(document).some(([, other = '']) => other.toLowerCase() === name.toLowerCase()) ||
    filesOf(name, '').some(([file]) => existsSync(join(root, file)))
  return isTaken ? `There is a machine called "${name}" already.` : undefined
}

/** A model says what its machine is for in one sentence. */
const sentenceOf = (words: string) => {
  const text = words.replace(/\s+/g, ' ').trim()
  return `${capital(text)}${text.endsWith('.') ? '' : '.'}`
}

const filesOf = (name: string, purpose: string) =>
  [
    [`src/machines/${name}.machine.ts`, machineText(name)],
    [`tests/model/${name}.model.ts`, modelText(name, sentenceOf(purpose))],
  ] as const

/** Writes the machine, its model and its row in docs/ARCHITECTURE.md. Returns the files, or throws the refusal. */
export function makeMachine(root: string, name: string, purpose: string): readonly string[] {
  const refusal = refusalOf(root, name)
  if (refusal) throw new Error(refusal)
  const table = join(root, 'docs/ARCHITECTURE.md')
  const document = withRow(readFileSync(table, 'utf8'), name, rowText(name, purpose))
  for (const [file, text] of filesOf(name, purpose)) writeFileSync(join(root, file), text, { flag: 'wx' })
  writeFileSync(table, document)
  return [...filesOf(name, purpose).map(([file]) => file), 'docs/ARCHITECTURE.md']
}
