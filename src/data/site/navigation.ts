import type { ServiceSlug } from '~/data/services/service'
import type { LabelledLink } from './links'

/** The bar's links, §2.29. The home page is the logo, search is a button. */
export const headerLinks: readonly (LabelledLink & { menu?: 'courses' | 'services' })[] = [
  { label: 'Courses', link: { to: '/courses' }, menu: 'courses' },
  { label: 'Services', link: { to: '/services' }, menu: 'services' },
  { label: 'Programs', link: { to: '/programs' } },
  { label: 'Organisations', link: { to: '/for-organisations' } },
  { label: 'Employment', link: { to: '/employment-pathways' } },
  { label: 'Research', link: { to: '/academic-research' } },
  { label: 'Resources', link: { to: '/resources' } },
  { label: 'About', link: { to: '/about' } },
  { label: 'Contact', link: { to: '/contact' } },
]

/** The list of the site's links at the end of each page, where the menu leads without a script. */
export const SITE_LINKS = 'site-links'

const toService = (label: string, serviceSlug: ServiceSlug): LabelledLink => ({
  label,
  link: { to: '/services/$serviceSlug', params: { serviceSlug } },
})

/** The seven service routes of §2.29, under shorter names than the services' own titles. */
export const servicesMenu: readonly LabelledLink[] = [
  toService('Workforce readiness', 'workforce-readiness'),
  toService('Compliance consulting', 'compliance-consulting'),
  toService('Employment pathways', 'employment-pathways'),
  toService('Academic and research support', 'academic-research'),
  toService('AI training', 'ai-training'),
  toService('AI auditing', 'ai-auditing'),
  toService('Research student services', 'research-students'),
]
