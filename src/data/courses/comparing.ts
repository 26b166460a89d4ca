import { formatDay } from '~/data/site/dates'
import type { Course, CourseCard } from './course'

export type ComparedCourse = CourseCard & Pick<Course, 'outcomes'>

export interface CompareRow {
  id:
    | 'title'
    | 'level'
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
}

/** The rows of §2.14, in its order. */
export const compareRows: readonly CompareRow[] = [
  { id: 'title', label: 'Title', read: ({ title }) => title },
  { id: 'level', label: 'Level', read: ({ level }) => level },
  { id: 'duration', label: 'Duration', read: ({ duration }) => duration },
  { id: 'price', label: 'Price', read: ({ price }) => price },
  { id: 'delivery', label: 'Delivery', read: ({ deliveryMode }) => deliveryMode },
  { id: 'location', label: 'Location', read: ({ location }) => location },
  { id: 'nextIntake', label: 'Next Intake', read: ({ nextIntake }) => formatDay(nextIntake) },
  { id: 'features', label: 'Features', read: ({ features }) => features },
  { id: 'outcomes', label: 'Outcomes', read: ({ outcomes }) => outcomes },
]

/** A list in another order says the same. */
const meaningOf = (value: string | readonly string[]) =>
  JSON.stringify(typeof value === 'string' ? value : value.toSorted())

export const differs = (row: CompareRow, courses: readonly ComparedCourse[]) =>
  new Set(courses.map((course) => meaningOf(row.read(course)))).size > 1

/** The courses of the ids, in the order of the ids; an id that no course has is left out. */
export function coursesToCompare<C extends Pick<CourseCard, 'id'>>(
  courses: readonly C[],
  ids: readonly number[],
): C[] {
  const byId = new Map(courses.map((course) => [course.id, course]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
