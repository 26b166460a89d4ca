import { createSearcher } from '~/data/search/searchEngine'
import type { SearchItem } from '~/data/search/searchItem'
import { LONGEST_BEGINNING, mistyped, SHORTEST_BEGINNING, seeded, syntheticCourses } from './searchCorpus'

/*
 * Type-ahead over synthetic courses, beside three well-known search packages. The corpus, the cases and the slips of
 * the fingers come from fixed seeds, so that two runs differ in their times only.
 */
const COURSES = 10_000
const CASES = 1000
/** The packages take up to a tenth of a second for each query, so they are given the first of the cases only. */
const CASES_FOR_OTHERS = 100
/** One beginning of so many is also typed letter by letter, against the clock. */
const TIMED = { ours: 2, others: 5 } as const
/** Other programs share the processor: every keystroke is repeated, and the quickest counts. */
const REPEATS = 3
/** A title counts as found when it stands among so many. */
const AMONG = 10
const budgets = { p50: 0.5, p95: 5, mistyped: 0.75, untouched: 1 } as const

/** One way to search: titles for a query, best first. */
interface Contender {
  name: string
  builtInMs: number
  titles: (query: string) => readonly string[]
}
type Build = (items: readonly SearchItem[]) => Promise<Contender['titles']>

const ours: Build = async (items) => {
  const searcher = createSearcher(items)
  return (query) => searcher.search(query, { limit: AMONG }).results.map(({ item }) => item.title)
}

const withFuse: Build = async (items) => {
  const { default: Fuse } = await import('fuse.js')
  const fuse = new Fuse(items, { keys: ['title', 'category', 'tags', 'description'] })
  return (query) => fuse.search(query, { limit: AMONG }).map(({ item }) => item.title)
}

const withUFuzzy: Build = async (items) => {
  const { default: UFuzzy } = await import('@leeoniya/ufuzzy')
  const fuzzy = new UFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 })
  const texts = items.map(({ title, category, tags, description }) =>
    [title, category, ...tags, description].join(' '),
  )
  return (query) => {
    const [matches, info, order] = fuzzy.search(texts, query)
    const best = info && order ? order.map((at) => info.idx[at] ?? -1) : (matches ?? [])
    return best.slice(0, AMONG).flatMap((at) => items[at]?.title ?? [])
  }
}

const withMiniSearch: Build = async (items) => {
  const { default: MiniSearch } = await import('minisearch')
  const mini = new MiniSearch({
    fields: ['title', 'category', 'tags', 'description'],
    storeFields: ['title'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 2 } },
  })
  mini.addAll(items)
  return (query) =>
    mini
      .search(query)
      .slice(0, AMONG)
      .map(({ title }) => String(title))
}

const contenders: readonly (readonly [name: string, build: Build])[] = [
  ['ours', ours],
  ['Fuse.js', withFuse],
  ['uFuzzy', withUFuzzy],
  ['MiniSearch', withMiniSearch],
]

async function made(name: string, build: Build, items: readonly SearchItem[]) {
  const from = performance.now()
  try {
    const titles = await build(items)
    return { name, titles, builtInMs: performance.now() - from } satisfies Contender
  } catch (error) {
    const isAbsent =
      error instanceof Error && /Cannot find (module|package)|Failed to load/.test(error.message)
    if (!isAbsent) throw error
    console.log(`${name} is not installed and is left out.`)
    return undefined
  }
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Milliseconds of every keystroke while the beginnings are typed letter by letter. */
function keystrokeTimes(contender: Contender, beginnings: readonly string[]): number[] {
  const quickest = new Map<string, number>()
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    for (const [at, beginning] of beginnings.entries()) {
      for (let length = 1; length <= beginning.length; length += 1) {
        const from = performance.now()
        contender.titles(beginning.slice(0, length))
        const key = `${at} ${length}`
        quickest.set(key, Math.min(quickest.get(key) ?? Infinity, performance.now() - from))
      }
    }
  }
  return [...quickest.values()].sort((a, b) => a - b)
}

const shareFound = (contender: Contender, cases: readonly { query: string; title: string }[]) =>
  cases.filter(({ query, title }) => contender.titles(query).includes(title)).length / cases.length

const items = syntheticCourses(COURSES, 20_251)
const random = seeded(77)
const chosen = Array.from({ length: CASES }, () => random.pick(items).title)
const slips = chosen.map((title) => ({ title, query: mistyped(title, random) }))
const span = LONGEST_BEGINNING - SHORTEST_BEGINNING + 1
const untouched = chosen.map((title, at) => ({
  title,
  query: title.slice(0, SHORTEST_BEGINNING + (at % span)).toLowerCase(),
}))
const round = (value: number, decimals = 3) => Number(value.toFixed(decimals))
const rows: Record<string, Record<string, number>> = {}
let hasFailed = false
for (const [name, build] of contenders) {
  const contender = await made(name, build, items)
  if (!contender) continue
  const cases = name === 'ours' ? CASES : CASES_FOR_OTHERS
  const [slipped, clean] = [slips.slice(0, cases), untouched.slice(0, cases)]
  const every = name === 'ours' ? TIMED.ours : TIMED.others
  const typed = [...slipped, ...clean].map(({ query }) => query).filter((_, at) => at % every === 0)
  const times = keystrokeTimes(contender, typed)
  const figures = {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    mistyped: shareFound(contender, slipped),
    untouched: shareFound(contender, clean),
  }
  console.log(`${name}: ${cases} mistyped and ${cases} untouched beginnings.`)
  rows[name] = {
    'p50, ms': round(figures.p50),
    'p95, ms': round(figures.p95),
    'worst, ms': round(times.at(-1) ?? 0),
    'mistyped found, %': round(figures.mistyped * 100, 1),
    'untouched found, %': round(figures.untouched * 100, 1),
    'index built in, ms': round(contender.builtInMs, 0),
  }
  if (name === 'ours') {
    hasFailed =
      figures.p50 > budgets.p50 ||
      figures.p95 > budgets.p95 ||
      figures.mistyped < budgets.mistyped ||
      figures.untouched < budgets.untouched
  }
}
console.log(`Type-ahead over ${COURSES} synthetic courses, ${CASES} beginnings of 3 to 6 letters:`)
console.table(rows)
console.log(
  `Budgets: p50 ≤ ${budgets.p50} ms, p95 ≤ ${budgets.p95} ms, mistyped ≥ ${budgets.mistyped * 100} %, untouched ${budgets.untouched * 100} %.`,
)
console.log(hasFailed ? 'A budget is exceeded.' : 'Every budget holds.')
process.exitCode = hasFailed ? 1 : 0
