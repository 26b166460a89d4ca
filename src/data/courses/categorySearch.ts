import { choice, lineOfText, type ReadBy, tolerant } from '~/data/site/tolerantFields'
import { QUERY_CHARACTERS } from './catalogueSearch'
import type { CourseSort } from './sorting'
import { courseLevels, deliveryModes } from './vocabulary'

const sorts = [
  'most-popular',
  'highest-rated',
  'lowest-price',
  'az',
  'newest',
] as const satisfies readonly CourseSort[]

/** What a category page's address may hold (§2.10, §9). An empty level or mode filters nothing. */
export const categorySearchSchema = tolerant({
  q: lineOfText(QUERY_CHARACTERS),
  level: choice(courseLevels, ''),
  mode: choice(deliveryModes, ''),
  sort: choice(sorts, 'most-popular'),
})
export type CategorySearch = ReadBy<typeof categorySearchSchema>
export const categorySearchDefaults: CategorySearch = categorySearchSchema.parse({})

/** §2.10: 'Clear Filters' resets search, level and delivery mode, not the sort. */
export const clearedCategorySearch = ({ sort }: CategorySearch): CategorySearch => ({
  ...categorySearchDefaults,
  sort,
})

/** What the simple category page's address may hold. */
export const simpleCategorySearchSchema = tolerant({
  sort: choice(['most-popular', 'newest', 'az'] as const, 'most-popular'),
})
export type SimpleCategorySearch = ReadBy<typeof simpleCategorySearchSchema>
export const simpleCategorySearchDefaults: SimpleCategorySearch = { sort: 'most-popular' }
