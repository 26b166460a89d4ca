import { describe, expect, test } from 'vitest'
import { FEATURED_COURSES } from '~/data/courses/limits'
import { findOnHome, type HomeCourse } from '~/data/home/homeFinder'
import { courseCard } from '../support/courseCards'

const featured = (id: number, given: Partial<HomeCourse> = {}): HomeCourse => ({
  ...courseCard({ slug: `course-${id}`, title: `Course ${id}`, short: 'About care.' }),
  badge: 'Featured',
  ...given,
})
const courses: readonly HomeCourse[] = [
  featured(1),
  { ...featured(2), badge: 'Hot' },
  featured(3, { level: 'Diploma', title: 'Web design' }),
  featured(4, { badge: undefined, level: 'Certificate II', short: 'Draw WEB pages.' }),
]
const slugs = (query: string, level: string | null = null) =>
  findOnHome(courses, { query, level }).shown.map(({ slug }) => slug)

describe('the course finder on the home page', () => {
  test('shows the featured courses while nothing is asked, and counts all', () => {
    expect(slugs('')).toEqual(['course-1', 'course-3'])
    expect(findOnHome(courses, { query: '', level: null }).total).toBe(4)
  })

  test('finds text in title and description, whatever its case and the space around it', () => {
    expect(slugs(' WeB ')).toEqual(['course-3', 'course-4'])
    expect(slugs('  ')).toEqual(['course-1', 'course-2', 'course-3'])
    expect(slugs('design about')).toEqual(['course-3'])
    expect(slugs('nothing of it')).toEqual([])
  })

  test('narrows by level, with and without a text', () => {
    expect(slugs('', 'Diploma')).toEqual(['course-3'])
    expect(slugs('', 'Certificate III')).toEqual(['course-1', 'course-2'])
    expect(slugs('web', 'Certificate II')).toEqual(['course-4'])
    expect(findOnHome(courses, { query: 'web', level: 'Certificate III' })).toMatchObject({ total: 0 })
  })

  test('offers the levels there are, in the order of the vocabulary', () => {
    expect(findOnHome(courses, { query: 'web', level: null }).levels).toEqual([
      'Certificate II',
      'Certificate III',
      'Diploma',
    ])
  })

  test('shows a handful and counts the rest', () => {
    const many = Array.from({ length: FEATURED_COURSES + 3 }, (_, id) => featured(id))
    const { shown, total } = findOnHome(many, { query: '', level: null })
    expect([shown.length, total]).toEqual([FEATURED_COURSES, FEATURED_COURSES + 3])
  })
})
