import { describe, expect, test } from 'vitest'
import { qualificationChoices } from '~/data/courses/catalogueSearch'
import { categories, findCategory, matchesCategoryKeywords } from '~/data/courses/categories'
import { type Course, courseCardSchema, courseSchema } from '~/data/courses/course'
import { courses, findCourse, toCourseCard } from '~/data/courses/courses'
import { findInstitution, institutionSchema, institutions } from '~/data/courses/institutions'
import { learningGoals } from '~/data/courses/learningGoals'
import { FEATURED_COURSES } from '~/data/courses/limits'
import { qualifications } from '~/data/courses/qualifications'
import { recommend } from '~/data/courses/recommending'
import { priceNumber } from '~/data/courses/sorting'
import { subjects } from '~/data/courses/subjects'
import { testimonialSchema, testimonials } from '~/data/courses/testimonials'
import { categoryIds, deliveryModes, learningGoalIds } from '~/data/courses/vocabulary'
import { hostileSlugs, wordingFaults } from '../support/contentRules'

const national = courses.filter(({ award }) => award.kind === 'national')
const short = courses.filter(({ award }) => award.kind === 'short')
const detailed = courses.filter(({ detail }) => detail !== undefined)

/** §3, written out rather than read from the module under test. */
const subjectLabels = [
  'Business & Management',
  'Information Technology',
  'Healthcare & Nursing',
  'Education & Training',
  'Engineering',
  'Arts & Design',
  'Science & Research',
  'Hospitality & Tourism',
  'Construction & Trades',
  'Agriculture & Environment',
  'Finance & Accounting',
  'Marketing & Communications',
  'Human Resources',
  'Legal Studies',
  'Social Work',
  'Psychology & Counseling',
  'Media & Communications',
  'Sports & Fitness',
  'Creative Arts',
  'Languages',
]

const unconfirmedCode = /HLT33115|HLT33021|ACM30121|ACM40322|ACM20117|CUA31120|CUA51020|\bSIT\d/

function proseOf({ detail, ...course }: Course): string {
  const { award, placement } = course
  const teaching = detail && [
    ...detail.syllabus.flatMap(({ title, topics }) => [title, ...topics]),
    ...detail.prerequisites,
    detail.instructor.about,
    detail.certification,
  ]
  return [
    award.kind === 'national' ? `${course.code} ${course.title}` : `${course.title}\n${award.note}`,
    course.short,
    ...course.description,
    ...course.features,
    ...course.outcomes,
    course.delivery,
    course.fee,
    ...course.entryChecks,
    placement?.note ?? '',
    ...(teaching ?? []),
  ].join('\n')
}

const doubles = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('every course', () => {
  test.each(courses.map((course) => [course.slug, course] as const))('%s', (_slug, course) => {
    expect(courseSchema.parse(course)).toEqual(course)
    expect(wordingFaults(proseOf(course))).toEqual([])
    expect(JSON.stringify(course)).not.toMatch(unconfirmedCode)
    expect(matchesCategoryKeywords(course.categoryId, course.category)).toBe(true)
    expect(findInstitution(course.provider)).toBeDefined()
    expect(course.subjects.filter((id) => !subjects.some((subject) => subject.id === id))).toEqual([])
    for (const list of [course.subjects, course.learningGoals, course.features, course.outcomes])
      expect(doubles(list)).toEqual([])
    expect(course.nextIntake >= '2027-01-11' && course.nextIntake <= '2027-10-25').toBe(true)
    expect(priceNumber(course.price)).toBeGreaterThan(0)
    expect(course.students).toBeGreaterThanOrEqual(course.reviews)
  })
})

