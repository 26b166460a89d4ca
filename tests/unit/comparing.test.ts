import { describe, expect, test } from 'vitest'
import { compareRows, coursesToCompare, differs } from '~/data/courses/comparing'
import { formatDay } from '~/data/site/dates'
import { comparedCourse } from '../support/courseCards'

const differing = (...courses: ReturnType<typeof comparedCourse>[]) =>
  compareRows.filter((row) => differs(row, courses)).map(({ id }) => id)

describe('the comparison', () => {
  test('has the rows of §2.14', () => {
    expect(compareRows.map(({ label }) => label)).toEqual([
      'Title',
      'Level',
      'Duration',
      'Price',
      'Delivery',
      'Location',
      'Next Intake',
      'Features',
      'Outcomes',
    ])
    expect(compareRows.map((row) => row.read(comparedCourse()))).toEqual([
      'Certificate III in Individual Support',
      'Certificate III',
      '12 months',
      '$3,200',
      'Blended',
      'Australia-wide',
      '9 February 2026',
      ['Placement support', 'Small groups', 'Online library', 'Weekly trainer calls'],
      ['Support worker', 'Care assistant', 'Community worker'],
    ])
  })

  test('knows which rows differ', () => {
    const one = comparedCourse()
    expect(differing(one)).toEqual([])
    expect(differing(one, comparedCourse({ id: 2 }))).toEqual([])
    expect(differing(one, comparedCourse({ price: '$900', features: ['Small groups'] }))).toEqual([
      'price',
      'features',
    ])
    expect(differing(one, one, comparedCourse({ level: 'Diploma' }))).toEqual(['level'])
  })

  test('does not count another order of a list as a difference', () => {
    const one = comparedCourse()
    expect(differing(one, comparedCourse({ outcomes: one.outcomes.toReversed() }))).toEqual([])
  })

  test('shows courses in the order asked and leaves unknown ones out', () => {
    const all = [1, 2, 3].map((id) => comparedCourse({ id }))
    expect(coursesToCompare(all, [3, 99, 1]).map(({ id }) => id)).toEqual([3, 1])
    expect(coursesToCompare(all, [])).toEqual([])
  })
})

test('an intake is a date that no time zone moves', () => {
  expect(formatDay('2026-01-01')).toBe('1 January 2026')
  expect(formatDay('soon')).toBe('soon')
})
