import type { ComingSoonContent } from '~/data/comingSoon/comingSoon.page'
import type { SearchItem } from '~/data/search/searchItem'
import type { SiteLink } from '~/data/site/links'
import type { Page, PageFamilies, PageSource } from '~/data/site/page'

const link: SiteLink = { to: '/machines' }
const title = 'How this site works'
const text = 'The state machines behind its pages, to be pressed, played and taken along.'

/** The page about the provider, where somebody may wonder how the site is made. */
const ABOUT = 'about'

const found: SearchItem = {
  id: 'page-machines',
  title,
  description: text,
  type: 'resource',
  category: 'Page',
  tags: ['State machines', 'XState', 'Statecharts', 'Model-based tests'],
  link,
}

/** The same family with another content on its pages, or on the one with that id. */
function changed<Content>(
  source: PageSource<string, unknown> | undefined,
  change: (content: Content) => Content,
  only?: string,
) {
  if (!source) return {}
  const load = (id: string): Page<unknown> | undefined => {
    const page = source.load(id)
    if (!page || (only !== undefined && id !== only)) return page
    return { ...page, content: change(page.content as Content) }
  }
  return { [source.name]: { ...source, load } }
}

/** Pages of the site that lead to its machines, in a build that has them. */
export const toldOfMachines = ({ comingSoon, searchIndex }: PageFamilies): PageFamilies => ({
  ...changed<ComingSoonContent>(
    comingSoon,
    (content) => {
      const { page } = content
      // Three stand in a row, and the header leads to the services.
      const others = page.meanwhile.filter((way) => way.link.to !== '/services')
      return { ...content, page: { ...page, meanwhile: [...others, { label: title, text, link }] } }
    },
    ABOUT,
  ),
  ...changed<{ items: readonly SearchItem[] }>(searchIndex, ({ items }) => ({ items: [...items, found] })),
})
