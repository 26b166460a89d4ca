import { type CatalogueSort, catalogueSorts } from './catalogueSearch'
import type { CourseCard } from './course'

export type CourseSort = CatalogueSort | 'newest'

/** Sorts of a category page (§9). */
export const categorySorts: readonly CourseSort[] = [...catalogueSorts, 'newest']

export const sortLabels: Readonly<Record<CourseSort, string>> = {
  'most-popular': 'Most popular',
  'highest-rated': 'Highest rated',
  'lowest-price': 'Lowest price',
  az: 'A-Z',
  newest: 'Newest',
}

/** The simple category page's own words for its three sorts (§2.10). */
export const simpleCategorySorts: readonly { sort: CourseSort; label: string }[] = [
  { sort: 'most-popular', label: 'Most popular' },
  { sort: 'newest', label: 'Recently added' },
  { sort: 'az', label: 'Alphabetical' },
]

/** The numeric part of a price text; a text without one sorts after every price. */
export function priceNumber(text: string): number {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)
  return digits === null ? Number.POSITIVE_INFINITY : Number(digits[0].replaceAll(',', ''))
}

type Comparable = Pick<CourseCard, 'id' | 'title' | 'reviews' | 'rating' | 'price' | 'nextIntake'>

/** Built once: a collator is costly, and the same one must order on the server and in the browser. */
const inEnglish = new Intl.Collator('en-AU', { numeric: true })

/** −1, 0 or 1, so that two infinities are equal rather than not a number. */
const ascending = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0)

const byTitle = (a: Comparable, b: Comparable) => inEnglish.compare(a.title, b.title) || a.id - b.id

/** The rules of §9. */
const comparators: Readonly<Record<CourseSort, (a: Comparable, b: Comparable) => number>> = {
  'most-popular': (a, b) => b.reviews - a.reviews,
  'highest-rated': (a, b) => b.rating - a.rating,
  'lowest-price': (a, b) => ascending(priceNumber(a.price), priceNumber(b.price)),
  az: byTitle,
  newest: (a, b) => ascending(b.nextIntake, a.nextIntake),
}

/** Courses that are equal under the sort stand by title, so that a page holds the same ones at every visit. */
export const sortCourses = <C extends Comparable>(courses: readonly C[], sort: CourseSort): C[] =>
  courses.toSorted((a, b) => comparators[sort](a, b) || byTitle(a, b))
