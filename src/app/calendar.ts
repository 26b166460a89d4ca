import { generateIcsCalendar, type IcsCalendar, type IcsDateObject } from 'ts-ics'
import type { ShortlistedCourse } from '~/data/shortlist/shortlist.page'
import { downloadText } from './device'

/** A whole day, at no hour of any time zone. */
const wholeDay = (day: string): IcsDateObject => ({ date: new Date(`${day}T00:00Z`), type: 'DATE' })

/** The next starts as whole-day events that leave the day free. */
const startsOf = (courses: readonly ShortlistedCourse[]): IcsCalendar => ({
  version: '2.0',
  prodId: '-//Lyrebird Learning//Course starts//EN',
  name: 'Course starts',
  events: courses.flatMap(({ id, slug, title, code, nextIntake, price }) => {
    if (nextIntake === null) return []
    return {
      uid: `course-${id}-${nextIntake}@lyrebird-learning`,
      stamp: { date: new Date() },
      summary: `${title} starts`,
      description: `${code}, ${price}. Ask about a place before this day.`,
      url: new URL(`/courses/${slug}`, location.href).href,
      start: wholeDay(nextIntake),
      duration: { days: 1 },
      timeTransparent: 'TRANSPARENT',
    }
  }),
})

/** Gives the visitor the next starts of these courses as a file for their calendar. */
export const downloadStarts = (courses: readonly ShortlistedCourse[]) =>
  downloadText('lyrebird-starts.ics', generateIcsCalendar(startsOf(courses)), 'text/calendar')
