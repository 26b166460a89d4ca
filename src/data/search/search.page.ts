import { company } from '~/data/company'
import { definePage, home, type Page, type PageFamilies } from '~/data/site/page'
import { searchIndex } from './searchIndex'
import type { SearchItem } from './searchItem'

/** §2.27. */
export const searchDemoPage = definePage(
  'searchDemo',
  [{ to: '/search-demo' }],
  (): Page<null> => ({
    head: {
      title: 'Search',
      description: `Search courses, programs, services, tools, articles, careers and pages of ${company.name} while you type.`,
      path: '/search-demo',
      index: true,
    },
    trail: [home, { label: 'Search' }],
    content: null,
  }),
)

/** What is searched, made from all other pages. It has no address: it is fetched when search is first opened. */
export const searchIndexOf = (pages: PageFamilies) =>
  definePage(
    'searchIndex',
    [],
    (): Page<{ items: readonly SearchItem[] }> => ({
      head: {
        title: 'Search index',
        description: 'Everything that a search of this site can find, with its address and its type.',
        path: '/search-demo',
        index: false,
      },
      trail: [],
      content: { items: searchIndex(pages) },
    }),
  )
