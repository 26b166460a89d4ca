import { faqCategories } from '~/data/help/faqCategories'
import { terms } from '~/data/legal/terms'
import { siteLinkSchema } from '~/data/site/linkSchema'
import { hrefOf, pathOf, type SiteLink } from '~/data/site/links'
import { allAddresses } from '~/data/site/page'
import { pageSources } from '~/data/site/pages'
import { linksIn, problemsOf } from '../../build/checkLinks'
import { wordingFaults } from './contentRules'
import { placeOf } from './faults'

/** The link of every page that a piece of content leads to. */
const linksOf = (value: unknown) => linksIn(value).map(({ link }) => siteLinkSchema.parse(link))

/** The address of every page that a piece of content links to. */
export const hrefsOf = (value: unknown) => linksOf(value).map(hrefOf)

const paths = new Set(allAddresses(pageSources).map(({ path }) => path))

const fragments: Readonly<Record<string, readonly string[]>> = {
  '/faq': faqCategories.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]),
  '/terms-of-service': terms.sections.map(({ id }) => id),
}

const hasSection = (link: SiteLink) => link.hash === undefined || fragments[pathOf(link)]?.includes(link.hash)

const linkFaults = (value: unknown) =>
  linksOf(value).flatMap((link) => [
    ...problemsOf(link, paths).map(
      ({ problem, written: [first = link.to] }) => `${placeOf(first)}: ${problem}: correct the link.`,
    ),
    ...(hasSection(link)
      ? []
      : [`${placeOf(`hash: '${link.hash}'`)}: ${hrefOf(link)} is no section: correct the link.`]),
  ])

/** Texts that are worded as they should not be, and links that lead nowhere. */
export const contentFaults = (value: unknown) => [...wordingFaults(value), ...linkFaults(value)]
