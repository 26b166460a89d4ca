// `npm run content`: how much the built pages of a kind say of their own, how hard that is to read, and whether placeholder
// pages say something. `-- courses` shows which sentences stand on more than one page of that kind, `-- courses
// /courses/first` the sentences of a page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { comingSoonSource } from '~/data/comingSoon/comingSoon.page'
import { comingSoonPath } from '~/data/comingSoon/comingSoonId'
import { findPage, pageSources } from '~/data/site/pages'
import { fixedTexts } from './fixedTexts'
import { dist } from './paths'
import {
  type BuiltPage,
  figuresOf,
  fixedAmong,
  median,
  type ProseLimits,
  proseFaults,
  sentencesOn,
  unusedFixedTexts,
  wordsOn,
} from './prose'

/** Words in the main part of a placeholder page. */
const LEAST_OF_A_PLACEHOLDER = 250

/** In words that most adults read with ease: also on the hardest page of a kind. */
const grade = { median: 8, page: 8 }

const kinds: Readonly<
  Record<string, { sources: readonly (keyof typeof pageSources)[]; limits: ProseLimits }>
> = {
  courses: { sources: ['course'], limits: { repeated: 25, words: 400, grade } },
  careers: {
    sources: ['career', 'role'],
    limits: { repeated: 25, words: 300, grade },
  },
  services: { sources: ['service'], limits: { repeated: 25, words: 250, grade } },
  programs: { sources: ['program'], limits: { repeated: 25, words: 250, grade } },
}

/** The pages at their canonical addresses: what is served at others too is the same page. */
function pagesOf(sources: readonly (keyof typeof pageSources)[]): readonly BuiltPage[] {
  const paths = sources.flatMap((name) =>
    pageSources[name].ids().flatMap((id) => {
      const { head } = findPage(name, id) ?? {}
      return head?.index ? [head.path] : []
    }),
  )
  return [...new Set(paths)].map((path) => ({
    path,
    html: readFileSync(join(dist, path, 'index.html'), 'utf8'),
  }))
}

const isFixed = fixedAmong(fixedTexts)
const built = Object.entries(kinds).map(([kind, { sources, limits }]) => ({
  kind,
  limits,
  pages: pagesOf(sources),
}))
const counted = built.map(({ kind, limits, pages }) => ({ limits, figures: figuresOf(kind, pages, isFixed) }))

const rounded = (value: number) => Number(value.toFixed(1))

console.table(
  Object.fromEntries(
    counted.map(({ limits, figures: { kind, repeated, pages } }) => [
      kind,
      {
        pages: pages.length,
        'repeated %': `${rounded(repeated)} (≤ ${limits.repeated})`,
        'own words, least': `${Math.min(...pages.map(({ words }) => words))} (≥ ${limits.words})`,
        'own words, median': median(pages.map(({ words }) => words)),
        'grade, median': `${rounded(median(pages.map((page) => page.grade)))} (≤ ${limits.grade.median})`,
        'grade, highest': `${rounded(Math.max(...pages.map((page) => page.grade)))} (≤ ${limits.grade.page})`,
      },
    ]),
  ),
)

const [wanted, path] = process.argv.slice(2)
for (const { figures } of counted.filter(({ figures: { kind } }) => kind === wanted)) {
  if (path === undefined) {
    console.table(figures.pages.map((page) => ({ ...page, grade: rounded(page.grade) })))
    for (const [sentence, count] of figures.most) console.log(`${count} ${sentence}`)
  }
}
for (const page of built.flatMap(({ pages }) => pages))
  if (page.path === path) console.log(sentencesOn(page.html).join('\n'))

const placeholders = comingSoonSource.ids().map((id) => {
  const path = comingSoonPath(id)
  return { path, words: wordsOn(readFileSync(join(dist, path, 'index.html'), 'utf8')) }
})
console.log(
  `${placeholders.length} placeholder pages have ${Math.min(...placeholders.map(({ words }) => words))} words at least (≥ ${LEAST_OF_A_PLACEHOLDER}).`,
)

const faults = [
  ...placeholders.flatMap(({ path, words }) =>
    words < LEAST_OF_A_PLACEHOLDER
      ? [`${path}: has ${words} words, and a placeholder page needs ${LEAST_OF_A_PLACEHOLDER}.`]
      : [],
  ),
  ...counted.flatMap(({ figures, limits }) => proseFaults(figures, limits)),
  ...unusedFixedTexts(
    fixedTexts,
    built.flatMap(({ pages }) => pages.flatMap(({ html }) => sentencesOn(html))),
  ),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
