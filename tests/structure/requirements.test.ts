import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMachine, transitionsOf } from 'machine-workbench/inspection/machineParts'
import { expect, test } from 'vitest'
import { root } from '../../build/paths'
import { provenSections, requirementsTable, sections, tableFile } from '../../build/requirementsTable'
import { type Evidence, evidence } from '../requirements/evidence'
import { expectNone, faultsIn, repeatFaults } from '../support/faults'
import { titlesIn } from '../support/testTitles'

const statements = sections.flatMap(({ id, statements }) =>
  statements.map((statement) => ({ ...statement, section: id })),
)
const known = new Set([...sections, ...statements].map(({ id }) => id))

/** What stands behind each § of a text, and in the last column of a table that is headed by one. */
const citationsIn = (text: string) => [
  ...[...text.matchAll(/§\s?(\d+(?:\.r?\d+)*)/g)].map(([, id = '']) => id),
  ...[...text.matchAll(/^\| `\w+` \|.*\| ([\d., ]+) \|$/gm)].flatMap(([, ids = '']) => ids.split(', ')),
]

const unknownIn = (text: string) => citationsIn(text).filter((id) => !known.has(id))

const written = ['src', 'tests', 'build', 'docs', 'deploy']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  .concat(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map((name) => join(root, name)))
  .map((path) => ({ file: path.slice(root.length), text: readFileSync(path, 'utf8') }))

test('every § that is cited stands in docs/requirements', () => {
  expect(written.flatMap(({ text }) => citationsIn(text)).length).toBeGreaterThan(500)
  expectNone(
    written.flatMap(({ file, text }) =>
      unknownIn(text).map(
        (id) => `${file}: docs/requirements has no §${id}: cite what stands there, or write it there.`,
      ),
    ),
  )
})

test('a § that does not exist is noticed', () => {
  const planted = ['2.12', '2.32', '2.12.99', '11'].map((id) => `see §${id}.`).join('\n')
  expect(unknownIn(planted)).toEqual(['2.32', '2.12.99', '11'])
  expect(unknownIn('| `thing` | closed | what it is for | 2.5, 2.99 |')).toEqual(['2.99'])
})

test('each statement has its id to itself, below the section that it names', () => {
  const place = ({ id }: { id: string }) => `docs/requirements: ${id}`
  const sectionOf = (id: string) => id.replace(/\.r?\d+$/, '')
  expectNone([
    ...repeatFaults(statements, ['id', 'text'], place),
    ...faultsIn(
      statements,
      ({ id, section }) => sectionOf(id) !== section,
      (statement) => `${place(statement)} stands below §${statement.section}: move it, or write its heading.`,
    ),
  ])
})

const evidenceFile = 'tests/requirements/evidence.ts'

test('every statement of §2, §4, §5, §7 and §9 has evidence, and nothing else has', () => {
  const proven = provenSections.flatMap(({ statements }) => statements.map(({ id }) => id))
  expect(proven.length).toBeGreaterThan(250)
  expectNone([
    ...faultsIn(
      proven,
      (id) => shown(evidence[id] ?? []).length === 0,
      (id) => `${evidenceFile}: nothing shows that ${id} holds: name a transition or a test.`,
    ),
    ...faultsIn(
      Object.keys(evidence),
      (id) => !proven.includes(id),
      (id) => `${evidenceFile}: docs/requirements has no statement ${id}: take it out, or write it there.`,
    ),
  ])
})

const files = import.meta.glob<Record<string, unknown>>('/src/machines/*.machine.ts', { eager: true })
const transitions = new Map(
  Object.values(files)
    .flatMap((exported) => Object.values(exported).find(isMachine) ?? [])
    .map((machine) => [machine.id, transitionsOf(machine).map(({ id }) => id)]),
)

const sources = new Map(written.map(({ file, text }) => [file, text]))
type Shown = Exclude<Evidence, { notYet: string }>

const shown = (all: readonly Evidence[]) => all.filter((one): one is Shown => !('notYet' in one))

function isFound(one: Shown) {
  return 'machine' in one
    ? (transitions.get(one.machine) ?? []).includes(one.transition)
    : titlesIn(one.file).has(one.title)
}

const nameOf = (one: Shown) =>
  'machine' in one
    ? `src/machines/${one.machine}.machine.ts has no transition ${one.transition}`
    : `${one.file} has no test or rule "${one.title}"`

test('each transition and each test that is named is there', () => {
  expectNone(
    Object.entries(evidence).flatMap(([id, all]) =>
      faultsIn(
        shown(all),
        (one) => !isFound(one),
        (one) => `${evidenceFile}: ${id}: ${nameOf(one)}.`,
      ),
    ),
  )
})

test.each<Shown>([
  { machine: 'faq', transition: 'overview --question.toggle--> focused' },
  { machine: 'nobody', transition: '(root) --question.toggle--> (stay)' },
  { file: 'tests/e2e/texts.spec.ts', title: 'Article not found.' },
  { file: 'tests/e2e/nobody.spec.ts', title: '…: …' },
])('what is not there is noticed: %j', (one) => {
  expect(isFound(one)).toBe(false)
})

test('the table is the one that `npm run requirements` makes', () => {
  expect(
    sources.get(tableFile) === requirementsTable(),
    `${tableFile} differs from what tests/requirements/evidence.ts says: run npm run requirements.`,
  ).toBe(true)
})
