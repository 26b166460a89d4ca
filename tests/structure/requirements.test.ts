import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../build/paths'
import { sections } from '../../build/requirementsTable'
import { expectNone, faultsIn, repeatFaults } from '../support/faults'

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
