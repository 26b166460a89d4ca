import { SHORTLIST_MAX } from './shortlistSearch'

const shortlistFull = `A shortlist holds up to ${SHORTLIST_MAX} courses. Remove one to save another.`

const countOf = (count: number) =>
  count === 0 ? 'Your shortlist is empty' : `${count} ${count === 1 ? 'course' : 'courses'} on your shortlist`

const said = (role: 'status' | 'alert', title: string, description: string) => ({ role, title, description })

/** What is said of a course that was pressed: its title and how many are saved then. */
export const shortlistAnswers = {
  'course.saved': (course: string, count: number) => said('status', `${course} saved`, countOf(count)),
  'course.removed': (course: string, count: number) =>
    said('status', `${course} removed from your shortlist`, countOf(count)),
  'course.moved': (course: string, place: number, count: number) =>
    said('status', `${course} moved`, `It is number ${place} of ${count} now`),
  'course.refused': (course: string) => said('alert', `${course} was not saved`, shortlistFull),
}

/** What is said when the last change was undone. */
export const shortlistUndone = said('status', 'Undone', 'Your shortlist is as it was before')
