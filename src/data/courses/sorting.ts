import { once } from '~/data/site/once'
import { categorySorts } from './categorySearch'
import type { CourseCard } from './course'

export type CourseSort = (typeof categorySorts)[number]

export const sortLabels: Readonly<Record<CourseSort, string>> = {
  'most-popular': 'Most popular',
  'highest-rated': 'Highest rated',
  'lowest-price': 'Lowest price',
  az: 'A-Z',
  newest: 'Newest',
  soonest: 'Soonest start',
  shortest: 'Shortest',
}

/** What a list is sorted by that is asked for nothing else: by the best match of a text or of answers, else by §9. */
export const bestMatch = { value: 'best-match', label: 'Best match' }

/** The simple category page's own words for its three sorts (§2.10). */
export const simpleSortLabels: typeof sortLabels = {
  ...sortLabels,
  newest: 'Recently added',
  az: 'Alphabetical',
}

/** The numeric part of a price text; a text without one sorts after every price. */
export function priceNumber(text: string): number {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)
  return digits === null ? Number.POSITIVE_INFINITY : Number(digits[0].replaceAll(',', ''))
}

const daysIn = new Map([
  ['day', 1],
  ['week', 7],
  ['month', 30.4],
])

/** About how many days a duration such as '12 months' has; one in other words sorts after all of them. */
export function durationDays(text: string): number {
  const [, amount = 1, unit = ''] = /^(\d+) (day|week|month)s?$/.exec(text) ?? []
  return Number(amount) * (daysIn.get(unit) ?? Number.POSITIVE_INFINITY)
}

export type SortableCourse = Pick<
  CourseCard,
  'id' | 'title' | 'reviews' | 'rating' | 'price' | 'nextIntake' | 'duration'
>

/** Costly, so only where two titles have to be compared. The same one orders on the server and in the browser. */
const inEnglish = once(() => new Intl.Collator('en-AU', { numeric: true }))

/** Stands after every day. */
const NEVER = '9999'

/** −1, 0 or 1, so that two infinities are equal rather than not a number. */
const ascending = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0)

const byTitle = (a: SortableCourse, b: SortableCourse) => inEnglish().compare(a.title, b.title) || a.id - b.id

/** The rules of §9, and of the two sorts besides. */
const comparators: Readonly<Record<CourseSort, (a: SortableCourse, b: SortableCourse) => number>> = {
  'most-popular': (a, b) => b.reviews - a.reviews,
  'highest-rated': (a, b) => b.rating - a.rating,
  'lowest-price': (a, b) => ascending(priceNumber(a.price), priceNumber(b.price)),
  az: byTitle,
  newest: (a, b) => ascending(b.nextIntake ?? '', a.nextIntake ?? ''),
  soonest: (a, b) => ascending(a.nextIntake ?? NEVER, b.nextIntake ?? NEVER),
  shortest: (a, b) => ascending(durationDays(a.duration), durationDays(b.duration)),
}

/** Courses that are equal under the sort stand by title, so that a page holds the same ones at every visit. */
export const sortCourses = <C extends SortableCourse>(courses: readonly C[], sort: CourseSort): C[] =>
  courses.toSorted((a, b) => comparators[sort](a, b) || byTitle(a, b))

/** The same for a sort that an address names: what is none of §9 is the default. */
export const orderCourses = <C extends SortableCourse>(courses: readonly C[], sort: string): C[] =>
  sortCourses(courses, categorySorts.find((known) => known === sort) ?? categorySorts[0])
