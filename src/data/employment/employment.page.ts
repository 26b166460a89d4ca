import type { CourseCard } from '~/data/courses/course'
import { courses, toCourseCard } from '~/data/courses/courses'
import type { LabelledLink } from '~/data/site/links'
import { definePage, home, type Page } from '~/data/site/page'
import { pathwayStatistics, type StatisticGroup, studentStatistics } from '~/data/site/statistics'
import { careerTools, employmentPage, pathwayLinks, recommendedCourses, wizardPromo } from './employment'

export interface EmploymentContent {
  page: typeof employmentPage
  promo: typeof wizardPromo
  tools: typeof careerTools
  pathways: readonly LabelledLink[]
  statistics: StatisticGroup
  pathwayStatistics: StatisticGroup
  courses: readonly CourseCard[]
}

export const employmentPathwaysPage = definePage(
  'employment',
  [{ to: '/employment-pathways' }],
  (): Page<EmploymentContent> => ({
    head: {
      title: employmentPage.title,
      description: employmentPage.description,
      path: '/employment-pathways',
      index: true,
    },
    trail: [home, { label: employmentPage.title }],
    content: {
      page: employmentPage,
      promo: wizardPromo,
      tools: careerTools,
      pathways: pathwayLinks,
      statistics: studentStatistics,
      pathwayStatistics,
      courses: recommendedCourses(courses).map(toCourseCard),
    },
  }),
)
