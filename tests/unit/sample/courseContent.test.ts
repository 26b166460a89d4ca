import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { categories, findCategory, matchesCategoryKeywords } from '~/data/courses/categories'
import { type Award, type Course, courseCardSchema, courseSchema } from '~/data/courses/course'
import { matchesWords } from '~/data/courses/courseLists'
import { writtenCourses as courses, findCourse, toCourseCard } from '~/data/courses/courses'
import { findInstitution, institutionSchema, institutions } from '~/data/courses/institutions'
import { learningGoals } from '~/data/courses/learningGoals'
import { FEATURED_COURSES } from '~/data/courses/limits'
import { qualifications } from '~/data/courses/qualifications'
import { registerReadOn } from '~/data/courses/qualifications/nationalAward'
import { recommend } from '~/data/courses/recommending'
import { registerEntryOf } from '~/data/courses/registerStatus'
import { durationDays, priceNumber } from '~/data/courses/sorting'
import { subjects } from '~/data/courses/subjects'
import { testimonialSchema, testimonials } from '~/data/courses/testimonials'
import { categoryIds, deliveryModes, learningGoalIds } from '~/data/courses/vocabulary'
import { courseFaults } from '../../../build/checkCourses'
import { hostileSlugs, wordingFaults } from '../../support/contentRules'
import { expectNone, faultsIn, fileOf, placeOf, repeatFaults, schemaFaults } from '../../support/faults'

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

function proseOf({ detail, ...course }: Course): readonly string[] {
  const { award, placement } = course
  const teaching = detail && [
    ...detail.syllabus.flatMap(({ title, topics }) => [title, ...topics]),
    ...detail.prerequisites,
    detail.instructor.about,
    detail.certification,
  ]
  return [
    course.title,
    award.kind === 'short' ? award.note : '',
    course.short,
    ...course.description,
    ...course.features,
    ...course.outcomes,
    course.delivery,
    course.studyWeek?.workedOutFrom ?? '',
    course.fee,
    ...course.entryChecks,
    placement?.note ?? '',
    ...(teaching ?? []),
  ]
}

const content = 'src/data/courses/content'
const placeOfCourse = ({ slug }: Course) => placeOf(`slug: '${slug}'`, content)

const doubles = <T>(values: readonly T[]) => values.filter((value, index) => values.indexOf(value) !== index)

/** What is wrong with a course by itself, each in a sentence that says where to change what. */
function contentFaults(course: Course): string[] {
  const place = placeOfCourse(course)
  const unless = (holds: boolean, sentence: string) => (holds ? [] : [`${place}: ${sentence}`])
  const lists = ['subjects', 'learningGoals', 'features', 'outcomes'] as const
  return [
    ...schemaFaults(courseSchema, course, place),
    ...wordingFaults(proseOf(course)),
    ...unless(
      !unconfirmedCode.test(JSON.stringify(course)),
      'names a code that is not confirmed: leave it out.',
    ),
    ...unless(
      matchesCategoryKeywords(course.categoryId, course.category),
      `category "${course.category}" holds no word of the category ${course.categoryId}: take one from categoryKeywords in src/data/courses/categories.ts.`,
    ),
    ...unless(
      findInstitution(course.provider) !== undefined,
      `provider "${course.provider}" is nobody: take an id from src/data/courses/institutions.ts.`,
    ),
    ...faultsIn(
      course.subjects,
      (id) => !subjects.some((subject) => subject.id === id),
      (id) => `${place}: "${id}" is no subject: take an id from src/data/courses/subjects.ts.`,
    ),
    ...lists.flatMap((list) =>
      doubles<string>(course[list]).map((text) => `${place}: ${list} says "${text}" twice: leave one out.`),
    ),
    ...unless(
      course.nextIntake !== null && course.nextIntake >= '2027-01-11' && course.nextIntake <= '2027-10-25',
      `nextIntake ${course.nextIntake} is not between 2027-01-11 and 2027-10-25.`,
    ),
    ...unless(priceNumber(course.price) > 0, `price ${course.price} is no amount.`),
    ...unless(
      course.students >= course.reviews,
      `${course.reviews} reviews cannot come from ${course.students} students.`,
    ),
  ]
}

describe('every course', () => {
  test.each(courses.map((course) => [course.slug, course] as const))('%s', (_slug, course) => {
    expectNone(contentFaults(course))
  })

  test('is listed, whichever content file it stands in', () => {
    const listed = new Set(courses.map((course) => fileOf(`slug: '${course.slug}'`, content)))
    const files = readdirSync(new URL(`../../../${content}`, import.meta.url))
      .map((name) => `${content}/${name}`)
      .filter((file) => /^ {4}slug:/m.test(readFileSync(file, 'utf8')))
    expectNone(
      faultsIn(
        files,
        (file) => !listed.has(file),
        (file) =>
          `${file}: its courses are not listed: import them in src/data/courses/courses.ts and add them to \`written\`.`,
      ),
    )
  })
})

