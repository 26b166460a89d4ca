import { courseLibrary } from '~/data/courses/content/library'
import { courses } from '~/data/courses/courses'
import type { Career, EducationLevel, FigureSource, GenderSplit, GrowthLabel, Outlook, Role } from './career'

/** Highest level completed, in percent, in the order of `educationNames`. */
type EducationShares = readonly [
  school: number,
  certificate: number,
  diploma: number,
  bachelor: number,
  higher: number,
]

const educationNames = [
  'Year 12 or below',
  'Certificate III or IV',
  'Diploma or advanced diploma',
  'Bachelor degree',
  'Postgraduate',
] as const

/** A role as it is written down; everything that follows from these facts is worked out once, here. */
type RoleFacts = Pick<Role, 'id' | 'title' | 'slug' | 'shortDescription' | 'fullDescription' | 'skills'> & {
  readonly outlook: Outlook
  /** The share of women, in percent. */
  readonly female: number
  readonly education: EducationShares
  /** People employed in 2015, 2020 and 2025. */
  readonly employed: readonly [number, number, number]
  /** Codes of courses that prepare for the role, most useful first. */
  readonly courseCodes: readonly string[]
}

type CareerFacts = Omit<Career, 'roles'> & { readonly roles: readonly RoleFacts[] }

const weeksPerYear = 52

/** No figure is copied from a published table, so each says that it is illustrative and where to compare it. */
const illustrative: FigureSource = {
  source: 'Illustrative figure; compare with Jobs and Skills Australia occupation profiles',
  asAt: '2025-07-01',
  illustrative: true,
}

/** Five-year growth in words: ten percent is about what employment as a whole adds in strong years. */
export function growthLabelOf(percent: number): GrowthLabel {
  if (percent >= 10) return 'Strong growth'
  if (percent >= 3) return 'Moderate growth'
  return percent > -3 ? 'Stable' : 'Declining'
}

/** To three significant figures, so that a projection does not look more exact than it is. */
const roughly = (people: number) => Number(people.toPrecision(3))

const isOf = (code: string) => (course: { code: string }) => course.code === code

/** A code of no course stops the build. A role leads to what the provider offers of those it names, which may be nothing. */
function courseIdsOf(code: string): number[] {
  const ids = courses.filter(isOf(code)).map((course) => course.id)
  if (ids.length === 0 && !courseLibrary.some(isOf(code)))
    throw new Error(
      `A role in src/data/careers/content names ${code}, which is the code of no course in src/data/courses/content.`,
    )
  return ids
}

function defineRole(career: CareerFacts, facts: RoleFacts): Role {
  const { female, education, employed, courseCodes, ...written } = facts
  const genderSplit: GenderSplit = { female, male: 100 - female }
  const educationLevels: EducationLevel[] = educationNames
    .map((level, index) => ({ level, percentage: education[index] ?? 0 }))
    .filter(({ percentage }) => percentage > 0)
  const { employmentGrowth, averageWeeklySalary } = facts.outlook
  return {
    ...written,
    careerId: career.id,
    careerSlug: career.slug,
    genderSplit,
    charts: { genderSplit, educationLevels },
    growthOutlook: {
      label: growthLabelOf(employmentGrowth),
      points: [
        { year: 2015, people: employed[0], projected: false },
        { year: 2020, people: employed[1], projected: false },
        { year: 2025, people: employed[2], projected: false },
        { year: 2030, people: roughly(employed[2] * (1 + employmentGrowth / 100)), projected: true },
      ],
    },
    averageSalary: averageWeeklySalary * weeksPerYear,
    courseIds: courseCodes.flatMap(courseIdsOf),
    sources: {
      outlook: illustrative,
      genderSplit: illustrative,
      educationLevels: illustrative,
      growthOutlook: illustrative,
      averageSalary: illustrative,
    },
  }
}

export const defineCareer = (career: CareerFacts): Career => ({
  ...career,
  roles: career.roles.map((role) => defineRole(career, role)),
})
