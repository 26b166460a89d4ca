import { categories } from '~/data/courses/categories'
import { courses } from '~/data/courses/courses'
import { sortCourses } from '~/data/courses/sorting'
import { MEGA_MENU_COURSES } from './megaMenu'
import { definePage, type Page } from './page'

export interface CoursesMenuContent {
  categories: readonly {
    id: string
    title: string
    courses: readonly { slug: string; title: string; level: string }[]
  }[]
}

/** What the Courses menu lists. It has no address: its data is fetched when somebody begins to use a page. */
export const coursesMenuData = definePage(
  'coursesMenu',
  [],
  (): Page<CoursesMenuContent> => ({
    head: {
      title: 'Courses menu',
      description: 'The categories of the Courses menu with their most popular courses.',
      path: '/courses',
      index: false,
    },
    trail: [],
    content: {
      categories: categories.map(({ id, title }) => ({
        id,
        title,
        courses: sortCourses(
          courses.filter(({ categoryId }) => categoryId === id),
          'most-popular',
        )
          .slice(0, MEGA_MENU_COURSES)
          .map(({ slug, title: name, level }) => ({ slug, title: name, level })),
      })),
    },
  }),
)