describe('the list as a whole', () => {
  test('has at least 48 courses, ordered by id, none named twice', () => {
    expect(courses.length).toBeGreaterThanOrEqual(48)
    expect(courses.map(({ id }) => id)).toEqual(courses.map(({ id }) => id).toSorted((a, b) => a - b))
    expectNone(repeatFaults(courses, ['id', 'slug', 'code', 'title'], placeOfCourse))
  })

  test.each(categoryIds)('fills the category %s', (id) => {
    expect(
      courses.filter(({ categoryId }) => categoryId === id).length,
      `${content}: courses with categoryId '${id}'`,
    ).toBeGreaterThanOrEqual(8)
  })

  test.each(catalogueFacets.qualification.options)(
    'has a course for the qualification filter $value',
    ({ value: level }) => {
      expect(
        courses.some((course) => course.level === level),
        `${content}: no course has the level '${level}': write one, or take it out of src/data/courses/catalogueFacets.ts`,
      ).toBe(true)
    },
  )

  test.each(deliveryModes)('has a course delivered %s', (mode) => {
    expect(
      courses.some(({ deliveryMode }) => deliveryMode === mode),
      `${content}: no course has the deliveryMode '${mode}': write one, or take it out of src/data/courses/vocabulary.ts`,
    ).toBe(true)
  })

  test('fills the home page’s featured row', () => {
    expect(
      courses.filter(({ badge }) => badge === 'Featured').length,
      `${content}: courses with the badge 'Featured'`,
    ).toBeGreaterThanOrEqual(FEATURED_COURSES)
  })

  test('shows the three price examples of §9', () => {
    const offers = courses.map(({ price, duration }) => `${price} ${duration}`)
    expect(offers).toEqual(
      expect.arrayContaining(['$3,200 12 months', '$4,800 18 months', '$2,400 8 months']),
    )
  })
})

const DAYS_IN_WEEK = 7

/** What the AQF counts as the learning of one year of full-time study. */
const HOURS_OF_A_YEAR = 1200

/**
 * The AQF's volume is that of somebody new to the field, and counts what is learnt at work. Students here bring some of
 * it and learn some of it on their shifts, so a plan holds less, but with less than this its hours would be made up.
 */
const LEAST_SHARE_PLANNED = 1 / 3
const volume = (fewestYears: number, mostYears: number): readonly [number, number] => [
  HOURS_OF_A_YEAR * fewestYears * LEAST_SHARE_PLANNED,
  HOURS_OF_A_YEAR * mostYears,
]

/** A course of weeks asks for more than a day of lessons. */
const HOURS_OF_A_DAY = 8

/**
 * From and to how many hours a whole course may take. The AQF has no volume for what is not a qualification: a short
 * course stays well below the least of a Certificate II, and an advanced one has a project that takes whole days.
 */
const hoursInAll: Readonly<Record<Course['level'], readonly [number, number]>> = {
  'Certificate II': volume(0.5, 1),
  'Certificate III': volume(1, 2),
  'Certificate IV': volume(0.5, 2),
  Diploma: volume(1, 2),
  'Statement Of Attainment': [HOURS_OF_A_DAY, 120],
  Beginner: [HOURS_OF_A_DAY, 80],
  Intermediate: [HOURS_OF_A_DAY, 100],
  Advanced: [5 * HOURS_OF_A_DAY, 120],
}

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The numbers of hours that a sentence names, in words or digits: "an hour" is one, "a two-hour class" two. */
function hoursNamedIn(sentence: string): readonly number[] {
  const found = sentence.toLowerCase().matchAll(/\b(an?|\d+|[a-z]+)[ -]hours?\b/g)
  return [...found]
    .map(([, word = '']) => (/^an?$/.test(word) ? 1 : Number(word) || numberWords.indexOf(word)))
    .filter((hours) => hours > 0)
}

