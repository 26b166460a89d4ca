import { formatDay, isDay } from '~/data/site/dates'
import { daysBetween } from '~/data/site/dayCount'
import { formatNumber } from '~/data/site/numbers'
import type { Preferences } from '~/data/wizard/courseFinder'
import type { CourseCard } from './course'
import { START_WITHIN_WEEKS } from './limits'
import { priceNumber } from './sorting'
import type { DeliveryMode } from './vocabulary'

/** What a card says of its course that an answer of the course finder can be held against. */
export type Checkable = Pick<CourseCard, 'level' | 'price' | 'studyHours' | 'deliveryMode' | 'nextIntake'>

/** What a course is instead of what was asked: empty where it meets it, undefined where it does not say. */
type Check = (course: Checkable) => string | undefined

/** Levels of the Australian Qualifications Framework by their number. Units and short courses have none. */
const aqfNumbers: ReadonlyMap<string, number> = new Map<Preferences['level'], number>([
  ['Certificate I', 1],
  ['Certificate II', 2],
  ['Certificate III', 3],
  ['Certificate IV', 4],
  ['Diploma', 5],
  ['Advanced Diploma', 6],
  ["Bachelor's Degree", 7],
  ["Master's Degree", 9],
  ['PhD', 10],
])

const budgetLimits: ReadonlyMap<string, number> = new Map<Preferences['budget'], number>([
  ['Under $1,000', 1_000],
  ['$1,000-$3,000', 3_000],
  ['$3,000-$5,000', 5_000],
  ['$5,000-$10,000', 10_000],
  ['$10,000-$20,000', 20_000],
  ['Over $20,000', Number.POSITIVE_INFINITY],
])

const weeklyHourLimits: ReadonlyMap<string, number> = new Map<Preferences['timeCommitment'], number>([
  ['1-5 hours per week', 5],
  ['5-10 hours per week', 10],
  ['10-20 hours per week', 20],
  ['20-30 hours per week', 30],
  ['30+ hours per week', Number.POSITIVE_INFINITY],
])

const deliveryModesOf: ReadonlyMap<string, readonly DeliveryMode[]> = new Map<
  Preferences['method'],
  readonly DeliveryMode[]
>([
  ['Online', ['Online']],
  ['On-campus', ['On-campus']],
  ['Blended (Online + On-campus)', ['Blended', 'Blended Learning']],
])

type CheckMaker = (asked: string, among: readonly Checkable[]) => Check | undefined

/** How each answer is checked; an answer that no course can be held against, such as 'Not sure', has no check. */
const checkMakers = {
  level(asked, among) {
    if (asked === 'Short Course') return ({ level }) => (aqfNumbers.has(level) ? `level: ${level}` : '')
    const wanted = aqfNumbers.get(asked)
    if (wanted === undefined) return undefined
    const gapOf = ({ level }: Checkable) => Math.abs((aqfNumbers.get(level) ?? Number.NaN) - wanted)
    const smallest = Math.min(...among.map(gapOf).filter((gap) => gap >= 0))
    return (course) => {
      if (course.level === asked) return ''
      return `${gapOf(course) === smallest ? 'closest level' : 'level'}: ${course.level}`
    }
  },
  budget(asked) {
    const limit = budgetLimits.get(asked)
    if (limit === undefined) return undefined
    return ({ price }) => {
      const cost = priceNumber(price)
      if (!Number.isFinite(cost)) return undefined
      if (cost === limit) return asked.startsWith('Under') ? `costs ${price}` : ''
      return cost < limit ? '' : `over your budget by $${formatNumber(cost - limit, { most: 2 })}`
    }
  },
  timeCommitment(asked) {
    const limit = weeklyHourLimits.get(asked)
    if (limit === undefined) return undefined
    return ({ studyHours }) => {
      if (studyHours === null) return undefined
      return studyHours <= limit ? '' : `${studyHours} hours a week`
    }
  },
  method(asked) {
    const modes = deliveryModesOf.get(asked)
    return modes && (({ deliveryMode }) => (modes.includes(deliveryMode) ? '' : `delivery: ${deliveryMode}`))
  },
  startDate(asked) {
    if (!isDay(asked)) return undefined
    return ({ nextIntake }) => {
      if (nextIntake === null) return undefined
      const days = daysBetween(asked, nextIntake)
      return days >= 0 && days <= 7 * START_WITHIN_WEEKS ? '' : `intake ${formatDay(nextIntake)}`
    }
  },
} satisfies Partial<Record<keyof Preferences, CheckMaker>>

type CheckedName = keyof typeof checkMakers
/** As they stand in an address, where each may hold anything. */
export type CheckedAnswers = Partial<Readonly<Record<CheckedName, string>>>

const checkedNames = [
  'level',
  'budget',
  'timeCommitment',
  'method',
  'startDate',
] as const satisfies readonly CheckedName[]

/** The checks of the answers that can be checked. */
export const checksOf = (answers: CheckedAnswers, among: readonly Checkable[]): readonly Check[] =>
  checkedNames.flatMap((name) => checkMakers[name](answers[name] ?? '', among) ?? [])

/** The answers that can be checked, as the visitor chose them. */
export const comparedAnswers = (answers: CheckedAnswers): readonly string[] =>
  checkedNames.flatMap((name) => {
    const asked = answers[name] ?? ''
    if (!checkMakers[name](asked, [])) return []
    return name === 'startDate' ? `start from ${formatDay(asked)}` : asked
  })
