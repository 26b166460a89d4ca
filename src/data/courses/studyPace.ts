import type { Course } from './course'
import { durationDays } from './sorting'

/** Hours a week for which a course page shows how its usual week changes. */
export const sampleHours = [8, 15, 25] as const

/** Whether a course is planned for so many hours that a week of other lengths is a choice. */
export const hasPaces = ({ studyWeek }: Pick<Course, 'studyWeek'>) =>
  studyWeek !== null && studyWeek.hours >= sampleHours[0]

/** The parts of the usual week, in hours, in a week of other hours: in half hours, each at least one, together the week. */
export function weekAtPace(parts: readonly number[], hours: number): readonly number[] {
  const planned = parts.reduce((sum, part) => sum + part, 0)
  const exact = parts.map((part) => (2 * part * hours) / planned)
  const halves = exact.map((part) => Math.max(1, Math.floor(part)))
  const missing = 2 * hours - halves.reduce((sum, part) => sum + part, 0)
  // What rounding down has left goes to the parts that lost most.
  const lossAt = (at: number) => (exact[at] ?? 0) - (halves[at] ?? 0)
  const byLoss = parts.map((_, at) => at).sort((a, b) => lossAt(b) - lossAt(a))
  return halves.map((part, at) => (part + (byLoss.indexOf(at) < missing ? 1 : 0)) / 2)
}

/** About how many months the same work takes at so many hours a week. */
export function monthsAtPace(duration: string, planned: number, hours: number): number {
  const months = (durationDays(duration) * planned) / (durationDays('1 month') * hours)
  // A twelfth of a day more is no other month: fractions of days are not exact.
  return Math.ceil(months - 0.003)
}
