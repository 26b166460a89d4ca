import { providerId } from '~/data/providerName'
import type { ShortlistedCourse } from '~/data/shortlist/shortlist.page'
import { downloadText } from './device'
import { startsCalendar } from './startsCalendar'

/** Gives the visitor the next starts of these courses as a file for their calendar. */
export const downloadStarts = (courses: readonly ShortlistedCourse[]) =>
  downloadText(
    `${providerId}-starts.ics`,
    startsCalendar(courses, location.href, new Date()),
    'text/calendar',
  )
