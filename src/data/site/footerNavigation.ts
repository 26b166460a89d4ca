import type { NavLink } from './navigation'

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
