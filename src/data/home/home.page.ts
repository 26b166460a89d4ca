import { categories } from '~/data/courses/categories'
import { courses } from '~/data/courses/courses'
import { type LearningGoal, learningGoals } from '~/data/courses/learningGoals'
import { sortCourses } from '~/data/courses/sorting'
import { definePage, type Page } from '~/data/site/page'
import type { HomeCourse } from './homeFinder'

export interface HomeContent {
  goals: readonly LearningGoal[]
  categories: readonly { id: string; title: string; description: string; courseCount: number }[]
  courses: readonly HomeCourse[]
}

export const homePage = definePage(
  'home',
  ['/'],
  (): Page<HomeContent> => ({
    head: {
      title: 'Online courses across Australia',
      description:
        'Compare nationally recognised courses, short courses and AI programs across Australia, and get help to choose the one that fits you.',
      path: '/',
      index: true,
    },
    trail: [],
    content: {
      goals: learningGoals,
      categories: categories.map(({ id, title, description }) => ({
        id,
        title,
        description,
        courseCount: courses.filter(({ categoryId }) => categoryId === id).length,
      })),
      courses: sortCourses(courses, 'most-popular').map((course) => ({
        slug: course.slug,
        title: course.title,
        categoryId: course.categoryId,
        level: course.level,
        short: course.short,
        duration: course.duration,
        deliveryMode: course.deliveryMode,
        location: course.location,
        price: course.price,
        rating: course.rating,
        reviews: course.reviews,
        popular: course.popular,
        ...(course.badge && { badge: course.badge }),
      })),
    },
  }),
)
