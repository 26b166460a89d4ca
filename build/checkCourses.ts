import { type Course, courseSchema } from '~/data/courses/course'
import { isOpenOn } from '~/data/courses/registerStatus'

/** A field of a course with the rule that it breaks, and the rest of the sentence. */
type Fault = readonly [field: string, rule: string]

type NationalCourse = Course & { award: Extract<Course['award'], { kind: 'national' }> }

const isNational = (course: Course): course is NationalCourse => course.award.kind === 'national'

/** The lists of units against the numbers of the packaging rule. */
function unitFaults({ award }: NationalCourse): Fault[] {
  const { unitsRequired, coreUnits, electiveUnits, moreElectives = [], unitsVerified, unitsNote } = award
  const { total = 0, core, elective } = unitsRequired ?? {}
  const faults: Fault[] = []
  if (unitsRequired === null && coreUnits.length + electiveUnits.length > 0)
    faults.push(['award.unitsRequired', 'may not be null where units are listed'])
  if ((core === undefined) !== (elective === undefined))
    faults.push(['award.unitsRequired', 'says how many are core and how many elective, or neither'])
  if (core !== undefined && elective !== undefined) {
    if (core + elective !== total)
      faults.push(['award.unitsRequired', `${core} core and ${elective} elective are not ${total} in all`])
    for (const [field, units, count] of [
      ['award.coreUnits', coreUnits, core],
      ['award.electiveUnits', electiveUnits, elective],
    ] as const)
      if (units.length !== count && !(units.length === 0 && unitsVerified !== 'full'))
        faults.push([field, `lists ${units.length}, and unitsRequired says ${count}`])
  } else if (unitsVerified === 'full')
    faults.push(['award.unitsRequired', 'has to say how a verified list divides'])
  if (unitsVerified !== 'full' && coreUnits.length > 0 && unitsNote === undefined)
    faults.push(['award.unitsNote', 'has to say which part of the list is verified'])
  const codes = [...coreUnits, ...electiveUnits, ...moreElectives].map(({ code }) => code)
  for (const code of codes.filter((one, at) => codes.indexOf(one) !== at))
    faults.push(['award', `lists the unit ${code} twice`])
  return faults
}

/** What the register says against how the course is offered. */
function statusFaults({ code, award, popular, badge }: NationalCourse, day: string): Fault[] {
  const { register } = award
  const { superseded, replaces, asAt } = register
  const faults: Fault[] = []
  if (asAt > day) faults.push(['award.register.asAt', `${asAt} is after the day of this build, ${day}`])
  if ([superseded?.by, replaces?.code].includes(code))
    faults.push(['award.register', `${code} can neither replace itself nor be replaced by itself`])
  if (isOpenOn(register, day)) return faults
  if (popular) faults.push(['popular', `has to be false for ${code}, which is superseded or has ended`])
  if (badge) faults.push(['badge', `"${badge}" may not stand on ${code}, which is superseded or has ended`])
  return faults
}

const qualificationNamed = /\b(Certificate (II|III|IV)|Diploma|[A-Z]{3}\d{5})\b/

/** Earlier study that is asked for in free text: beside it the page would say that there are no prerequisites. */
const prerequisiteFaults = ({ entryChecks, detail }: Course): Fault[] =>
  (
    [
      ['entryChecks', entryChecks],
      ['detail.prerequisites', detail?.prerequisites ?? []],
    ] as const
  ).flatMap(([field, texts]) =>
    texts
      .filter((text) => qualificationNamed.test(text))
      .map((text): Fault => [field, `"${text}" asks for earlier study: write it in award.prerequisites`]),
  )

/**
 * One sentence for each course that contradicts itself: which course, which field, which rule. `planned` is the day on
 * which the dates of the catalogue were planned: no intake lies before it, while later ones pass by themselves.
 */
export function courseFaults(
  courses: readonly Course[],
  { day, planned }: { day: string; planned: string },
): string[] {
  return courses.flatMap((course) => {
    const { error } = courseSchema.safeParse(course)
    const faults: Fault[] = error
      ? error.issues.map(({ path, message }) => [path.join('.'), message])
      : [
          ...(isNational(course) ? [...unitFaults(course), ...statusFaults(course, day)] : []),
          ...prerequisiteFaults(course),
          ...(course.nextIntake !== null && course.nextIntake < planned
            ? [
                [
                  'nextIntake',
                  `${course.nextIntake} is before ${planned}, when the intakes were planned`,
                ] as const,
              ]
            : []),
        ]
    return faults.map(([field, rule]) => `Course ${course.slug}: ${field}: ${rule}.`)
  })
}

/** Fails where a course contradicts itself. */
export function checkCourses(courses: readonly Course[], days: { day: string; planned: string }) {
  const faults = courseFaults(courses, days)
  if (faults.length > 0) throw new Error(`Courses that contradict themselves:\n${faults.join('\n')}`)
}
