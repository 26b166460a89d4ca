import type { Scoped } from '~/data/lists/list'
import type { CourseCard } from './course'
import { CATALOGUE_PAGE_SIZE } from './limits'
import type { LearningGoalId } from './vocabulary'

/** A subject of `subjects.ts`, as far as a recommendation needs it. */
export interface SubjectTags {
  id: string
  label: string
  tags: readonly string[]
}

type Recommendable = Pick<
  CourseCard,
  'id' | 'title' | 'category' | 'features' | 'learningGoals' | 'subjects' | 'reviews'
>

/** How a reason names each goal. */
const goalPhrases: Readonly<Record<LearningGoalId, string>> = {
  'career-change': 'changing careers',
  upskill: 'building on your skills',
  'return-work': 'returning to work',
  hobby: 'learning for interest',
}

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

const isGoal = (goal: string): goal is LearningGoalId => Object.hasOwn(goalPhrases, goal)

/** What is asked by a goal and a subject. One that nobody knows counts as not asked. */
export const wishesOf = (goal: string, subject: string, subjects: readonly SubjectTags[]) => ({
  goal: isGoal(goal) ? goal : undefined,
  subject: findSubject(subjects, subject),
})

export const meetsGoal = (course: Recommendable, goal: LearningGoalId) =>
  contains(course.category, goal) || course.learningGoals.includes(goal)

/** An asked subject may be an id or a label, since an address can hold either. */
const findSubject = (subjects: readonly SubjectTags[], asked: string) =>
  subjects.find(({ id, label }) => id === asked || label.toLowerCase() === asked.toLowerCase())

export function meetsSubject(course: Recommendable, subject: SubjectTags, subjects: readonly SubjectTags[]) {
  const own = subjects.filter(({ id }) => course.subjects.includes(id))
  return [course.title, ...course.features, ...own.flatMap(({ label, tags }) => [label, ...tags])].some(
    (text) => contains(text, subject.label),
  )
}

export function reasonFor(goal: LearningGoalId | undefined, subject: SubjectTags | undefined): string {
  const parts = [
    ...(goal === undefined ? [] : [`fits ${goalPhrases[goal]}`]),
    ...(subject === undefined ? [] : [`covers ${subject.label}`]),
  ]
  const sentence = parts.length === 0 ? 'popular with other visitors' : parts.join(' · ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/**
 * The courses that meet a learning goal and a subject. Where no course meets all that was asked, one page of those that meet a part of it: the subject weighs more.
 */
export function recommend<C extends Recommendable>(
  courses: readonly C[],
  askedGoal: string,
  askedSubject: string,
  subjects: readonly SubjectTags[],
): Scoped<C> {
  const { goal, subject } = wishesOf(askedGoal, askedSubject, subjects)
  if (goal === undefined && subject === undefined) return { kind: 'all', items: courses, reasons: new Map() }

  const judged = courses.map((course) => {
    const meets = {
      goal: goal !== undefined && meetsGoal(course, goal),
      subject: subject !== undefined && meetsSubject(course, subject, subjects),
    }
    const reason = reasonFor(meets.goal ? goal : undefined, meets.subject ? subject : undefined)
    const exact = (goal === undefined || meets.goal) && (subject === undefined || meets.subject)
    return { course, reason, exact, score: (meets.subject ? 2 : 0) + (meets.goal ? 1 : 0) }
  })
  const exact = judged.filter((one) => one.exact)
  const listed =
    exact.length > 0
      ? exact
      : closestOf(judged.toSorted((a, b) => b.score - a.score || b.course.reviews - a.course.reviews))
  return {
    kind: exact.length > 0 ? 'exact' : 'closest',
    items: listed.map(({ course }) => course),
    reasons: new Map(listed.map(({ course, reason }) => [course, reason])),
  }
}

/** Of courses in order of their score: one page of those that meet something, or of all where none does. */
function closestOf<J extends { score: number }>(ordered: readonly J[]): J[] {
  const partial = ordered.filter(({ score }) => score > 0)
  return (partial.length > 0 ? partial : ordered).slice(0, CATALOGUE_PAGE_SIZE)
}
