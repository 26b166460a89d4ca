import { addressLine, type Company } from '~/data/company'
import { formatDay } from '~/data/site/dates'
import type { Award, Course, UnitOfCompetency } from './course'
import { courseFeatures, entryRequirements, fundingNote, studyTime, unitsOnRegisterNote } from './courseTerms'
import { describeInstalments, describeUpfront, paymentOptions } from './pricing'

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
  units.length === 0 ? '' : `${label}\n${bullets(units.map(({ code, title }) => `${code} ${title}`))}`

function recognition(code: string, award: Award): readonly string[] {
  if (award.kind === 'short') return [wrap(`Code: ${code}`), wrap(award.note)]
  const level =
    award.aqf === null ? 'A statement of attainment is not an AQF level.' : `AQF level ${award.aqf}.`
  const superseded = `${code} is superseded${award.supersededBy ? ` by ${award.supersededBy}` : ''}. Ask us which version is open for enrolment.`
  return [
    wrap(`${code} ${award.title}. Nationally recognised training. ${level}`),
    award.status === 'superseded' ? wrap(superseded) : '',
    award.status === 'unchecked' ? wrap('Check on training.gov.au that this version is current.') : '',
  ]
}

function subjects(award: Award): readonly string[] {
  if (award.kind === 'short') return []
  const { unitsRequired: rule, coreUnits, electiveUnits } = award
  return [
    rule === null ? '' : wrap(`${rule.total} units: ${rule.core} core and ${rule.elective} elective.`),
    unitList('Core units', coreUnits),
    unitList('Elective units', electiveUnits),
    coreUnits.length + electiveUnits.length === 0 ? wrap(unitsOnRegisterNote) : '',
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
  const count = blocks.length === 1 ? '1 block' : `${blocks.length} blocks`
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
    section('Before you start', bullets(detail.prerequisites)),
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
  office,
  sampleNote,
}: Company): readonly string[] {
  return [
    bullets([
      ...Object.values(phone).map(({ label, number }) => `${label}: ${number}`),
      `Admissions: ${email.admissions}`,
      `Support: ${supportHours.map(({ label, times }) => `${label} ${times}`).join(', ')} AEST`,
      `${office.melbourne.name}: ${addressLine(office.melbourne)}`,
      site,
    ]),
    wrap(
      `${name} is a trading name of ${training.name}, ABN ${training.abn}, provider code ${training.providerCode}. ${sampleNote}`,
    ),
  ]
}

/** The free course guide: a plain-text document made from the course's own data, ready to download. */
export function courseGuide(course: Course, company: Company): { fileName: string; text: string } {
  const { studyWeek } = course
  const facts = [
    ['Level', course.level],
    ['Duration', course.duration],
    ...(studyWeek ? [['Study time', studyTime(studyWeek.hours)]] : []),
    ['Delivery', course.deliveryMode],
    ['Location', course.location],
    ['Next intake', formatDay(course.nextIntake)],
  ].map(([label, value]) => `${label}: ${value}`)
  const heading = wrap(course.title.toUpperCase())
  const sections = [
    `${wrap(`${company.name} course guide`)}\n\n${heading}\n${'='.repeat(GUIDE_COLUMNS)}`,
    ...recognition(course.code, course.award),
    bullets(facts),
    section(
      'About this course',
      wrap(course.short),
      ...course.description.map((paragraph) => wrap(paragraph)),
    ),
    section("What you'll learn", bullets(course.features)),
    section('Job outcomes', wrap('The course prepares you for work such as:'), bullets(course.outcomes)),
    section('Subjects', ...subjects(course.award)),
    ...detailSections(course),
    section('How you study', wrap(course.delivery), wrap(studyWeek?.workedOutFrom ?? '')),
    section('Work placement', ...placementText(course)),
    section('Entry requirements', bullets([...entryRequirements, ...course.entryChecks])),
    section('Course features', bullets(courseFeatures)),
    section('Price and payment options', ...prices(course)),
    section('Contact', ...contact(company)),
  ].filter((part) => part !== '')
  return { fileName: `${course.slug}-course-guide.txt`, text: `${sections.join('\n\n')}\n` }
}
