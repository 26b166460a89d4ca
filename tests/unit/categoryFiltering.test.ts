import { describe, expect, test } from 'vitest'
import { categoryOptions, coursesInCategory } from '~/data/courses/categoryFiltering'
import { categorySearchDefaults, clearedCategorySearch } from '~/data/courses/categorySearch'
import { courseCard } from '../support/courseCards'

const courses = [
  courseCard({ id: 1, title: 'Nursing', short: 'Care for people.', features: ['Placement'], reviews: 9 }),
  courseCard({ id: 2, title: 'Design', short: 'Draw.', features: ['Studio', 'CARE of tools'], reviews: 8 }),
  courseCard({
    id: 3,
    title: 'Web care',
    short: 'Build.',
    features: ['Online'],
    level: 'Diploma',
    deliveryMode: 'Online',
    reviews: 7,
  }),
]
const idsOf = (given: Partial<typeof categorySearchDefaults>) =>
  coursesInCategory(courses, { ...categorySearchDefaults, ...given }).map(({ id }) => id)

describe('the courses of a category', () => {
  test('are all shown while nothing is asked, in the order chosen', () => {
    expect(idsOf({})).toEqual([1, 2, 3])
    expect(idsOf({ sort: 'az' })).toEqual([2, 1, 3])
  })
  test('are found by text in title, description or a feature', () => {
    expect(idsOf({ q: 'CARE' })).toEqual([1, 2, 3])
    expect(idsOf({ q: 'draw' })).toEqual([2])
    expect(idsOf({ q: 'studio' })).toEqual([2])
    expect(idsOf({ q: 'nursing' })).toEqual([1])
  })
  test('are narrowed by level and delivery mode together', () => {
    expect(idsOf({ level: 'Diploma' })).toEqual([3])
    expect(idsOf({ mode: 'Blended' })).toEqual([1, 2])
    expect(idsOf({ level: 'Diploma', mode: 'Blended' })).toEqual([])
    expect(idsOf({ level: 'Certificate III', q: 'draw' })).toEqual([2])
  })
  test('offer the levels and modes there are, in the order of the vocabulary', () => {
    expect(categoryOptions(courses)).toEqual({
      levels: ['Certificate III', 'Diploma'],
      modes: ['Online', 'Blended'],
    })
    expect(categoryOptions([])).toEqual({ levels: [], modes: [] })
  })
  test('keep their order when everything else is cleared', () => {
    const search = { q: 'care', level: 'Diploma', mode: 'Online', sort: 'newest' } as const
    expect(clearedCategorySearch(search)).toEqual({ q: '', level: '', mode: '', sort: 'newest' })
  })
})
