import { expect, test } from 'vitest'
import { courses } from '~/data/courses/courses'
import { courseTextOf } from '~/data/courses/courseTexts'
import { hasPaces, monthsAtPace, sampleHours, weekAtPace } from '~/data/courses/studyPace'

const paced = courses.filter(hasPaces)
const partsOf = (slug: string) => courseTextOf(slug)?.week.map(({ hours }) => hours) ?? []

test('the parts of a sample week are its hours together, and none is left out', () => {
  expect(paced.length).toBeGreaterThan(15)
  for (const { slug } of paced)
    for (const hours of sampleHours) {
      const week = weekAtPace(partsOf(slug), hours)
      expect(
        week.reduce((sum, part) => sum + part, 0),
        `${slug} at ${hours}`,
      ).toBe(hours)
      expect(Math.min(...week), `${slug} at ${hours}`).toBeGreaterThanOrEqual(0.5)
      expect(week.every((part) => Number.isInteger(part * 2))).toBe(true)
    }
})

test('a week of the planned hours is the planned week', () => {
  for (const { slug, studyWeek } of paced)
    expect(weekAtPace(partsOf(slug), studyWeek?.hours ?? 0)).toEqual(partsOf(slug))
})

test.each([
  [[6, 1, 4, 3], 8, [3.5, 0.5, 2.5, 1.5]],
  [[10, 0.5, 0.5], 8, [7, 0.5, 0.5]],
])('%j in %i hours is %j', (parts, hours, week) => {
  expect(weekAtPace(parts, hours)).toEqual(week)
})

test.each([
  ['12 months', 14, 8, 21],
  ['12 months', 14, 15, 12],
  ['12 months', 14, 25, 7],
  ['6 months', 10, 10, 6],
])(
  '%s planned for %i hours a week take %i hours a week about %i months',
  (duration, planned, hours, months) => {
    expect(monthsAtPace(duration, planned, hours)).toBe(months)
  },
)

test('a course planned for less than the shortest sample week has no others', () => {
  expect(hasPaces({ studyWeek: { hours: 7.5, workedOutFrom: '' } })).toBe(false)
  expect(hasPaces({ studyWeek: null })).toBe(false)
})
