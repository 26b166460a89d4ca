import { formatDay } from '~/data/site/dates'
import { daysBetween } from '~/data/site/dayCount'
import type { Award, RegisterFacts } from './course'
import { months } from './months'
import type { RegisterStatus } from './registerStatuses'
import { registerStatusLabels } from './registerStatuses'

/** How long what was read of the register is taken for true. */
const FACTS_HOLD_DAYS = 365

/** The status of a national product on a day, from what was read of it. */
export function registerStatusOf(
  { superseded, ends, isChecked, asAt }: RegisterFacts,
  day: string,
): RegisterStatus {
  // A year or a month stands before each of its days.
  if (superseded) return superseded.since <= day ? 'superseded' : 'ending'
  if (ends !== undefined) return 'ending'
  return isChecked && daysBetween(asAt, day) <= FACTS_HOLD_DAYS ? 'current' : 'unchecked'
}

/** Whether the product may be offered without a word of warning: nothing that is superseded or over is. */
export function isOpenOn(facts: RegisterFacts, day: string): boolean {
  const { superseded, ends } = facts
  const last = superseded?.teachOutEnds ?? ends
  return registerStatusOf(facts, day) !== 'superseded' && (last === undefined || day <= last)
}

/** `2025`, `September 2025` or `17 September 2025`, after the word that such a time takes. */
function since(when: string): string {
  const [year = '', month, date] = when.split('-')
  if (month === undefined) return `in ${year}`
  return date === undefined ? `in ${months[Number(month) - 1]} ${year}` : `on ${formatDay(when)}`
}

/** What a page says of a product's place on the National Register, for the day on which it was built. */
export interface RegisterEntry {
  status: RegisterStatus
  /** As it stands beside the code, such as 'Superseded by CHC30125'. */
  label: string
  /** In whole sentences. */
  sentences: readonly string[]
  isOpen: boolean
  /** The page of the code on the National Register. */
  href: `https://${string}`
}

export const registerAddress = (code: string) => `https://training.gov.au/Training/Details/${code}` as const

function sentencesOf(code: string, facts: RegisterFacts, day: string): readonly string[] {
  const { superseded, ends, replaces, asAt, note } = facts
  const said: string[] = []
  if (superseded) {
    const { by, teachOutEnds } = superseded
    said.push(
      superseded.since <= day
        ? `${by} replaced ${code} ${since(superseded.since)}.`
        : `${by} replaces ${code} ${since(superseded.since)}.`,
      teachOutEnds === null
        ? `How long ${code} can still be studied is to be confirmed: ask before you pay.`
        : day <= teachOutEnds
          ? `The teach-out of ${code} ends on ${formatDay(teachOutEnds)}: ask whether you can finish before then.`
          : `The teach-out of ${code} ended on ${formatDay(teachOutEnds)}, so it is not open for enrolment.`,
    )
  } else if (ends !== undefined) {
    said.push(
      day <= ends
        ? `${code} ends on ${formatDay(ends)}: ask whether you can finish before then.`
        : `${code} ended on ${formatDay(ends)}, so it is not open for enrolment.`,
    )
  } else {
    said.push(
      registerStatusOf(facts, day) === 'current'
        ? `${code} is current, as read on ${formatDay(asAt)}.`
        : `Whether ${code} is current is to be confirmed: look it up on the National Register, or ask before you pay.`,
    )
  }
  if (replaces) said.push(`${code} replaced ${replaces.code} ${replaces.title} ${since(replaces.since)}.`)
  if (note) said.push(note)
  return said
}

/** Null for a short course, which is not on the register. */
export function registerEntryOf(
  { code, award }: { code: string; award: Award },
  day: string,
): RegisterEntry | null {
  if (award.kind === 'short') return null
  const { register } = award
  const status = registerStatusOf(register, day)
  const by = register.superseded && status === 'superseded' ? ` by ${register.superseded.by}` : ''
  return {
    status,
    label: `${registerStatusLabels[status]}${by}`,
    sentences: sentencesOf(code, register, day),
    isOpen: isOpenOn(register, day),
    href: registerAddress(code),
  }
}