describe('the hours of a usual week', () => {
  const weekly = courses.flatMap((course) =>
    course.studyWeek ? [{ course, place: placeOfCourse(course), ...course.studyWeek }] : [],
  )

  test('stand on every course but those of a day or two', () => {
    expectNone(
      faultsIn(
        courses,
        ({ duration, studyWeek }) => (studyWeek === null) !== / days?$/.test(duration),
        (course) =>
          `${placeOfCourse(course)}: studyWeek is null for a course of days and for no other, and duration says ${course.duration}.`,
      ),
    )
  })

  test('name what the delivery of the course names', () => {
    const named = weekly.flatMap((week) =>
      hoursNamedIn(week.course.delivery).map((stated) => ({ ...week, stated })),
    )
    expect(named.length).toBeGreaterThan(0)
    expectNone(
      faultsIn(
        named,
        ({ stated, hours, workedOutFrom }) => !hoursNamedIn(workedOutFrom).includes(stated) || hours < stated,
        ({ place, stated }) =>
          `${place}: delivery names ${stated} hours of each week: count them in studyWeek, and name them in its sentence.`,
      ),
    )
  })

  test('come to as many as a course of its level asks for', () => {
    expectNone(
      weekly.flatMap(({ course: { duration, level }, hours, place }) => {
        const inAll = Math.round((hours * durationDays(duration)) / DAYS_IN_WEEK)
        const [fewest, most] = hoursInAll[level]
        return inAll >= fewest && inAll <= most
          ? []
          : [
              `${place}: ${hours} hours a week for ${duration} are ${inAll}; ${level} takes ${fewest} to ${most}.`,
            ]
      }),
    )
  })

  test('are worked out in other words where they are other hours', () => {
    expectNone(
      weekly.flatMap(({ hours, workedOutFrom, place }) =>
        weekly
          .filter((other) => other.workedOutFrom === workedOutFrom && other.hours < hours)
          .map((other) => `${place}: is worked out in the words of ${other.place}, but to other hours.`),
      ),
    )
  })
})

const levelOf = (aqf: number | null) =>
  aqf === null
    ? 'Statement Of Attainment'
    : ['', '', 'Certificate II', 'Certificate III', 'Certificate IV', 'Diploma'][aqf]

describe('national products', () => {
  test('are those on offer, each once, with their exact title and level', () => {
    const onOffer: ReadonlyMap<string, Award> = new Map(Object.entries(qualifications))
    expectNone([
      ...faultsIn(
        [...onOffer.keys()],
        (code) => !national.some((course) => course.code === code),
        (code) =>
          `${placeOf(code, 'src/data/courses/qualifications')}: no course leads to ${code}: write one in ${content}, or take it out.`,
      ),
      ...faultsIn(
        national,
        ({ code, award }) => onOffer.get(code) !== award,
        (course) =>
          `${placeOfCourse(course)}: award has to be qualifications.${course.code}: add ${course.code} to a file of src/data/courses/qualifications.`,
      ),
      ...faultsIn(
        national,
        ({ title, award }) => award.kind === 'national' && award.title !== title,
        (course) =>
          `${placeOfCourse(course)}: title is not that of ${course.code} in src/data/courses/qualifications: write it as the National Register does.`,
      ),
      ...faultsIn(
        national,
        ({ level, award }) => award.kind === 'national' && level !== levelOf(award.aqf),
        (course) => `${placeOfCourse(course)}: level "${course.level}" is not that of its qualification.`,
      ),
    ])
  })

  test('contradict themselves nowhere, and neither does any other course', () => {
    expectNone(courseFaults(courses, { day: registerReadOn, planned: registerReadOn }))
  })

  test.each([
    ['CHC30125', 'CHC30121'],
    ['CHC50125', 'CHC50121'],
  ])('%s is current, says that it replaced %s, and is found by both codes', (code, former) => {
    const course = national.find((candidate) => candidate.code === code)
    if (!course) throw new Error(`There is no course ${code}.`)
    const entry = registerEntryOf(course, registerReadOn)
    expect(entry).toMatchObject({ status: 'current', label: 'Current', isOpen: true })
    expect(entry?.sentences.join(' ')).toContain(`${code} replaced ${former} ${course.title} in 2025.`)
    expect(matchesWords(toCourseCard(course), former)).toBe(true)
    expect(matchesWords(toCourseCard(course), code)).toBe(true)
  })

  test.each([
    'BSB30120',
    'BSB40120',
    'BSB50120',
    'BSB50420',
    'TAE40122',
    'ICT30120',
    'ICT50220',
    'CHC43015',
    'ACM40418',
    'SHB20216',
  ])('%s lists as many units as its rule asks for', (code) => {
    const award = national.find((candidate) => candidate.code === code)?.award
    if (award?.kind !== 'national') throw new Error(`There is no course ${code}.`)
    expect(award.unitsVerified).toBe('full')
    expect(award.coreUnits.length + award.electiveUnits.length).toBe(award.unitsRequired?.total)
  })

  test('have the placement hours of their rules', () => {
    const hours = Object.fromEntries(
      national.flatMap(({ code, placement }) => (placement ? [[code, placement.blocks]] : [])),
    )
    const sum = (code: string) => hours[code]?.reduce((total, block) => total + block, 0)
    expect(hours).toMatchObject({ ACM20121: [54, 50], ACM30122: [54, 50] })
    expect(['CHC30125', 'CHC50125', 'CHC33021', 'CHC43121'].map(sum)).toEqual([160, 280, 120, 120])
  })
})

