import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { careerAreas, findCareerArea } from '~/data/careers/areas'
import { careerAreaIds, careerSchema, genderSplitSchema, type Role, roleSchema } from '~/data/careers/career'
import {
  careers,
  careersByArea,
  findCareer,
  findRole,
  relatedRoles,
  roles,
  shortDescriptionLength,
  truncateShort,
} from '~/data/careers/careers'
import { growthLabelOf } from '~/data/careers/defineCareer'
import { formatChange, formatCount, formatPay } from '~/data/careers/figures'
import { courses } from '~/data/courses/courses'
import { hostileSlugs, wordingFaults } from '../../support/contentRules'
import { expectNone, faultsIn, placeOf, repeatFaults, schemaFaults } from '../../support/faults'

const content = 'src/data/careers/content'
const fileOfRole = ({ careerSlug }: Role) => `${content}/${careerSlug}.ts`

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const textOf = (role: Role) =>
  [role.title, role.shortDescription, ...role.fullDescription, ...role.skills].join('\n')

describe('every career', () => {
  test.each(careers.map((career) => [career.slug, career] as const))('%s', (_, career) => {
    const file = `${content}/${career.slug}.ts`
    expectNone([
      ...schemaFaults(careerSchema, career, file),
      ...wordingFaults([career.title, career.description]),
    ])
    expect(career.roles.length, `${file}: roles`).toBeGreaterThanOrEqual(3)
  })
})

test('shares that do not add up to a hundred are refused', () => {
  expect(genderSplitSchema.safeParse({ female: 60, male: 40 }).success).toBe(true)
  expect(genderSplitSchema.safeParse({ female: 60, male: 30 }).success).toBe(false)
  const [role] = roles
  if (!role) throw new Error('there are no roles')
  const { charts } = role
  const educationLevels = charts.educationLevels.map(({ level }) => ({ level, percentage: 5 }))
  expect(roleSchema.safeParse({ ...role, charts: { ...charts, educationLevels } }).success).toBe(false)
})

describe('every role', () => {
  test.each(roles.map((role) => [role.slug, role] as const))('%s', (_, role) => {
    const place = `${fileOfRole(role)}, ${role.slug}`
    const { title, shortDescription, fullDescription, skills } = role
    expectNone(wordingFaults({ title, shortDescription, fullDescription, skills }))
    expect(role.genderSplit.female + role.genderSplit.male, `${place}: women and men add up to`).toBe(100)
    expect(role.charts.genderSplit).toEqual(role.genderSplit)
    expect(
      sum(role.charts.educationLevels.map(({ percentage }) => percentage)),
      `${place}: education adds up to`,
    ).toBe(100)
    expect(role.averageSalary, `${place}: averageSalary is 52 times averageWeeklySalary`).toBe(
      role.outlook.averageWeeklySalary * 52,
    )
    expect(textOf(role).split(/\s+/).length, `${place}: words of its texts`).toBeGreaterThanOrEqual(110)
    expect(new Set(skills).size, `${place}: skills names one twice`).toBe(skills.length)
  })

  test.each(roles.map((role) => [role.slug, role] as const))(
    '%s says where each figure comes from',
    (_, role) => {
      for (const { source, asAt, illustrative } of Object.values(role.sources)) {
        expect(illustrative).toBe(true)
        expect(source).toMatch(/^Illustrative figure/)
        expect(asAt).toMatch(/^2025-\d\d-\d\d$/)
      }
    },
  )

  test.each(roles.map((role) => [role.slug, role] as const))(
    '%s draws its growth as it states it',
    (_, role) => {
      const [, , now, next] = role.growthOutlook.points
      if (!now || !next) throw new Error('a point is missing')
      // The projection is rounded to three figures, which moves it by less than a percent.
      const drawn = (next.people / now.people - 1) * 100
      expect(Math.abs(drawn - role.outlook.employmentGrowth)).toBeLessThan(1)
      expect(role.growthOutlook.points.map((point) => point.projected)).toEqual([false, false, false, true])
      expect(role.growthOutlook.label).toBe(growthLabelOf(role.outlook.employmentGrowth))
      expect(role.outlook.jobOpenings).toBeLessThan(now.people)
    },
  )

  test.each(roles.map((role) => [role.slug, role] as const))(
    '%s links only courses that exist',
    (_, role) => {
      const known = new Set(courses.map((course) => course.id))
      const place = `${fileOfRole(role)}, ${role.slug}`
      expectNone(
        faultsIn(
          role.courseIds,
          (id) => !known.has(id),
          (id) => `${place}: no course has the id ${id}: correct courseCodes.`,
        ),
      )
      expect(role.courseIds.length, `${place}: courseCodes`).toBeGreaterThan(0)
      expect(new Set(role.courseIds).size, `${place}: courseCodes names one twice`).toBe(
        role.courseIds.length,
      )
    },
  )
})

