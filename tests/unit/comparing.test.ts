import { describe, expect, test } from 'vitest'
import { toComparedCourse } from '~/data/courses/compare.page'
import {
  type ComparedCourse,
  compareRows,
  coursesInView,
  coursesToCompare,
  decidingDifferences,
  differs,
  markOf,
} from '~/data/courses/comparing'
import { courses as allCourses } from '~/data/courses/courses'
import { formatDay } from '~/data/site/dates'
import { comparedCourse } from '../support/courseCards'

const courses = allCourses.map(toComparedCourse)

const differing = (...courses: ReturnType<typeof comparedCourse>[]) =>
  compareRows.filter((row) => differs(row, courses)).map(({ id }) => id)

const marks = (...compared: readonly ComparedCourse[]) =>
  compareRows.flatMap((row) =>
    compared.flatMap((course) => {
      const mark = markOf(row, course, compared)
      return mark ? [`${row.id} ${mark}`] : []
    }),
  )

/** The first and the last day that a course of this length, begun on any day, can end on, counted from its beginning. */
function daysOf(duration: string): readonly [number, number] {
  const amount = Number.parseInt(duration, 10)
  if (duration.includes('day')) return [amount, amount]
  if (duration.includes('week')) return [amount * 7, amount * 7]
  const lengths = Array.from({ length: 12 }, (_, start) =>
    Math.round((Date.UTC(2026, start + amount, 1) - Date.UTC(2026, start, 1)) / 86_400_000),
  )
  return [Math.min(...lengths), Math.max(...lengths)]
}

/** Whether one course is ahead of another in what decides, from what is written of it and not from what sorts it. */
const isAhead: Readonly<Record<string, (one: ComparedCourse, other: ComparedCourse) => boolean>> = {
  'duration shortest': (one, other) => daysOf(one.duration)[1] < daysOf(other.duration)[0],
  'price lowest': (one, other) =>
    Number.parseInt(one.price.replace(/\D/g, ''), 10) < Number.parseInt(other.price.replace(/\D/g, ''), 10),
  'nextIntake soonest': (one, other) => Date.parse(one.nextIntake ?? '') < Date.parse(other.nextIntake ?? ''),
}

test('what is marked of any two courses is true, and what is true of them is marked', () => {
  const faults = courses.flatMap((one) =>
    courses.flatMap((other) => {
      const expected = Object.entries(isAhead).flatMap(([mark, ahead]) =>
        one !== other && (ahead(one, other) || ahead(other, one)) ? [mark] : [],
      )
      const found = compareRows.flatMap((row) => {
        const mark = markOf(row, one, [one, other])
        if (mark && !isAhead[`${row.id} ${mark}`]?.(one, other)) return [`${row.id} ${mark} is not true`]
        return mark || markOf(row, other, [one, other]) ? [`${row.id} ${row.decides?.word}`] : []
      })
      return found.join() === expected.join()
        ? []
        : [`${one.slug} and ${other.slug}: ${found}, not ${expected}`]
    }),
  )
  expect(faults).toEqual([])
})

describe('the comparison', () => {
  test('has the rows of §2.14', () => {
    expect(compareRows.map(({ label }) => label)).toEqual([
      'Title',
      'Level',
      'Status',
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
      'Current',
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

  test('marks nothing where there is nothing to choose between', () => {
    const one = comparedCourse()
    expect(marks(one)).toEqual([])
    expect(marks(one, comparedCourse({ id: 2, level: 'Diploma', features: ['Small groups'] }))).toEqual([])
    expect(
      marks(one, comparedCourse({ id: 2, price: 'on request', duration: 'varies', nextIntake: 'soon' })),
    ).toEqual([])
  })

  test('marks what is shared by some as equal', () => {
    const [cheap, dear] = [comparedCourse({ price: '$900' }), comparedCourse({ price: '$1,000' })]
    expect(marks(cheap, dear, comparedCourse({ price: '$900' }))).toEqual([
      'price equal lowest',
      'price equal lowest',
    ])
    expect(marks(cheap, dear, dear)).toEqual(['price lowest'])
  })

  test('says in which of the things that decide the courses differ', () => {
    const one = comparedCourse()
    expect(decidingDifferences([one, comparedCourse({ level: 'Diploma' })])).toBe(
      'They do not differ in what decides: duration, price and next intake.',
    )
    expect(decidingDifferences([one, comparedCourse({ price: '$900' })])).toBe(
      'They differ in 1 thing that decides: price.',
    )
    expect(decidingDifferences([one, one, comparedCourse({ price: '$900', nextIntake: '2027-01-01' })])).toBe(
      'They differ in 2 things that decide: price and next intake.',
    )
  })

  test('says which courses are in view', () => {
    expect(coursesInView(0, 2, 3)).toBe('Courses 1 and 2 of 3')
    expect(coursesInView(1, 2, 3)).toBe('Courses 2 and 3 of 3')
    expect(coursesInView(2, 1, 3)).toBe('Course 3 of 3')
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
