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

/** The footer's columns beside the brand, §2.1. */
export const footerColumns: readonly { title: string; links: readonly NavLink[] }[] = [
  {
    title: 'Services & Programs',
    links: [
      { label: 'All courses', to: '/courses' },
      { label: 'Course categories', to: '/categories' },
      { label: 'Programs', to: '/programs' },
      { label: 'Services', to: '/services' },
      { label: 'For organisations', to: '/for-organisations' },
      { label: 'Return on training', to: '/organizations' },
      { label: 'Employment pathways', to: '/employment-pathways' },
      { label: 'Academic research', to: '/academic-research' },
      { label: 'Research students', to: '/research-students' },
    ],
  },
  {
    title: 'Resources & Tools',
    links: [
      { label: 'Course finder', to: '/course-wizard' },
      { label: 'Career wizard', to: '/tools/career-wizard' },
      { label: 'ROI calculator', to: '/tools/roi-calculator' },
      { label: 'Career hub', to: '/careers' },
      { label: 'Blog', to: '/blog' },
      { label: 'Resources', to: '/resources' },
      { label: 'Search', to: '/search-demo' },
    ],
  },
  {
    title: 'Company & Support',
    links: [
      { label: 'Contact', to: '/contact' },
      { label: 'Questions and answers', to: '/faq' },
      { label: 'How to enrol', to: '/how-to-enroll' },
      { label: 'Studying online', to: '/studying-online' },
      { label: 'About', to: '/about' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms of Service', to: '/terms-of-service' },
    ],
  },
]

/** Where somebody who landed nowhere may want to go. */
export const notFoundLinks: readonly NavLink[] = [
  { label: 'Browse all courses', to: '/courses' },
  { label: 'Let the course finder help', to: '/course-wizard' },
  { label: 'See course categories', to: '/categories' },
  { label: 'Read questions and answers', to: '/faq' },
  { label: 'Contact us', to: '/contact' },
]
