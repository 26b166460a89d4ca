// `npm run bench:search`: type-ahead over synthetic courses, against its budgets (docs/decisions/0004). The corpus, the
// cases and the slips of the fingers come from fixed seeds, so that two runs differ in their times only.
import { brotliCompressSync } from 'node:zlib'
import { createSearcher } from '~/data/search/searchEngine'
import { searchIndex } from '~/data/search/searchIndex'
import { pageSources } from '~/data/site/pages'
import { courseQueries, otherQueries } from '../tests/search/queries'
import { LONGEST_BEGINNING, mistyped, SHORTEST_BEGINNING, seeded, syntheticCourses } from './searchCorpus'

const COURSES = 10_000
const CASES = 1000
/** Other programs share the processor: every keystroke is repeated, and the quickest counts. */
const REPEATS = 3
/** A title counts as found when it stands among so many. */
const AMONG = 10

const items = syntheticCourses(COURSES, 20_251)
const random = seeded(77)
const chosen = Array.from({ length: CASES }, () => random.pick(items).title)
const slips = chosen.map((title) => ({ title, query: mistyped(title, random) }))
const span = LONGEST_BEGINNING - SHORTEST_BEGINNING + 1
const untouched = chosen.map((title, at) => ({
  title,
  query: title.slice(0, SHORTEST_BEGINNING + (at % span)).toLowerCase(),
}))

const from = performance.now()
const searcher = createSearcher(items)
const builtIn = performance.now() - from
const titles = (query: string) =>
  searcher.search(query, { limit: AMONG }).results.map(({ item }) => item.title)

/** Milliseconds of every keystroke while the beginnings are typed letter by letter, in ascending order. */
function keystrokeTimes(beginnings: readonly string[]): number[] {
  const typed = beginnings.flatMap((beginning) =>
    [...beginning].map((_, at) => ({ query: beginning.slice(0, at + 1), quickest: Infinity })),
  )
  for (let repeat = 0; repeat < REPEATS; repeat += 1)
    for (const keystroke of typed) {
      const begin = performance.now()
      titles(keystroke.query)
      keystroke.quickest = Math.min(keystroke.quickest, performance.now() - begin)
    }
  return typed.map(({ quickest }) => quickest).sort((a, b) => a - b)
}

const perCentFound = (cases: typeof slips) =>
  (100 * cases.filter(({ query, title }) => titles(query).includes(title)).length) / cases.length

// Every second one is enough to type letter by letter, against the clock.
const times = keystrokeTimes(
  [...slips, ...untouched].map(({ query }) => query).filter((_, at) => at % 2 === 0),
)
const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

const figures: { figure: string; value: number; most?: number; least?: number }[] = [
  { figure: 'p50, ms', value: percentile(0.5), most: 0.5 },
  { figure: 'p95, ms', value: percentile(0.95), most: 5 },
  { figure: 'worst, ms', value: percentile(1) },
  { figure: 'mistyped found, %', value: perCentFound(slips), least: 75 },
  { figure: 'untouched found, %', value: perCentFound(untouched), least: 100 },
  { figure: 'index built in, ms', value: builtIn },
]
/** The index that visitors fetch: its size, and every query of the fixture typed letter by letter. */
const shipped = searchIndex(pageSources)
const text = JSON.stringify(shipped)
const beganAt = performance.now()
const search = createSearcher(shipped)
const shippedIn = performance.now() - beganAt
const shippedTimes = Object.keys({ ...courseQueries, ...otherQueries })
  .flatMap((query) => [...query].map((_, at) => query.slice(0, at + 1)))
  .map((query) => {
    const begin = performance.now()
    search.search(query)
    return performance.now() - begin
  })
  .sort((a, b) => a - b)
figures.push(
  { figure: 'shipped index, entries', value: shipped.length },
  { figure: 'shipped index, KB of brotli', value: brotliCompressSync(text).length / 1024, most: 60 },
  { figure: 'shipped index built in, ms', value: shippedIn },
  {
    figure: 'shipped index, p95 of real queries, ms',
    value: shippedTimes[Math.floor(shippedTimes.length * 0.95)] ?? 0,
    most: 5,
  },
)

console.log(
  `Type-ahead over ${COURSES} synthetic courses, ${CASES} beginnings of 3 to 6 letters with a slip and without:`,
)
console.table(
  figures.map(({ figure, value, ...budget }) => ({ figure, value: Number(value.toFixed(3)), ...budget })),
)
const isKept = figures.every(({ value, most = Infinity, least = 0 }) => value <= most && value >= least)
console.log(isKept ? 'Every budget holds.' : 'A budget is exceeded.')
process.exitCode = isKept ? 0 : 1
