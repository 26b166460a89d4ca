import { coursesToCompare } from '~/data/courses/comparing'
import type { CourseCard } from '~/data/courses/course'
import { freeText, tolerant, wholeNumber } from '~/data/site/tolerantFields'
import { SHORTLIST_MAX } from './shortlistSearch'

/** Characters of a note to a course. */
export const NOTE_CHARACTERS = 500

/** A course that a visitor keeps in mind, and what they have noted about it. */
type SavedCourse = Readonly<{ id: number; note: string }>
/** In the visitor's own order. */
export type Shortlist = readonly SavedCourse[]

const savedCourse = tolerant({
  /** Zero where there is none. */
  id: wholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER, fallback: 0 }),
  note: freeText(NOTE_CHARACTERS),
})

/** A shortlist of what may be anything: each course once, no more than there is room for. */
export function shortlistOf(value: unknown): Shortlist {
  const courses = new Map<number, SavedCourse>()
  for (const one of Array.isArray(value) ? value : []) {
    if (courses.size === SHORTLIST_MAX) break
    const saved = savedCourse.parse(one)
    if (saved.id > 0 && !courses.has(saved.id)) courses.set(saved.id, saved)
  }
  return [...courses.values()]
}

/** The courses of these ids, with no notes: an address carries none. */
export const withoutNotes = (ids: readonly number[]): Shortlist => ids.map((id) => ({ id, note: '' }))

/** The saved courses that there are, each with its note, in their order; and how many of them there are not. */
export function shownCourses<C extends Pick<CourseCard, 'id'>>(courses: readonly C[], saved: Shortlist) {
  const shown = coursesToCompare(
    courses,
    saved.map(({ id }) => id),
  ).map((course) => ({ course, note: saved.find(({ id }) => id === course.id)?.note ?? '' }))
  return { shown, missing: saved.length - shown.length }
}
