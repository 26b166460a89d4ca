import { company } from '~/data/company'
import { definePage, home, type Page, type PageFiles } from '~/data/site/page'
import { catalogueSorts } from './catalogueSearch'
import { categories } from './categories'
import type { Course, CourseCard } from './course'
import { courses, toCourseCard } from './courses'
import { learningGoals } from './learningGoals'
import { CATALOGUE_PAGE_SIZE } from './limits'
import type { SubjectTags } from './recommending'
import { catalogueFiles, shapeOf } from './shards/catalogueFiles'
import { type CatalogueShape, WHOLE_CATALOGUE } from './shards/shardFormat'
import { orderCourses } from './sorting'
import { subjects } from './subjects'
import type { CategoryId } from './vocabulary'

export interface CatalogueContent {
  /** Every course of a small catalogue; of another one those of the first page. */
  courses: readonly CourseCard[]
  size: number
  /** What is known of a catalogue that is kept in files. */
  shape?: CatalogueShape
  categories: readonly { id: CategoryId; title: string }[]
  subjects: readonly SubjectTags[]
  goals: readonly { id: string; label: string }[]
}

/**
 * §2.12: a small catalogue travels whole with its page, so that a filter answers without a request. Of a larger one the
 * first page does, whose size is then the same for any number of courses.
 */
export function cataloguePageOf(courses: readonly Course[]) {
  const size = courses.length
  const isWhole = size <= WHOLE_CATALOGUE
  const shape = isWhole ? undefined : shapeOf(courses.map(toCourseCard))
  const shown = isWhole ? courses : orderCourses(courses, catalogueSorts[0]).slice(0, CATALOGUE_PAGE_SIZE)
  const first = shown.map(toCourseCard)
  const page = definePage(
    'catalogue',
    [{ to: '/courses' }],
    (): Page<CatalogueContent> => ({
      head: {
        title: 'Our courses',
        description: `Filter, sort and compare ${size} Australian courses: certificates, diplomas, first aid units, short courses and AI micro-credentials.`,
        path: '/courses',
        index: true,
        structuredData: [
          {
            '@type': 'ItemList',
            name: 'Courses',
            numberOfItems: size,
            itemListElement: first.map(({ slug }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              url: new URL(`/courses/${slug}`, company.site).href,
            })),
          },
        ],
      },
      trail: [home, { label: 'Courses' }],
      content: {
        courses: first,
        size,
        ...(shape && { shape }),
        categories: categories.map(({ id, title }) => ({ id, title })),
        subjects,
        goals: learningGoals.map(({ id, label }) => ({ id, label })),
      },
    }),
  )
  return {
    ...page,
    // Their cards are made here, so that they are gone when the pages are rendered.
    files: (): PageFiles => (isWhole ? [] : catalogueFiles(courses.map(toCourseCard), subjects)),
  }
}

export const cataloguePage = cataloguePageOf(courses)
