import type { Asked } from '~/data/lists/asked'
import type { PageOfList } from '~/data/lists/paging'
import type { CourseCard } from './course'

/** How many courses one choice of a facet stands for, by the facet and the value. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** One page of what is asked of the catalogue. It can be written as JSON. */
export interface FoundCourses extends PageOfList<CourseCard> {
  kind: 'all' | 'exact' | 'closest'
  /** Why a course stands there, by its id, where somebody asked for recommendations. */
  reasons: Readonly<Record<number, string>>
}

/**
 * Where the courses of a catalogue are looked up. A source holds as many as it likes, and whoever asks receives one
 * page of them. What it is asked comes from an address and has been read by `catalogueSearchSchema`.
 * `tests/support/catalogueContract.ts` says what every source has to answer.
 */
export interface CatalogueSource {
  find: (asked: Asked) => Promise<FoundCourses>
  /** Each facet is counted as if nothing else in it were chosen. */
  counts: (asked: Asked) => Promise<FacetCounts>
  /** The courses of these ids in their order; an id that no course has is left out. */
  cards: (ids: readonly number[]) => Promise<readonly CourseCard[]>
}