describe('the careers as a whole', () => {
  test('are at least 8, in at least 5 areas, with 24 roles or more', () => {
    expect(careers.length).toBeGreaterThanOrEqual(8)
    expect(new Set(careers.map((career) => career.area)).size).toBeGreaterThanOrEqual(5)
    expect(roles.length).toBeGreaterThanOrEqual(24)
  })

  test('list every content file, under its own name', () => {
    const files = readdirSync(new URL('../../../src/data/careers/content', import.meta.url))
    expectNone(
      faultsIn(
        files,
        (file) => !careers.some(({ slug }) => `${slug}.ts` === file),
        (file) =>
          `${content}/${file}: no career has this slug: list it in src/data/careers/careers.ts, and call file and slug alike.`,
      ),
    )
  })

  test('repeat no id, and no slug that an address could mistake for another page', () => {
    const slugs = [...careers.map((career) => career.slug), ...roles.map((role) => role.slug)]
    expect(slugs, `${content}: 'by-area' is the address of another page`).not.toContain('by-area')
    const placeOfSlug = ({ slug }: { slug: string }) => placeOf(`slug: '${slug}'`, content)
    expectNone([
      ...repeatFaults<{ slug: string; id: number }, 'slug' | 'id'>(
        [...careers, ...roles],
        ['slug', 'id'],
        placeOfSlug,
      ),
      ...repeatFaults(careers, ['image'], placeOfSlug),
    ])
  })

  test.each(['admin-assistant', 'animal-care-attendant', 'vet-nurse', 'marketing-manager'])(
    'include the role %s',
    (slug) => expect(findRole(slug)?.slug).toBe(slug),
  )

  test('are all found under their area, once', () => {
    const groups = careersByArea()
    expect(groups.map((group) => group.area)).toEqual(
      careerAreaIds.filter((area) => careers.some((career) => career.area === area)),
    )
    expect(
      groups
        .flatMap((group) => group.careers)
        .map((career) => career.id)
        .sort(),
    ).toEqual(careers.map((career) => career.id).sort())
    for (const { area, careers: inArea } of groups)
      expect(inArea.every((career) => career.area === area)).toBe(true)
    expect(careerAreas.map((area) => area.id)).toEqual([...careerAreaIds])
  })
})

describe('looking up', () => {
  test.each(hostileSlugs)('knows nothing called %j', (slug) => {
    expect(findCareer(slug)).toBeUndefined()
    expect(findRole(slug)).toBeUndefined()
    expect(findCareerArea(slug)).toBeUndefined()
  })
})

describe('related roles', () => {
  test.each(roles.map((role) => [role.slug, role] as const))('of %s start with its siblings', (_, role) => {
    const related = relatedRoles(role)
    const siblings = roles.filter((other) => other.careerId === role.careerId && other.id !== role.id)
    expect(related.slice(0, siblings.length)).toEqual(siblings)
    expect(related).not.toContain(role)
    expect(new Set(related).size).toBe(related.length)
    expect(related.length).toBeLessThanOrEqual(4)
  })
})

describe('roles elsewhere', () => {
  const shared = (a: Role, b: Role) => a.courseIds.filter((id) => b.courseIds.includes(id)).length

  test('are related by the courses they share, most shared first', () => {
    for (const role of roles) {
      const elsewhere = relatedRoles(role, 100).filter(({ careerId }) => careerId !== role.careerId)
      const expected = roles.filter((other) => other.careerId !== role.careerId && shared(other, role) > 0)
      expect(elsewhere.map(({ slug }) => slug).sort()).toEqual(expected.map(({ slug }) => slug).sort())
      const counts = elsewhere.map((other) => shared(other, role))
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    }
  })
})

describe('figures of a career', () => {
  test('are written as in Australia', () => {
    expect([formatCount(0), formatCount(12_345)]).toEqual(['0', '12,345'])
    expect([formatPay(85_000), formatPay(99.6)]).toEqual(['$85,000', '$100'])
  })
  test('say which way a change goes', () => {
    expect([9, -3, 0].map(formatChange)).toEqual(['+9%', '−3%', '0%'])
  })
})

describe('the short description of a card', () => {
  test('is left alone up to 120 characters (§9)', () => {
    expect(shortDescriptionLength).toBe(120)
    expect(truncateShort('a'.repeat(120))).toBe('a'.repeat(120))
    expect(truncateShort('')).toBe('')
  })

  test('is cut after 120 characters and says so', () => {
    expect(truncateShort('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`)
    expect(truncateShort(`${'a'.repeat(119)} bc`)).toBe(`${'a'.repeat(119)}…`)
  })

  test('never splits a character', () => {
    expect(truncateShort('🦜'.repeat(121))).toBe(`${'🦜'.repeat(120)}…`)
  })
})

test.each([
  [28, 'Strong growth'],
  [10, 'Strong growth'],
  [9.9, 'Moderate growth'],
  [3, 'Moderate growth'],
  [2.9, 'Stable'],
  [-2.9, 'Stable'],
  [-3, 'Declining'],
] as const)('%d percent in five years is called %s', (percent, label) =>
  expect(growthLabelOf(percent)).toBe(label),
)
