import type { LabelledLink } from './links'

/** Where somebody who landed nowhere may want to go. */
export const notFoundLinks: readonly LabelledLink[] = [
  { label: 'Browse all courses', link: { to: '/courses' } },
  { label: 'Let the course finder help', link: { to: '/course-wizard' } },
  { label: 'See course categories', link: { to: '/categories' } },
  { label: 'Read questions and answers', link: { to: '/faq' } },
  { label: 'Contact us', link: { to: '/contact' } },
]
