import { type RecentArticle, recentArticleCards } from '~/data/blog/articleCards'
import { differenceBanner } from '~/data/home/home'
import { definePage, definePages, home, type Page } from '~/data/site/page'
import { type Category, categories, findCategory } from './categories'
import type { CourseCard } from './course'
import { courses, toCourseCard } from './courses'
import { previewText } from './limits'

const inCategory = (id: string) => courses.filter(({ categoryId }) => categoryId === id)

export interface CategoriesContent {
  categories: readonly (Category & { courseCount: number })[]
  courseCount: number
}

/** §2.11. */
export const categoriesPage = definePage(
  'categories',
  [{ to: '/categories' }],
  (): Page<CategoriesContent> => ({
    head: {
      title: 'Course categories',
      description: `${categories.length} fields of study with ${courses.length} courses: education, technology, business and creative work, health and community, design.`,
      path: '/categories',
      index: true,
    },
    trail: [home, { label: 'Courses', link: { to: '/courses' } }, { label: 'Categories' }],
    content: {
      categories: categories.map((category) => ({
        ...category,
        courseCount: inCategory(category.id).length,
      })),
      courseCount: courses.length,
    },
  }),
)

export interface CategoryContent {
  category: Category
  courses: readonly CourseCard[]
}

/** §2.10, the rich reading. */
export const categoryPages = definePages({
  name: 'category',
  ids: () => categories.map(({ id }) => id),
  links: (id) => [{ to: '/categories/$category', params: { category: id } }],
  load: (id): Page<CategoryContent> | undefined => {
    const category = categories.find((one) => one.id === id)
    if (!category) return undefined
    return {
      head: {
        title: `${category.title} courses`,
        description: `${inCategory(id).length} courses. ${category.description} Search them, narrow them by level and delivery mode, and compare.`,
        path: `/categories/${id}`,
        index: true,
        image: category.id,
      },
      trail: [home, { label: 'Courses', link: { to: '/courses' } }, { label: category.title }],
      content: { category, courses: inCategory(id).map(toCourseCard) },
    }
  },
})

export interface SimpleCategoryContent {
  category: Pick<Category, 'id' | 'title'>
  courses: readonly (Pick<
    CourseCard,
    | 'id'
    | 'title'
    | 'code'
    | 'registerStatus'
    | 'reviews'
    | 'rating'
    | 'price'
    | 'nextIntake'
    | 'duration'
    | 'slug'
  > & { badge?: CourseCard['badge']; preview: string })[]
  articles: readonly RecentArticle[]
  difference: typeof differenceBanner
}

/** §2.10, the simple reading. Ids match in any case. */
export const simpleCategoryPages = definePages({
  name: 'simpleCategory',
  ids: () => categories.map(({ id }) => id),
  links: (id) => [{ to: '/category/$categoryId', params: { categoryId: id } }],
  load: (id): Page<SimpleCategoryContent> | undefined => {
    const category = findCategory(id)
    if (!category) return undefined
    return {
      head: {
        title: `${category.title}: all courses in brief`,
        description: `Every course in ${category.title} in brief, with its code and the start of its description, most popular first.`,
        path: `/category/${category.id}`,
        index: true,
        image: category.id,
      },
      trail: [home, { label: category.title }],
      content: {
        category: { id: category.id, title: category.title },
        courses: inCategory(category.id)
          .map(toCourseCard)
          .map((course) => ({
            id: course.id,
            slug: course.slug,
            title: course.title,
            code: course.code,
            registerStatus: course.registerStatus,
            reviews: course.reviews,
            rating: course.rating,
            price: course.price,
            nextIntake: course.nextIntake,
            duration: course.duration,
            ...(course.badge && { badge: course.badge }),
            preview: previewText(course.short),
          })),
        articles: recentArticleCards(),
        difference: differenceBanner,
      },
    }
  },
})
