import { cataloguePageOf } from '~/data/courses/catalogue.page'
import { catalogueSearchSchema } from '~/data/courses/catalogueSearch'
import type { Course } from '~/data/courses/course'
import { coursePagesOf } from '~/data/courses/course.page'
import { catalogueList } from '~/data/courses/courseLists'
import type { SubjectTags } from '~/data/courses/recommending'
import { shardedCatalogue } from '~/data/courses/shards/shardedCatalogue'
import type { CatalogueShape } from '~/data/courses/shards/shardFormat'
import type { PageFamilies } from '~/data/site/page'
import { pageSources } from '~/data/site/pages'
import { seededTextOf } from './seededCourses'

/** What visitors ask, as an address holds it. */
const typicalQueries: Readonly<Record<string, object>> = {
  'the second page': { page: 2 },
  'from A to Z': { sort: 'az' },
  'one area': { area: 'health' },
  'an area and a qualification': { area: 'technology', qualification: 'Diploma' },
  'two of each, by price': {
    area: 'health,education',
    qualification: 'Diploma,Certificate III',
    sort: 'lowest-price',
  },
  'a word': { q: 'privacy' },
  'two words': { q: 'aged care' },
  'half a word, in one area': { q: 'design', area: 'creative' },
  'two letters': { q: 'ai' },
  'what nobody offers': { q: 'zeppelin' },
  'a goal and a subject': { recommendations: 'true', goal: 'upskill', subject: 'information-technology' },
}

/** The pages of the site, with a catalogue of made-up courses. */
export function sourcesWith(courses: readonly Course[]) {
  const catalogue = cataloguePageOf(courses)
  const sources: PageFamilies = { ...pageSources, catalogue, course: coursePagesOf(courses, seededTextOf) }
  return { catalogue, sources }
}

/** A document without what says how many courses there are, or which version it is. */
export const withoutNumbers = (html: string) =>
  html.replace(/(name="content-version" content=")\w+/, '$1').replace(/\d+/g, '0')

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const REPEATS = 101

/** Asks each question of a tab that has fetched nothing yet, then counts with the files at hand. */
export async function measureQueries(
  shape: CatalogueShape,
  subjects: readonly SubjectTags[],
  fileOf: (name: string) => Promise<ArrayBuffer>,
  transferred: (content: Uint8Array) => number,
) {
  const results: Record<string, Query> = {}
  const { askedOf } = catalogueList([], subjects)
  for (const [name, given] of Object.entries(typicalQueries)) {
    let bytes = 0
    let requests = 0
    const source = shardedCatalogue(shape, subjects, async (file, read) => {
      const content = await fileOf(file)
      requests += 1
      bytes += transferred(new Uint8Array(content))
      return read(content)
    })
    const question = askedOf(catalogueSearchSchema.parse(given))
    const { total } = await source.find(question)
    const forCards = { requests, bytes }
    await source.counts(question)
    const times = Array.from({ length: REPEATS }, () => {
      const from = performance.now()
      source.now.counts(question)
      return performance.now() - from
    })
    results[name] = { total, ...forCards, bytesWithCounts: bytes, countingMs: median(times) }
  }
  return results
}

interface Query {
  total: number
  requests: number
  bytes: number
  /** With what the filter panel needs for its counts. */
  bytesWithCounts: number
  countingMs: number
}

/** What was measured of one catalogue. */
export interface Measures {
  size: number
  addresses: number
  rendered: number
  msAPage: number
  peakMegabytes: number
  filesSeconds: number
  files: number
  fileMegabytes: number
  firstPage: { bytes: number; withoutNumbers: string }
  queries: Readonly<Record<string, Query>>
}
