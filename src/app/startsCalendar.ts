import { generateIcsCalendar, type IcsDateObject } from 'ts-ics'
import { company } from '~/data/company'
import type { Course } from '~/data/courses/course'

type Starting = Pick<Course, 'id' | 'slug' | 'title' | 'code' | 'nextIntake' | 'price'>

/** A whole day, at no hour of any time zone. */
const wholeDay = (day: string): IcsDateObject => ({ date: new Date(`${day}T00:00Z`), type: 'DATE' })

/** The next starts as whole-day events that leave the day free, in the form of a calendar file. `site` is where the courses are. */
export const startsCalendar = (courses: readonly Starting[], site: string, stamp: Date): string =>
  generateIcsCalendar({
    version: '2.0',
    prodId: `-//${company.name}//Course starts//EN`,
    name: 'Course starts',
    events: courses.flatMap(({ id, slug, title, code, nextIntake, price }) => {
      if (nextIntake === null) return []
      return {
        uid: `course-${id}-${nextIntake}@${new URL(company.site).host}`,
        stamp: { date: stamp },
        summary: `${title} starts`,
        description: `${code}, ${price}. Ask about a place before this day.`,
        url: new URL(`/courses/${slug}`, site).href,
        start: wholeDay(nextIntake),
        duration: { days: 1 },
        timeTransparent: 'TRANSPARENT',
      }
    }),
  })
