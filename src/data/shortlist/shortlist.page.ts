import type { CourseCard } from '~/data/courses/course'
import { courses, toCourseCard } from '~/data/courses/courses'
import { definePage, home, type Page } from '~/data/site/page'

/** What the shortlist says of a course. */
export type ShortlistedCourse = Pick<
  CourseCard,
  | 'id'
  | 'slug'
  | 'title'
  | 'code'
  | 'categoryId'
  | 'level'
  | 'duration'
  | 'price'
  | 'nextIntake'
  | 'deliveryMode'
  | 'registerStatus'
>

export interface ShortlistContent {
  courses: readonly ShortlistedCourse[]
}

const toShortlistedCourse = (course: CourseCard): ShortlistedCourse => ({
  id: course.id,
  slug: course.slug,
  title: course.title,
  code: course.code,
  categoryId: course.categoryId,
  level: course.level,
  duration: course.duration,
  price: course.price,
  nextIntake: course.nextIntake,
  deliveryMode: course.deliveryMode,
  registerStatus: course.registerStatus,
})

/** Which courses are saved stands on the device or in the address, so all of them travel with the page. */
export const shortlistPage = definePage(
  'shortlist',
  [{ to: '/shortlist' }],
  (): Page<ShortlistContent> => ({
    head: {
      title: 'Your shortlist',
      description:
        'The courses you have saved on this device, in your own order and with your notes: compare them, ask about them, print them or take them along.',
      path: '/shortlist',
      index: false,
    },
    trail: [home, { label: 'Courses', link: { to: '/courses' } }, { label: 'Your shortlist' }],
    content: { courses: courses.map(toCourseCard).map(toShortlistedCourse) },
  }),
)
