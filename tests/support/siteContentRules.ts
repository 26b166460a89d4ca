import { comingSoonPages } from '~/data/comingSoon/comingSoonPages'
import { faqCategories } from '~/data/help/faqCategories'
import { terms } from '~/data/legal/terms'
import { programs } from '~/data/programs/programs'
import { services } from '~/data/services/services'
import { tools } from '~/data/tools/tools'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every text in a piece of content, with the key under which it stands. */
export function textsOf(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key))
  return isRecord(value) ? Object.entries(value).flatMap(([name, item]) => textsOf(item, name)) : []
}

/** Every address that a piece of content links to. */
export const linksOf = (value: unknown) =>
  textsOf(value)
    .filter(({ key }) => key === 'href' || key === 'to' || key === 'link')
    .map(({ text }) => text)

const pages = new Set([
  '/',
  '/contact',
  '/faq',
  '/how-to-enroll',
  '/studying-online',
  '/blog',
  '/careers',
  '/careers/by-area',
  '/courses',
  '/courses/compare',
  '/categories',
  ...['education', 'technology', 'creative', 'health', 'design_technology'].map((id) => `/categories/${id}`),
  '/course-wizard',
  '/services',
  ...services.map(({ link }) => link),
  '/programs',
  ...programs.map(({ link }) => link),
  '/organizations',
  '/for-organisations',
  '/employment-pathways',
  '/terms-of-service',
  ...tools.map(({ href }) => href),
  '/search-demo',
  ...comingSoonPages.map(({ path }) => path),
])

const fragments: Readonly<Record<string, readonly string[]>> = {
  '/faq': faqCategories.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]),
  '/terms-of-service': terms.sections.map(({ id }) => id),
}

const contactQuery =
  /^(type=(career-advisor|demo|proposal|research-consult|research-consultation|workshop|roi-consultation)|topic=(services|programs|organizations)|service=[1-7])$/

/** What is wrong with an address, or nothing. */
export function linkFault(href: string): string | undefined {
  const [beforeHash = '', hash] = href.split('#')
  const [path = '', query] = beforeHash.split('?')
  if (!pages.has(path)) return `${href}: no such page`
  if (hash !== undefined && !fragments[path]?.includes(hash)) return `${href}: no such section`
  if (query === undefined) return undefined
  const known = path === '/contact' && query.split('&').every((part) => contactQuery.test(part))
  return known ? undefined : `${href}: unknown query`
}

export const linkFaults = (value: unknown) => linksOf(value).flatMap((href) => linkFault(href) ?? [])

const forbidden: readonly RegExp[] = [
  /lorem|ipsum|TODO|TBD|FIXME|placeholder/i,
  /!/,
  /unlock|unleash|world-class|cutting-edge|game-chang|seamless|revolutioni|supercharge|empower|transformative/i,
  /\bget a job\b|job guarantee|guaranteed|we guarantee|100% success/i,
  /\b(organiz|analyz|personaliz|recogniz)(e|ed|es|ing|ation|ations)\b/,
  /https?:\/\/(?![a-z.]*\.example\/)/,
  /\b(enroll|program(me)s)\b/,
]

/** Texts that a rule of the wording forbids. The specification's own labels are given as exceptions. */
export const wordingFaults = (value: unknown, exceptions: readonly string[] = []) =>
  textsOf(value)
    .filter(
      ({ key, text }) => !['href', 'to', 'link', 'path', 'slug'].includes(key) && !exceptions.includes(text),
    )
    .flatMap(({ text }) => forbidden.filter((rule) => rule.test(text)).map((rule) => `${rule}: ${text}`))
