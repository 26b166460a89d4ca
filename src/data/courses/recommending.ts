import type { Scoped } from '~/data/lists/list'
import { type Checkable, type CheckedAnswers, checksOf } from './checkedAnswers'
import type { CourseCard } from './course'
import { CATALOGUE_PAGE_SIZE } from './limits'
import type { LearningGoalId } from './vocabulary'

/** A subject of `subjects.ts`, as far as a recommendation needs it. */
export interface SubjectTags {
  id: string
  label: string
  tags: readonly string[]
}

type Recommendable = Checkable &
  Pick<CourseCard, 'id' | 'title' | 'category' | 'features' | 'learningGoals' | 'subjects' | 'reviews'>

/** Characters that fit into two lines of a card on the narrowest screen. */
const REASON_CHARACTERS = 52

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

/** How many answers are met, and as much of what is not as a card has room for. */
function standingText(misses: readonly string[], checked: number): string {
  if (misses.length === 0) return `Meets ${checked === 2 ? 'both' : `all ${checked}`} answers we can check`
  const met = `Meets ${checked - misses.length} of ${checked}`
  const texts = misses.map((_, at) =>
    [
      met,
      ...misses.slice(0, at + 1),
      ...(at + 1 < misses.length ? [`${misses.length - at - 1} more`] : []),
    ].join(' · '),
  )
  return texts.findLast(({ length }) => length <= REASON_CHARACTERS) ?? texts[0] ?? met
}

/** How many answers a course meets; in words, too, where more than goal and subject can be checked. */
export function standingOf(
  course: Recommendable,
  { goal, subject }: ReturnType<typeof wishesOf>,
  checks: ReturnType<typeof checksOf>,
  subjects: readonly SubjectTags[],
): { met: number; text?: string } {
  const wishes = [
    ...(goal === undefined ? [] : [meetsGoal(course, goal) ? '' : 'not your goal']),
    ...(subject === undefined ? [] : [meetsSubject(course, subject, subjects) ? '' : 'not your subject']),
  ]
  const found = checks.flatMap((check) => check(course) ?? [])
  const all = [...wishes, ...found]
  const misses = all.filter((miss) => miss !== '')
  const met = all.length - misses.length
  return found.length === 0 ? { met } : { met, text: standingText(misses, all.length) }
}

/**
 * The courses that meet a learning goal and a subject. Where no course meets all that was asked, one page of those that
 * meet a part of it: the subject weighs more. Other answers say of each how it stands to them, and choose nothing.
 */
export function recommend<C extends Recommendable>(
  courses: readonly C[],
  askedGoal: string,
  askedSubject: string,
  subjects: readonly SubjectTags[],
  answers: CheckedAnswers = {},
): Scoped<C> {
  const wishes = wishesOf(askedGoal, askedSubject, subjects)
  const { goal, subject } = wishes
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
  const items = listed.map(({ course }) => course)
  const checks = checksOf(answers, items)
  const standings = listed.map(({ course, reason }) => ({
    course,
    reason,
    ...standingOf(course, wishes, checks, subjects),
  }))
  const isSorted = standings.some(({ text }) => text !== undefined)
  return {
    kind: exact.length > 0 ? 'exact' : 'closest',
    items,
    reasons: new Map(standings.map(({ course, reason, text = reason }) => [course, text])),
    ...(isSorted && { met: new Map(standings.map(({ course, met }) => [course, met])) }),
  }
}

/** Of courses in order of their score: one page of those that meet something, or of all where none does. */
function closestOf<J extends { score: number }>(ordered: readonly J[]): J[] {
  const partial = ordered.filter(({ score }) => score > 0)
  return (partial.length > 0 ? partial : ordered).slice(0, CATALOGUE_PAGE_SIZE)
}
