import { addressLine, type Company, hoursLine } from '~/data/company'
import { plural } from '~/data/site/plural'
import type { Course, UnitOfCompetency } from './course'
import { courseFeatures, entryRequirementsOf, fundingNote, studyTime } from './courseTerms'
import { describeInstalments, describeUpfront, paymentOptions } from './pricing'
import { registerEntryOf } from './registerStatus'
import { startText } from './startText'
import { unitTextsOf } from './unitTexts'

const GUIDE_COLUMNS = 80

/** Breaks a paragraph between words; a word longer than a line, such as an address, stands on its own line. */
export function wrap(text: string, indent = '', firstIndent = indent): string {
  const lines: string[] = []
  let line = firstIndent
  let isEmpty = true
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = isEmpty ? line + word : `${line} ${word}`
    if (!isEmpty && longer.length > GUIDE_COLUMNS) {
      lines.push(line)
      line = indent + word
    } else line = longer
    isEmpty = false
  }
  return [...lines, line].join('\n')
}

const bullet = (text: string) => wrap(text, '  ', '- ')
const bullets = (texts: readonly string[]) => texts.map(bullet).join('\n')

function section(title: string, ...parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '')
  return said.length === 0 ? '' : [`${title}\n${'-'.repeat(title.length)}`, ...said].join('\n\n')
}

const unitList = (label: string, units: readonly UnitOfCompetency[]) =>
  units.length === 0
    ? ''
    : `${label}\n${bullets(units.map(({ code, title, note }) => [`${code} ${title}`, note].filter(Boolean).join('. ')))}`

function recognition({ code, award }: Course, day: string): readonly string[] {
  if (award.kind === 'short') return [wrap(`Code: ${code}`), wrap(award.note)]
  const level =
    award.aqf === null ? 'A statement of attainment is not an AQF level.' : `AQF level ${award.aqf}.`
  const entry = registerEntryOf({ code, award }, day)
  return [
    wrap(`${code} ${award.title}. Nationally recognised training. ${level}`),
    ...(entry
      ? [
          wrap(`Status: ${entry.label}. ${entry.sentences.join(' ')}`),
          wrap(`National Register: ${entry.href}`),
        ]
      : []),
  ]
}

function subjects({ award, features }: Course): readonly string[] {
  if (award.kind === 'short') return []
  const { lead, lists, topics } = unitTextsOf(award, features)
  return [
    wrap(lead.join(' ')),
    ...lists.map(({ title, units }) => unitList(title, units)),
    topics.length === 0 ? '' : `What you learn, by topic\n${bullets(topics)}`,
  ]
}

function prices(course: Course): readonly string[] {
  const { price, fee } = course
  const options = paymentOptions(course)
  return [
    wrap(`Price: ${price}. ${fee}`),
    options === undefined
      ? ''
      : bullets([describeUpfront(options), ...(options.weekly ? [describeInstalments(options.weekly)] : [])]),
    wrap(fundingNote),
  ]
}

function placementText({ placement }: Course): readonly string[] {
  if (placement === null) return []
  const { blocks, note } = placement
  const count = plural(blocks.length, 'block')
  return [
    wrap(
      `Structured workplace learning in ${count}: ${blocks.map((hours) => `${hours} hours`).join(' and ')}.`,
    ),
    wrap(note),
  ]
}

function detailSections({ detail }: Course): readonly string[] {
  if (detail === undefined) return []
  return [
    section('Syllabus', ...detail.syllabus.map(({ title, topics }) => `${wrap(title)}\n${bullets(topics)}`)),
    section('Your instructor', wrap(`${detail.instructor.name}. ${detail.instructor.about}`)),
    section(
      'Class size and certificate',
      wrap(`Up to ${detail.maxStudents} students. ${detail.certification}`),
    ),
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
}: Company): readonly string[] {
  return [
    bullets([
      ...Object.values(phone).map(({ label, number }) => `${label}: ${number}`),
      `Admissions: ${email.admissions}`,
      `Support: ${hoursLine(supportHours, timeZone)}`,
      `${office.melbourne.name}: ${addressLine(office.melbourne)}`,
      site,
    ]),
    wrap(
      `${name} is a trading name of ${training.name}, ABN ${training.abn}, provider code ${training.providerCode}. ${sampleNote}`,
    ),
  ]
}

/** The free course guide: a plain-text document made from the course's own data as at a day, ready to download. */
export function courseGuide(
  course: Course,
  company: Company,
  day: string,
): { fileName: string; text: string } {
  const { studyWeek } = course
  const facts = [
    ['Level', course.level],
    ['Duration', course.duration],
    ...(studyWeek ? [['Study time', studyTime(studyWeek.hours)]] : []),
    ['Delivery', course.deliveryMode],
    ['Location', course.location],
    ['Next intake', startText(course.nextIntake)],
  ].map(([label, value]) => `${label}: ${value}`)
  const heading = wrap(course.title.toUpperCase())
  const sections = [
    `${wrap(`${company.name} course guide`)}\n\n${heading}\n${'='.repeat(GUIDE_COLUMNS)}`,
    ...recognition(course, day),
    bullets(facts),
    section(
      'About this course',
      wrap(course.short),
      ...course.description.map((paragraph) => wrap(paragraph)),
    ),
    section("What you'll learn", bullets(course.features)),
    section('Job outcomes', wrap('The course prepares you for work such as:'), bullets(course.outcomes)),
    section('Subjects', ...subjects(course)),
    ...detailSections(course),
    section('How you study', wrap(course.delivery), wrap(studyWeek?.workedOutFrom ?? '')),
    section('Work placement', ...placementText(course)),
    section('Entry requirements', bullets(entryRequirementsOf(course))),
    section('Course features', bullets(courseFeatures)),
    section('Price and payment options', ...prices(course)),
    section('Contact', ...contact(company)),
  ].filter((part) => part !== '')
  return { fileName: `${course.slug}-course-guide.txt`, text: `${sections.join('\n\n')}\n` }
}