describe('the list as a whole', () => {
  test('has at least 48 courses, ordered by id, none named twice', () => {
    expect(courses.length).toBeGreaterThanOrEqual(48)
    expect(courses.map(({ id }) => id)).toEqual(courses.map(({ id }) => id).toSorted((a, b) => a - b))
    for (const key of ['id', 'slug', 'code', 'title', 'reviews'] as const)
      expect(doubles(courses.map((course) => course[key])), key).toEqual([])
  })

  test.each(categoryIds)('fills the category %s', (id) => {
    expect(courses.filter(({ categoryId }) => categoryId === id).length).toBeGreaterThanOrEqual(8)
  })

  test.each(qualificationChoices)('has a course for the qualification filter %s', (level) => {
    expect(courses.some((course) => course.level === level)).toBe(true)
  })

  test.each(deliveryModes)('has a course delivered %s', (mode) => {
    expect(courses.some(({ deliveryMode }) => deliveryMode === mode)).toBe(true)
  })

  test('fills the home page’s featured row', () => {
    expect(courses.filter(({ badge }) => badge === 'Featured').length).toBeGreaterThanOrEqual(
      FEATURED_COURSES,
    )
  })

  test('shows the three price examples of §9', () => {
    const offers = courses.map(({ price, duration }) => `${price} ${duration}`)
    expect(offers).toEqual(
      expect.arrayContaining(['$3,200 12 months', '$4,800 18 months', '$2,400 8 months']),
    )
  })
})

describe('national products', () => {
  test('are those on offer, each once, with their exact title and level', () => {
    expect(new Set(national.map(({ code }) => code))).toEqual(new Set(Object.keys(qualifications)))
    for (const { code, title, award, level } of national) {
      expect(Object.entries(qualifications).find(([known]) => known === code)?.[1]).toEqual(award)
      expect(award.kind === 'national' && award.title).toBe(title)
      const aqf = award.kind === 'national' ? award.aqf : 0
      expect(level, code).toBe(
        aqf === null
          ? 'Statement Of Attainment'
          : ['', '', 'Certificate II', 'Certificate III', 'Certificate IV', 'Diploma'][aqf],
      )
    }
  })

  test('list either a whole core or no units at all', () => {
    for (const { code, award } of national) {
      if (award.kind !== 'national') continue
      const { coreUnits, electiveUnits, unitsRequired } = award
      expect(coreUnits.length, code).toBe(unitsRequired?.core ?? 0)
      if (unitsRequired === null) expect(electiveUnits, code).toEqual([])
      else expect(unitsRequired.core + unitsRequired.elective, code).toBe(unitsRequired.total)
      expect(doubles([...coreUnits, ...electiveUnits].map((unit) => unit.code)), code).toEqual([])
    }
  })

  test.each([
    ['CHC30121', 'CHC30125'],
    ['CHC50121', 'CHC50125'],
  ])('%s says that it is superseded by %s', (code, successor) => {
    const course = national.find((candidate) => candidate.code === code)
    expect(course?.award).toMatchObject({ status: 'superseded', supersededBy: successor })
    expect(course?.description.join(' ')).toContain(`${code} is superseded by ${successor}`)
  })

  test('have the placement hours of their rules', () => {
    const hours = Object.fromEntries(
      national.flatMap(({ code, placement }) => (placement ? [[code, placement.blocks]] : [])),
    )
    const sum = (code: string) => hours[code]?.reduce((total, block) => total + block, 0)
    expect(hours).toMatchObject({ ACM20121: [54, 50], ACM30122: [54, 50] })
    expect(['CHC30121', 'CHC50121', 'CHC33021', 'CHC43121'].map(sum)).toEqual([160, 280, 120, 120])
  })
})

describe('short courses', () => {
  test.each(short.map((course) => [course.slug, course] as const))('%s', (_slug, course) => {
    expect(course.award.kind === 'short' && course.award.note).toMatch(
      /does not lead to an AQF qualification/,
    )
    expect(course.code).not.toMatch(/^([A-Z]{3}\d{5}|\d{5}[A-Z]{3}|HLTAID\d{3})$/)
  })

  test('ten of them are detailed, on every one of their levels', () => {
    expect(detailed).toHaveLength(10)
    for (const level of ['Beginner', 'Intermediate', 'Advanced'])
      expect(detailed.filter((course) => course.level === level).length, level).toBeGreaterThanOrEqual(2)
    for (const { level, price, slug, award } of detailed) {
      expect(['Beginner', 'Intermediate', 'Advanced'], slug).toContain(level)
      expect(award.kind, slug).toBe('short')
      expect(priceNumber(price), slug).toBeGreaterThanOrEqual(900)
      expect(priceNumber(price), slug).toBeLessThanOrEqual(2800)
    }
  })
})

