export interface NavLink {
  label: string
  to: string
}

/** The bar's links, §2.29. The home page is the logo, search is a button. */
export const headerLinks: readonly (NavLink & { menu?: 'courses' | 'services' })[] = [
  { label: 'Courses', to: '/courses', menu: 'courses' },
  { label: 'Services', to: '/services', menu: 'services' },
  { label: 'Programs', to: '/programs' },
  { label: 'Organisations', to: '/for-organisations' },
  { label: 'Employment', to: '/employment-pathways' },
  { label: 'Research', to: '/academic-research' },
  { label: 'Resources', to: '/resources' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
]

/** The seven service routes of §2.29, under shorter names than the services' own titles. */
export const servicesMenu: readonly NavLink[] = [
  { label: 'Workforce readiness', to: '/services/workforce-readiness' },
  { label: 'Compliance consulting', to: '/services/compliance-consulting' },
  { label: 'Employment pathways', to: '/services/employment-pathways' },
  { label: 'Academic and research support', to: '/services/academic-research' },
  { label: 'AI training', to: '/services/ai-training' },
  { label: 'AI auditing', to: '/services/ai-auditing' },
  { label: 'Research student services', to: '/services/research-students' },
]

/** Where somebody who landed nowhere may want to go. */
export const notFoundLinks: readonly NavLink[] = [
  { label: 'Browse all courses', to: '/courses' },
  { label: 'Let the course finder help', to: '/course-wizard' },
  { label: 'See course categories', to: '/categories' },
  { label: 'Read questions and answers', to: '/faq' },
  { label: 'Contact us', to: '/contact' },
]
