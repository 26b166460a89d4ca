import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Evidence, evidence } from '../tests/requirements/evidence'
import { root } from './paths'

interface Statement {
  /** '2.12.4', or '2.12.r1' for a ruling. */
  id: string
  text: string
}

interface Section {
  /** '2', '2.12'. */
  id: string
  title: string
  statements: readonly Statement[]
}

const folder = join(root, 'docs/requirements')

/** Every heading with a number and the statements below it, in the order in which they are read. */
export const sections: readonly Section[] = readdirSync(folder)
  .filter((name) => /^\d/.test(name))
  .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').split(/^#+ §/m).slice(1))
  .map((part) => {
    const [, id = '', title = ''] = /^([\d.]+) (.+)/.exec(part) ?? []
    const listed = part.matchAll(/^- \*\*([\dr.]+)\*\* (.+(?:\n {2}.+)*)/gm)
    const statements = [...listed].map(([, id = '', words = '']) => ({
      id,
      text: words.replace(/\n */g, ' '),
    }))
    return { id, title, statements }
  })

/** §2, §4, §5, §7 and §9: what a visitor meets. The others say what these are about. */
export const provenSections = sections.filter(({ id }) => /^[24579](\.|$)/.test(id))

export const tableFile = 'docs/requirements/table.md'

const inCell = (text: string) => text.replaceAll('|', '\\|')

/** The machines with the transitions that are seen, then the files with the tests. */
function evidenceText(all: readonly Evidence[]) {
  const groups = new Map<string, string[]>()
  const note = (name: string, item: string) => groups.set(name, [...(groups.get(name) ?? []), item])
  for (const one of all) {
    if ('machine' in one) note(`\`${one.machine}\``, `\`${one.transition}\``)
    else if ('file' in one) note(one.file.replace(/^tests\//, ''), `“${one.title}”`)
    else note('**Not yet**', one.notYet)
  }
  return [...groups].map(([name, items]) => `${name}: ${items.join(', ')}`).join('<br>')
}

/** docs/requirements/table.md. */
export function requirementsTable() {
  const tables = provenSections
    .filter(({ statements }) => statements.length > 0)
    .map(({ id, title, statements }) =>
      [
        `## §${id} ${title}`,
        '',
        '| id | statement | seen as, asserted by |',
        '| --- | --- | --- |',
        ...statements.map(
          (one) => `| ${one.id} | ${inCell(one.text)} | ${inCell(evidenceText(evidence[one.id] ?? []))} |`,
        ),
      ].join('\n'),
    )
  return [
    '# From the requirements to the page',
    'Made by `npm run requirements` from [the statements](README.md) and `tests/requirements/evidence.ts`. A machine is named with\n' +
      'the transitions that visitors cause on a page, a file below `tests` with the tests, or with the rules of a model, that assert\n' +
      'the statement; “…” is what a title takes from a variable.',
    ...tables,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}
