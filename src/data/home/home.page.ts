import { categories } from '~/data/courses/categories'
import type { CourseBrief } from '~/data/courses/course'
import { courses, toCourseCard } from '~/data/courses/courses'
import { type LearningGoal, learningGoals } from '~/data/courses/learningGoals'
import { sortCourses } from '~/data/courses/sorting'
import { organizationData } from '~/data/organizationData'
import type { ProgramCard } from '~/data/programs/program'
import { PROGRAMS_CAROUSEL } from '~/data/programs/programOptions'
import { programs } from '~/data/programs/programs'
import { toProgramCard } from '~/data/programs/programs.page'
import { services } from '~/data/services/services'
import { type ServiceCard, toServiceCard } from '~/data/services/services.page'
import { definePage, type Page } from '~/data/site/page'
import { homeSections } from './home'

/** The texts of the home page: data, so that they travel with the page's content. */
export type HomeTexts = typeof homeSections

export interface HomeContent {
  texts: HomeTexts
  services: readonly ServiceCard[]
  programs: readonly ProgramCard[]
  goals: readonly LearningGoal[]
  categories: readonly { id: string; title: string; description: string; courseCount: number }[]
  courses: readonly CourseBrief[]
}

export const homePage = definePage(
  'home',
  [{ to: '/' }],
  (): Page<HomeContent> => ({
    head: {
      title: 'Online courses across Australia',
      description:
        'Compare nationally recognised courses, short courses and AI programs across Australia, and get help to choose the one that fits you.',
      path: '/',
      index: true,
      structuredData: [organizationData],
    },
    trail: [],
    content: {
      texts: homeSections,
      services: services.map(toServiceCard),
      programs: programs.slice(0, PROGRAMS_CAROUSEL).map(toProgramCard),
      goals: learningGoals,
      categories: categories.map(({ id, title, description }) => ({
        id,
        title,
        description,
        courseCount: courses.filter(({ categoryId }) => categoryId === id).length,
      })),
      courses: sortCourses(courses, 'most-popular')
        .map(toCourseCard)
        .map((course) => ({
          id: course.id,
          slug: course.slug,
          title: course.title,
          categoryId: course.categoryId,
          level: course.level,
          registerStatus: course.registerStatus,
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
