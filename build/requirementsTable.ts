import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths'

interface Statement {
  /** '2.12.4', or '2.12.r1' for a ruling. */
  id: string
  text: string
}

const folder = join(root, 'docs/requirements')

const documents = readdirSync(folder)
  .filter((name) => /^\d/.test(name))
  .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

interface Section {
  /** '2', '2.12'. */
  id: string
  title: string
  statements: readonly Statement[]
}

/** Every heading with a number and the statements below it, in the order in which they are read. */
export const sections: readonly Section[] = documents.flatMap((text) =>
  text
    .split(/^#+ §/m)
    .slice(1)
    .map((part) => {
      const [, id = '', title = ''] = /^([\d.]+) (.+)/.exec(part) ?? []
      const listed = part.matchAll(/^- \*\*([\dr.]+)\*\* (.+(?:\n {2}.+)*)/gm)
      const statements = [...listed].map(([, id = '', words = '']) => ({
        id,
        text: words.replace(/\n */g, ' '),
      }))
      return { id, title, statements }
    }),
)
