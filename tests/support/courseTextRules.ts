import type { Course } from '~/data/courses/course'
import { type CourseText, courseTextSchema } from '~/data/courses/courseText'
import { durationDays } from '~/data/courses/sorting'
import { wordingFaults } from './contentRules'
import { schemaFaults } from './faults'

/** Hours of a day on campus, breaks included; what is read at home comes on top. */
const HOURS_OF_A_DAY = 8

/** Where a sentence ends and another begins; a closing quotation mark belongs to the one before. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?][’”]?)\s+(?=[\p{Lu}‘“])/u)

/** The paragraphs of a text that are prose: no short label such as that of a week's part. */
export function paragraphsOf({
  suits,
  lessSuited,
  week,
  assessment,
  teaching,
  toHave,
  afterwards,
  lesson,
}: CourseText): readonly string[] {
  const taste = lesson && [
    ...lesson.reading,
    ...lesson.exercise.situation,
    lesson.exercise.question,
    ...lesson.exercise.choices.map(({ answer }) => answer),
  ]
  return [
    suits,
    lessSuited,
    ...week.map(({ what }) => what),
    ...assessment,
    teaching,
    toHave,
    afterwards,
    ...(taste ?? []),
  ]
}

function weekFault({ duration, studyWeek }: Course, { week }: CourseText): string | undefined {
  const hours = week.reduce((sum, part) => sum + part.hours, 0)
  if (studyWeek)
    return hours === studyWeek.hours
      ? undefined
      : `the hours of its parts come to ${hours}, and studyWeek of the course says ${studyWeek.hours}`
  const [home, days] = [/home/i, /^(?!.*home)/i].map((place) =>
    week.filter(({ when }) => place.test(when)).reduce((sum, part) => sum + part.hours, 0),
  )
  const most = HOURS_OF_A_DAY * durationDays(duration)
  return home && days && days <= most
    ? undefined
    : `a course of ${duration} has one part at home and others of ${most} hours at most together, and these come to ${days}`
}

/** What is wrong with the text of one course, each in a sentence with the file, the course, the field and the rule. */
export function courseTextFaults(course: Course, text: CourseText | undefined, file: string): string[] {
  if (!text)
    return [
      `${file}: the course ${course.slug} has no text: add one under its slug; src/data/courses/courseText.ts says what it holds.`,
    ]
  const place = `${file}: ${course.slug}`
  const faultOfWeek = weekFault(course, text)
  return [
    ...schemaFaults(courseTextSchema, text, place),
    ...wordingFaults(text),
    ...(faultOfWeek ? [`${place}: week: ${faultOfWeek}.`] : []),
  ]
}
