import type { LabelledLink } from './links'

/** The footer's columns beside the brand, §2.1. */
export const footerColumns: readonly { title: string; links: readonly LabelledLink[] }[] = [
  {
    title: 'Services & Programs',
    links: [
      { label: 'All courses', link: { to: '/courses' } },
      { label: 'Course categories', link: { to: '/categories' } },
      { label: 'Programs', link: { to: '/programs' } },
      { label: 'Services', link: { to: '/services' } },
      { label: 'For organisations', link: { to: '/for-organisations' } },
      { label: 'Return on training', link: { to: '/organizations' } },
      { label: 'Employment pathways', link: { to: '/employment-pathways' } },
      { label: 'Academic research', link: { to: '/academic-research' } },
      { label: 'Research students', link: { to: '/research-students' } },
    ],
  },
  {
    title: 'Resources & Tools',
    links: [
      { label: 'Course finder', link: { to: '/course-wizard' } },
      { label: 'Career wizard', link: { to: '/tools/career-wizard' } },
      { label: 'ROI calculator', link: { to: '/tools/roi-calculator' } },
      { label: 'Career hub', link: { to: '/careers' } },
      { label: 'Blog', link: { to: '/blog' } },
      { label: 'Resources', link: { to: '/resources' } },
      { label: 'Search', link: { to: '/search-demo' } },
      { label: 'Open data', link: { to: '/open-data' } },
    ],
  },
  {
    title: 'Company & Support',
    links: [
      { label: 'Contact', link: { to: '/contact' } },
      { label: 'Questions and answers', link: { to: '/faq' } },
      { label: 'How to enrol', link: { to: '/how-to-enroll' } },
      { label: 'Studying online', link: { to: '/studying-online' } },
      { label: 'About', link: { to: '/about' } },
      { label: 'Pricing', link: { to: '/pricing' } },
      { label: 'Privacy', link: { to: '/privacy' } },
      { label: 'Accessibility', link: { to: '/accessibility' } },
      { label: 'Using this site by keyboard', link: { to: '/keyboard' } },
      { label: 'What this device keeps', link: { to: '/on-this-device' } },
      { label: 'Terms of Service', link: { to: '/terms-of-service' } },
    ],
  },
]
