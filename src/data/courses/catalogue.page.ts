import { company } from '~/data/company'
import { definePage, home, type Page } from '~/data/site/page'
import { categories } from './categories'
import type { CourseCard } from './course'
import { courses, toCourseCard } from './courses'
import { learningGoals } from './learningGoals'
import type { SubjectTags } from './recommending'
import { subjects } from './subjects'
import type { CategoryId } from './vocabulary'

export interface CatalogueContent {
  courses: readonly CourseCard[]
  categories: readonly { id: CategoryId; title: string }[]
  subjects: readonly SubjectTags[]
  goals: readonly { id: string; label: string }[]
}

/** §2.12: the whole list travels with the page, so that a filter answers without a request. */
export const cataloguePage = definePage(
  'catalogue',
  [{ to: '/courses' }],
  (): Page<CatalogueContent> => ({
    head: {
      title: 'Our courses',
      description: `Filter, sort and compare ${courses.length} Australian courses: certificates, diplomas, first aid units, short courses and AI micro-credentials.`,
      path: '/courses',
      index: true,
      structuredData: [
        {
          '@type': 'ItemList',
          name: 'Courses',
          numberOfItems: courses.length,
          itemListElement: courses.map(({ slug }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            url: new URL(`/courses/${slug}`, company.site).href,
          })),
        },
      ],
    },
    trail: [home, { label: 'Courses' }],
    content: {
      courses: courses.map(toCourseCard),
      categories: categories.map(({ id, title }) => ({ id, title })),
      subjects,
      goals: learningGoals.map(({ id, label }) => ({ id, label })),
    },
  }),
)
