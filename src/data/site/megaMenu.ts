import type { LabelledLink } from './links'

/** Links beneath the categories of the Courses mega-menu (§2.29). */
export const coursesMenuLinks = [
  { label: 'All courses', link: { to: '/courses' } },
  { label: 'Browse by category', link: { to: '/categories' } },
  { label: 'Help me choose', link: { to: '/course-wizard' } },
] as const satisfies readonly LabelledLink[]

/** §9: courses of one category in the mega-menu, before the link to all of them. */
export const MEGA_MENU_COURSES = 5
/** §9. */
export const viewAllInCategory = (category: string) => `View all courses in ${category}`
