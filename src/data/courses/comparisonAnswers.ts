import { COMPARE_MAX } from './limits'

/** Said wherever a fourth course is asked for. */
export const comparisonFull = `You can compare up to ${COMPARE_MAX} courses. Remove one to add another.`

const countOf = (selected: number) =>
  selected === 0 ? 'No course is selected' : `${selected} of ${COMPARE_MAX} selected`

const said = (role: 'status' | 'alert', title: string, description: string) => ({ role, title, description })

/** What is said of a course that was pressed: its title and how many are selected then. */
export const comparisonAnswers = {
  'course.added': (course: string, selected: number) =>
    said('status', `${course} added to comparison`, countOf(selected)),
  'course.removed': (course: string, selected: number) =>
    said('status', `${course} removed from comparison`, countOf(selected)),
  'course.refused': (course: string) => said('alert', `${course} was not added`, comparisonFull),
}

/** What is said when all of them were taken off at once. */
export const comparisonCleared = said('status', 'Comparison cleared', countOf(0))
