import type { Course } from './course'
import { shortDay } from './months'
import { formatDollars, paymentOptions } from './pricing'
import type { RegisterEntry } from './registerStatus'
import { registerStatusLabels } from './registerStatuses'

/** What a course page keeps in sight. Worked out here, so that the first script need not know how. */
export interface Offer {
  facts: readonly { name: string; value: string; detail?: string }[]
  /** Beside the price where there is room for little. */
  brief: string
  isOpen: boolean
}

/** What the register says of the course in two or three words, and what stands behind it. */
function statusOf({ award, code }: Course, register: RegisterEntry | null): readonly [string, string] {
  if (award.kind === 'short' || !register) return ['Short course', 'no AQF level']
  const { superseded } = award.register
  return [
    registerStatusLabels[register.status],
    superseded && register.status === 'superseded' ? `by ${superseded.by}` : code,
  ]
}

export function offerOf(course: Course, register: RegisterEntry | null): Offer {
  const { studyWeek, placement, nextIntake } = course
  const weekly = paymentOptions(course)?.weekly
  const [status, statusDetail] = statusOf(course, register)
  const isOpen = !register || register.isOpen
  const start = nextIntake === null ? 'To be confirmed' : shortDay(nextIntake)
  const placementHours = placement?.blocks.reduce((sum, hours) => sum + hours, 0)
  return {
    facts: [
      {
        name: 'Price in full',
        value: course.price,
        detail: weekly ? `or ${formatDollars(weekly.amount)} a week` : 'no instalments',
      },
      {
        name: 'Length',
        value: course.duration,
        detail: studyWeek ? `about ${studyWeek.hours} h a week` : 'in person',
      },
      { name: 'Next start', value: start, ...(!isOpen && { detail: 'if still open' }) },
      {
        name: 'How',
        value: course.deliveryMode,
        detail: placementHours ? `${placementHours} h placement` : course.location,
      },
      { name: 'Status', value: status, detail: statusDetail },
    ],
    brief: isOpen && nextIntake !== null ? `${status}, ${start}` : status,
    isOpen,
  }
}
