import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categorySorts, simpleCategorySorts } from '~/data/courses/categorySearch'
import {
  type CourseSort,
  durationDays,
  priceNumber,
  simpleSortLabels,
  sortCourses,
  sortLabels,
} from '~/data/courses/sorting'
import { courseCard, courseCards } from '../support/courseCards'

const cards = [
  courseCard({ id: 1, title: 'Bravo', reviews: 5, rating: 4.1, price: '$900', nextIntake: '2026-03-01' }),
  courseCard({ id: 2, title: 'alpha', reviews: 9, rating: 4.9, price: '$2,800', nextIntake: '2026-02-01' }),
  courseCard({
    id: 3,
    title: 'Charlie',
    reviews: 5,
    rating: 4.1,
    price: '$10,000',
    nextIntake: '2026-10-01',
  }),
]
const idsBy = (sort: CourseSort) => sortCourses(cards, sort).map(({ id }) => id)

test('durations are longer by their days, and what is none is longest', () => {
  const longer = ['1 day', '2 days', '8 weeks', '2 months', '12 months', '60 weeks', 'as long as it takes']
  const days = longer.map(durationDays)
  expect(days).toEqual(days.toSorted((a, b) => a - b))
  expect(new Set(days).size).toBe(longer.length)
  expect(days.slice(0, 3)).toEqual([1, 2, 56])
})

describe('sorting', () => {
  test('follows §9', () => {
    expect(idsBy('most-popular')).toEqual([2, 1, 3])
    expect(idsBy('highest-rated')).toEqual([2, 1, 3])
    expect(idsBy('lowest-price')).toEqual([1, 2, 3])
    expect(idsBy('az')).toEqual([2, 1, 3])
    expect(idsBy('newest')).toEqual([3, 1, 2])
    expect(idsBy('soonest')).toEqual([2, 1, 3])
  })

  test('puts a course without a price last', () => {
    const free = courseCard({ id: 4, price: 'On request' })
    expect(sortCourses([free, ...cards], 'lowest-price').at(-1)).toBe(free)
  })

  test('keeps every course, orders each pair, and does not depend on the order before', () => {
    const inOrder: Record<CourseSort, (key: ReturnType<typeof courseCard>) => number> = {
      'most-popular': ({ reviews }) => -reviews,
      'highest-rated': ({ rating }) => -rating,
      'lowest-price': ({ price }) => Number(price.replace(/[$,]/g, '')),
      az: () => 0,
      newest: ({ nextIntake }) => -Date.parse(nextIntake ?? ''),
      soonest: ({ nextIntake }) => Date.parse(nextIntake ?? ''),
      shortest: ({ duration }) => durationDays(duration),
    }
    fc.assert(
      fc.property(courseCards(), fc.constantFrom(...categorySorts), (list, sort) => {
        const sorted = sortCourses(list, sort)
        expect(sorted.toSorted((a, b) => a.id - b.id)).toEqual(list)
        for (const [at, course] of sorted.slice(1).entries()) {
          const before = sorted[at]
          if (before === undefined) throw new Error('a course has one before it')
          const [left, right] = [inOrder[sort](before), inOrder[sort](course)]
          expect(left).toBeLessThanOrEqual(right)
          if (left === right)
            expect(before.title.localeCompare(course.title, 'en-AU', { numeric: true })).toBeLessThanOrEqual(
              0,
            )
        }
        expect(sortCourses(list.toReversed(), sort)).toEqual(sorted)
      }),
      { numRuns: 300 },
    )
  })

  test('names every sort', () => {
    expect(Object.keys(sortLabels).toSorted()).toEqual([...categorySorts].toSorted())
    expect(simpleCategorySorts.map((sort) => simpleSortLabels[sort])).toEqual([
      'Most popular',
      'Recently added',
      'Alphabetical',
    ])
  })
})

test.each([
  ['$3,200', 3200],
  ['$900', 900],
  ['AUD $1,234.50 incl.', 1234.5],
  ['From $2,400 to $4,800', 2400],
  ['Free', Number.POSITIVE_INFINITY],
  ['', Number.POSITIVE_INFINITY],
])('the numeric part of %j is %d', (text, number) => {
  expect(priceNumber(text)).toBe(number)
})