describe('goals and subjects', () => {
  test('are those of §3', () => {
    expect(learningGoals.map(({ id }) => id)).toEqual([...learningGoalIds])
    expect(subjects.map(({ label }) => label)).toEqual(subjectLabels)
    expect(doubles(subjects.map(({ id }) => id))).toEqual([])
  })

  test('have a course for every pair', () => {
    const empty = learningGoalIds.flatMap((goal) =>
      subjects
        .filter(
          ({ id }) =>
            !courses.some((course) => course.learningGoals.includes(goal) && course.subjects.includes(id)),
        )
        .map(({ id }) => `${goal} × ${id}`),
    )
    expect(empty).toEqual([])
  })

  test('are recommended exactly, never as the closest', () => {
    for (const goal of learningGoalIds)
      for (const { id } of subjects) expect(recommend(courses, goal, id, subjects).kind).toBe('exact')
  })
})

describe('finding a course', () => {
  test('by its id and by its slug', () => {
    for (const course of courses) {
      expect(findCourse(String(course.id))).toBe(course)
      expect(findCourse(course.slug)).toBe(course)
    }
  })

  test.each([...hostileSlugs, '01', '1.0', ' 1', '1e0', 'CHC30121'])('not by %j', (name) => {
    expect(findCourse(name)).toBeUndefined()
  })

  test('a card holds what a card shows and nothing else', () => {
    for (const course of courses) {
      const card = toCourseCard(course)
      expect(courseCardSchema.strict().parse(card)).toEqual(card)
      expect(card.badge).toBe(course.badge)
      expect('badge' in card).toBe('badge' in course)
    }
  })
})

describe('categories', () => {
  test('stand in the order of their ids, each with a description for a tile', () => {
    expect(categories.map(({ id }) => id)).toEqual([...categoryIds])
    expect(doubles(categories.map(({ title }) => title))).toEqual([])
    for (const { title, description, text } of categories) {
      expect(description.length).toBeLessThan(110)
      expect(wordingFaults(`${title}\n${description}\n${text}`)).toEqual([])
    }
  })

  test.each(categoryIds)('%s is found in any case', (id) => {
    expect(findCategory(id)?.id).toBe(id)
    expect(findCategory(id.toUpperCase())?.id).toBe(id)
  })

  test.each(hostileSlugs)('not by %j', (name) => {
    expect(findCategory(name)).toBeUndefined()
  })

  test('keywords are looked for in any case, inside words too', () => {
    expect(matchesCategoryKeywords('health', 'ALLIED HEALTHCARE')).toBe(true)
    expect(matchesCategoryKeywords('technology', 'Hospitality')).toBe(true)
    expect(matchesCategoryKeywords('education', 'Business & Leadership')).toBe(false)
  })
})

describe('institutions and testimonials', () => {
  test.each(institutions.map((institution) => [institution.id, institution] as const))(
    '%s',
    (id, institution) => {
      expect(institutionSchema.parse(institution)).toEqual(institution)
      expect(wordingFaults(`${institution.name}\n${institution.recognition}`)).toEqual([])
      expect(findInstitution(id)).toBe(institution)
      expect(courses.some(({ provider }) => provider === id)).toBe(true)
    },
  )

  test('an institution nobody knows is not found', () => {
    for (const id of hostileSlugs) expect(findInstitution(id)).toBeUndefined()
  })

  test.each(testimonials.map((testimonial) => [testimonial.name, testimonial] as const))(
    '%s',
    (_name, said) => {
      expect(testimonialSchema.parse(said)).toEqual(said)
      expect(wordingFaults(said.text)).toEqual([])
      if (said.courseSlug !== undefined) expect(findCourse(said.courseSlug)?.slug).toBe(said.courseSlug)
    },
  )

  test('are five and ten, none twice', () => {
    expect(institutions).toHaveLength(5)
    expect(testimonials).toHaveLength(10)
    expect(doubles(testimonials.map(({ name }) => name))).toEqual([])
  })
})
