import { plural } from '~/data/site/plural'
import type { Course, CourseCard } from './course'
import { registerStatusLabels } from './registerStatuses'
import { durationDays, priceNumber } from './sorting'
import { startText } from './startText'

export type ComparedCourse = CourseCard & Pick<Course, 'outcomes'>

export interface CompareRow {
  id:
    | 'title'
    | 'level'
    | 'status'
    | 'duration'
    | 'price'
    | 'delivery'
    | 'location'
    | 'nextIntake'
    | 'features'
    | 'outcomes'
  label: string
  /** What the row says of a course: one text, or a list of them. */
  read: (course: ComparedCourse) => string | readonly string[]
  /** Only in a row that decides: what is smallest there, and the word for it. */
  decides?: Readonly<{ word: string; measure: (course: ComparedCourse) => number }>
}

/** The rows of §2.14, in its order, and after the level where it stands on the National Register. */
export const compareRows: readonly CompareRow[] = [
  { id: 'title', label: 'Title', read: ({ title }) => title },
  { id: 'level', label: 'Level', read: ({ level }) => level },
  {
    id: 'status',
    label: 'Status',
    read: ({ registerStatus }) =>
      registerStatus === null
        ? 'Short course, not on the National Register'
        : registerStatusLabels[registerStatus],
  },
  {
    id: 'duration',
    label: 'Duration',
    read: ({ duration }) => duration,
    decides: { word: 'shortest', measure: ({ duration }) => durationDays(duration) },
  },
  {
    id: 'price',
    label: 'Price',
    read: ({ price }) => price,
    decides: { word: 'lowest', measure: ({ price }) => priceNumber(price) },
  },
  { id: 'delivery', label: 'Delivery', read: ({ deliveryMode }) => deliveryMode },
  { id: 'location', label: 'Location', read: ({ location }) => location },
  {
    id: 'nextIntake',
    label: 'Next Intake',
    read: ({ nextIntake }) => startText(nextIntake),
    decides: {
      word: 'soonest',
      measure: ({ nextIntake }) => Number(nextIntake?.replaceAll('-', '') ?? Number.NaN),
    },
  },
  { id: 'features', label: 'Features', read: ({ features }) => features },
  { id: 'outcomes', label: 'Outcomes', read: ({ outcomes }) => outcomes },
]

/** A list in another order says the same. */
const meaningOf = (value: string | readonly string[]) =>
  JSON.stringify(typeof value === 'string' ? value : value.toSorted())

export const differs = (row: CompareRow, courses: readonly ComparedCourse[]) =>
  new Set(courses.map((course) => meaningOf(row.read(course)))).size > 1

/** What speaks for a course in a row, such as 'lowest'. Where all are the same, or one cannot be measured, nothing does. */
export function markOf({ decides }: CompareRow, course: ComparedCourse, courses: readonly ComparedCourse[]) {
  if (!decides) return undefined
  const measures = courses.map(decides.measure)
  const least = Math.min(...measures)
  const isKnown = measures.every(Number.isFinite)
  const share = measures.filter((measure) => measure === least).length
  if (!isKnown || share === courses.length || decides.measure(course) !== least) return undefined
  return share > 1 ? `equal ${decides.word}` : decides.word
}

const listed = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ')

/** In which of the rows that decide two courses or more are not the same. */
export function decidingDifferences(courses: readonly ComparedCourse[]): string {
  const namesOf = (rows: readonly CompareRow[]) => listed(rows.map(({ label }) => label.toLowerCase()))
  const deciding = compareRows.filter(({ decides }) => decides)
  const differing = deciding.filter((row) => differs(row, courses))
  return differing.length === 0
    ? `They do not differ in what decides: ${namesOf(deciding)}.`
    : `They differ in ${plural(differing.length, 'thing that decides', 'things that decide')}: ${namesOf(differing)}.`
}

/** Which of the courses stand in a window that has room for `visible` of them. */
export const coursesInView = (first: number, visible: number, count: number) =>
  visible === 1
    ? `Course ${first + 1} of ${count}`
    : `Courses ${first + 1} and ${first + visible} of ${count}`

/** The courses of the ids, in the order of the ids; an id that no course has is left out. */
export function coursesToCompare<C extends Pick<CourseCard, 'id'>>(
  courses: readonly C[],
  ids: readonly number[],
): C[] {
  const byId = new Map(courses.map((course) => [course.id, course]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
