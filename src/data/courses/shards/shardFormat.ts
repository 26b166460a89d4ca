import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { catalogueSorts } from '~/data/courses/catalogueSearch'
import type { FacetCounts } from '~/data/courses/catalogueSource'
import type { CourseCard } from '~/data/courses/course'
import { CATALOGUE_PAGE_SIZE } from '~/data/courses/limits'
import type { SubjectTags } from '~/data/courses/recommending'
import { learningGoalIds } from '~/data/courses/vocabulary'
import type { Facets } from '~/data/lists/facets'
import { setBytes } from './bits'

/*
 * A catalogue as files of about one size each, of which a visitor fetches those that an answer needs. Each sort has
 * files of its own, in which a course goes by its place in that order: the lowest places of a set are then the first
 * page of it, and no visitor needs the order of the rest.
 */

type CatalogueSort = (typeof catalogueSorts)[number]

/** Bytes of a file that holds several sets of courses. A set of 100 000 is 12.5 KB. */
export const SHARD_BYTES = 16_384
/** A word of so many letters is looked up by itself; a longer one among all words that hold it. */
export const SHORT_WORD = 3

/** A catalogue of so many courses at most travels whole with its page, and is narrowed without a request. */
export const WHOLE_CATALOGUE = 64

/** What travels with the first page of a catalogue that is kept in files. */
export interface CatalogueShape {
  size: number
  /** The counts while nothing is asked. */
  counts: FacetCounts
}

export const sortOf = (asked: string): CatalogueSort =>
  catalogueSorts.find((known) => known === asked) ?? catalogueSorts[0]

/** Courses of one file: the unfiltered list shows a file a page. */
export const CARDS_PER_SHARD = CATALOGUE_PAGE_SIZE
export const cardFile = (sort: string, shard: number) => `${sort}/cards-${shard}.json`

/** Courses are found by their ids in other files, of which there are as many. */
export const idShards = (size: number) => Math.max(1, Math.ceil(size / CARDS_PER_SHARD))
export const idFile = (shard: number) => `ids/cards-${shard}.json`

/** What a visitor can choose of the catalogue, one set of courses each: the facets, then the goals, then the subjects. */
export function choiceColumns(subjects: readonly SubjectTags[]): ReadonlyMap<string, number> {
  const facets: Facets<CourseCard> = catalogueFacets
  const names = [
    ...Object.entries(facets).flatMap(([facet, { options }]) =>
      options.map(({ value }) => choiceColumn(facet, value)),
    ),
    ...learningGoalIds.map((goal) => choiceColumn('goal', goal)),
    ...subjects.map(({ id }) => choiceColumn('subject', id)),
  ]
  return new Map(names.map((name, at) => [name, at]))
}
export const choiceColumn = (facet: string, value: string) => `${facet}=${value}`

/** How many sets stand in one file. */
export const columnsPerShard = (size: number) =>
  Math.max(1, Math.floor(SHARD_BYTES / Math.max(1, setBytes(size))))
export const choiceFile = (sort: string, shard: number) => `${sort}/choices-${shard}.bin`

/** The first word of each file of words. */
export const wordDirectory = (sort: string) => `${sort}/words.json`
export const wordFile = (sort: string, shard: number) => `${sort}/words-${shard}.bin`
export const isWordFile = (name: string) => /\/words-\d+\.bin$/.test(name)

/** The places of the closest courses, by goal and subject, where no course meets both. */
export const closestFile = (sort: string) => `${sort}/closest.json`
export type Closest = Readonly<Record<string, readonly { place: number; reason: string }[]>>
export const closestKey = (goal: string | undefined, subject: string | undefined) =>
  `${goal ?? ''}&${subject ?? ''}`

/** The head of a file of words, before the sets: each word, and how many bytes its set has. */
export type WordHead = readonly (readonly [word: string, bytes: number])[]
/** The bytes of the head stand before it. */
export const HEAD_LENGTH_BYTES = 4
