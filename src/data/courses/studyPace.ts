import type { Course } from './course'
import { durationDays } from './sorting'

/** Hours a week for which a course page shows how its usual week changes. */
export const sampleHours = [8, 15, 25] as const

const DAYS_IN_WEEK = 7
const DAYS_IN_MONTH = 30.4

const halfHours = (hours: number) => Math.max(0.5, Math.round(hours * 2) / 2)

/** Whether a course is planned for so many hours that a week of other lengths is a choice. */
export const hasPaces = ({ studyWeek }: Pick<Course, 'studyWeek'>) =>
  studyWeek !== null && studyWeek.hours >= sampleHours[0]

/** What a part of the usual week comes to in a week of other hours, in half hours. */
export const partAtPace = (part: number, planned: number, hours: number) =>
  halfHours((part * hours) / planned)

/** About how many months the same work takes at so many hours a week. */
export const monthsAtPace = (duration: string, planned: number, hours: number) =>
  Math.ceil((((durationDays(duration) / DAYS_IN_WEEK) * planned) / hours) * (DAYS_IN_WEEK / DAYS_IN_MONTH))