describe('short courses', () => {
  test.each(short.map((course) => [course.slug, course] as const))('%s', (_slug, course) => {
    const place = placeOfCourse(course)
    expect(
      course.award.kind === 'short' && course.award.note,
      `${place}: award has to say that it does not lead to an AQF qualification, as those of ${content}/shortCourseAward.ts do`,
    ).toMatch(/does not lead to an AQF qualification/)
    expect(
      course.code,
      `${place}: code is that of a national product: a short course has one such as LL-AI101`,
    ).not.toMatch(/^([A-Z]{3}\d{5}|\d{5}[A-Z]{3}|HLTAID\d{3})$/)
  })

  test('ten of them are detailed, on every one of their levels', () => {
    const levels: readonly string[] = ['Beginner', 'Intermediate', 'Advanced']
    expect(detailed, `${content}: §3 asks for ten courses with a detail`).toHaveLength(10)
    for (const level of levels)
      expect(
        detailed.filter((course) => course.level === level).length,
        `${content}: two courses with a detail have to be on the level ${level}`,
      ).toBeGreaterThanOrEqual(2)
    expectNone(
      faultsIn(
        detailed,
        ({ level, price, award }) =>
          !levels.includes(level) ||
          award.kind !== 'short' ||
          priceNumber(price) < 900 ||
          priceNumber(price) > 2800,
        (course) =>
          `${placeOfCourse(course)}: a course with a detail is a short course on the level ${levels.join(', ')}, for $900 to $2,800.`,
      ),
    )
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
        .map(
          ({ id }) =>
            `${content}: no course has both "${goal}" in learningGoals and "${id}" in subjects: add one of them to a course that fits.`,
        ),
    )
    expectNone(empty)
  })

  test('are recommended exactly, never as the closest', () => {
    const cards = courses.map(toCourseCard)
    for (const goal of learningGoalIds)
      for (const { id } of subjects) expect(recommend(cards, goal, id, subjects).kind).toBe('exact')
  })
})

describe('finding a course', () => {
  test('by its id and by its slug', () => {
    expectNone(
      faultsIn(
        courses,
        (course) => findCourse(String(course.id)) !== course || findCourse(course.slug) !== course,
        (course) => `${placeOfCourse(course)}: its id or its slug leads to another course: choose others.`,
      ),
    )
  })

  test.each([...hostileSlugs, '01', '1.0', ' 1', '1e0', 'CHC30121'])('not by %j', (name) => {
    expect(findCourse(name)).toBeUndefined()
  })

  test('a card holds what a card shows and nothing else', () => {
    for (const course of courses) {
      const card = toCourseCard(course)
      expectNone(schemaFaults(courseCardSchema.strict(), card, placeOfCourse(course)))
      expect(card.studyHours).toBe(course.studyWeek === null ? null : course.studyWeek.hours)
      expect(card.badge).toBe(course.badge)
      expect('badge' in card).toBe('badge' in course)
    }
  })
})

describe('categories', () => {
  test('stand in the order of their ids, each with a description for a tile', () => {
    const file = 'src/data/courses/categories.ts'
    expect(
      categories.map(({ id }) => id),
      `${file}: write the categories in the order of categoryIds in src/data/courses/vocabulary.ts`,
    ).toEqual([...categoryIds])
    expectNone([
      ...repeatFaults(categories, ['title'], ({ id }) => `${file}, ${id}`),
      ...faultsIn(
        categories,
        ({ description }) => description.length >= 110,
        ({ id }) => `${file}: the description of ${id} is too long for a tile: 109 characters at most.`,
      ),
      ...wordingFaults(categories),
    ])
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
      const file = 'src/data/courses/institutions.ts'
      expectNone([
        ...schemaFaults(institutionSchema, institution, `${file}, ${id}`),
        ...wordingFaults(institution),
      ])
      expect(findInstitution(id)).toBe(institution)
      expect(
        courses.some(({ provider }) => provider === id),
        `${file}: no course has the provider '${id}': take it out, or name it in a course`,
      ).toBe(true)
    },
  )

  test('an institution nobody knows is not found', () => {
    for (const id of hostileSlugs) expect(findInstitution(id)).toBeUndefined()
  })

  test.each(testimonials.map((testimonial) => [testimonial.name, testimonial] as const))(
    '%s',
    (_name, said) => {
      const place = placeOf(said.name, 'src/data/courses')
      expectNone([...schemaFaults(testimonialSchema, said, place), ...wordingFaults(said)])
      if (said.courseSlug !== undefined)
        expect(
          findCourse(said.courseSlug)?.slug,
          `${place}: courseSlug is the slug of no course in ${content}`,
        ).toBe(said.courseSlug)
    },
  )

  test('are five and nine, none twice', () => {
    expect(institutions).toHaveLength(5)
    expect(testimonials).toHaveLength(9)
    expect(doubles(testimonials.map(({ name }) => name))).toEqual([])
  })
})
