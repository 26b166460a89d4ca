import { addressLine, type Company, hoursLine } from '~/data/company'
import { plural } from '~/data/site/plural'
import type { Course, UnitOfCompetency } from './course'
import { courseFeatures, entryRequirementsOf, fundingNote, studyTime } from './courseTerms'
import { describeInstalments, describeUpfront, paymentOptions } from './pricing'
import { registerEntryOf } from './registerStatus'
import { startText } from './startText'
import { unitTextsOf } from './unitTexts'

/** What stands below a heading of the guide, whatever the guide is written as. */
export type GuidePart =
  | { kind: 'text'; text: string }
  /** An address, with the words that lead to it. */
  | { kind: 'link'; label: string; href: string }
  | { kind: 'list'; title?: string; items: readonly GuideItem[] }
/** One of a list; a unit has its code before its title. */
export type GuideItem = string | { code: string; text: string }

interface GuideSection {
  title: string
  parts: readonly GuidePart[]
}

export interface CourseGuide {
  /** Of the files, without what tells one form from the other. */
  fileName: string
  /** Whose guide it is, such as 'Sample Learning course guide'. */
  from: string
  title: string
  intro: readonly GuidePart[]
  sections: readonly GuideSection[]
}

const text = (said: string): GuidePart => ({ kind: 'text', text: said })
const list = (items: readonly GuideItem[], title?: string): GuidePart => ({
  kind: 'list',
  items,
  ...(title !== undefined && { title }),
})

const unitItem = ({ code, title, note }: UnitOfCompetency): GuideItem => ({
  code,
  text: [title, note].filter(Boolean).join('. '),
})

function recognition({ code, award }: Course, day: string): readonly GuidePart[] {
  if (award.kind === 'short') return [text(`Code: ${code}`), text(award.note)]
  const level =
    award.aqf === null ? 'A statement of attainment is not an AQF level.' : `AQF level ${award.aqf}.`
  const entry = registerEntryOf({ code, award }, day)
  return [
    text(`${code} ${award.title}. Nationally recognised training. ${level}`),
    ...(entry
      ? [
          text(`Status: ${entry.label}. ${entry.sentences.join(' ')}`),
          { kind: 'link', label: 'National Register', href: entry.href } as const,
        ]
      : []),
  ]
}

function subjects({ award, features }: Course): readonly GuidePart[] {
  if (award.kind === 'short') return []
  const { lead, lists, topics } = unitTextsOf(award, features)
  return [
    text(lead.join(' ')),
    ...lists.map(({ title, units }) => list(units.map(unitItem), title)),
    ...(topics.length === 0 ? [] : [list(topics, 'What you learn, by topic')]),
  ]
}

function prices(course: Course): readonly GuidePart[] {
  const { price, fee } = course
  const options = paymentOptions(course)
  return [
    text(`Price: ${price}. ${fee}`),
    ...(options === undefined
      ? []
      : [list([describeUpfront(options), ...(options.weekly ? [describeInstalments(options.weekly)] : [])])]),
    text(fundingNote),
  ]
}

function placementText({ placement }: Course): readonly GuidePart[] {
  if (placement === null) return []
  const { blocks, note } = placement
  const count = plural(blocks.length, 'block')
  return [
    text(
      `Structured workplace learning in ${count}: ${blocks.map((hours) => `${hours} hours`).join(' and ')}.`,
    ),
    text(note),
  ]
}

function detailSections({ detail }: Course): readonly GuideSection[] {
  if (detail === undefined) return []
  const { syllabus, instructor, maxStudents, certification } = detail
  return [
    { title: 'Syllabus', parts: syllabus.map(({ title, topics }) => list(topics, title)) },
    { title: 'Your instructor', parts: [text(`${instructor.name}. ${instructor.about}`)] },
    {
      title: 'Class size and certificate',
      parts: [text(`Up to ${maxStudents} students. ${certification}`)],
    },
  ]
}

function contact({
  name,
  training,
  phone,
  email,
  site,
  supportHours,
  timeZone,
  office,
  sampleNote,
}: Company): readonly GuidePart[] {
  return [
    list([
      ...Object.values(phone).map(({ label, number }) => `${label}: ${number}`),
      `Admissions: ${email.admissions}`,
      `Support: ${hoursLine(supportHours, timeZone)}`,
      `${office.melbourne.name}: ${addressLine(office.melbourne)}`,
      site,
    ]),
    text(
      `${name} is a trading name of ${training.name}, ABN ${training.abn}, provider code ${training.providerCode}. ${sampleNote}`,
    ),
  ]
}

/** What the free guide of a course says, made from the course's own data as at a day. */
export function courseGuide(course: Course, company: Company, day: string): CourseGuide {
  const { studyWeek } = course
  const facts = [
    ['Level', course.level],
    ['Duration', course.duration],
    ...(studyWeek ? [['Study time', studyTime(studyWeek.hours)]] : []),
    ['Delivery', course.deliveryMode],
    ['Location', course.location],
    ['Next intake', startText(course.nextIntake)],
  ].map(([label, value]) => `${label}: ${value}`)
  const sections: readonly GuideSection[] = [
    { title: 'About this course', parts: [course.short, ...course.description].map(text) },
    { title: "What you'll learn", parts: [list(course.features)] },
    {
      title: 'Job outcomes',
      parts: [text('The course prepares you for work such as:'), list(course.outcomes)],
    },
    { title: 'Subjects', parts: subjects(course) },
    ...detailSections(course),
    {
      title: 'How you study',
      parts: [course.delivery, ...(studyWeek?.workedOutFrom ? [studyWeek.workedOutFrom] : [])].map(text),
    },
    { title: 'Work placement', parts: placementText(course) },
    { title: 'Entry requirements', parts: [list(entryRequirementsOf(course))] },
    { title: 'Course features', parts: [list(courseFeatures)] },
    { title: 'Price and payment options', parts: prices(course) },
    { title: 'Contact', parts: contact(company) },
  ]
  return {
    fileName: `${course.slug}-course-guide`,
    from: `${company.name} course guide`,
    title: course.title,
    intro: [...recognition(course, day), list(facts)],
    sections: sections.filter(({ parts }) => parts.length > 0),
  }
}
