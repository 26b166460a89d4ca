import { definePage, type Page } from '~/data/site/page'
import { searchIndex } from './searchIndex'
import type { SearchItem } from './searchItem'

/** §2.27. */
export const searchDemoPage = definePage(
  'searchDemo',
  ['/search-demo'],
  (): Page<null> => ({
    head: {
      title: 'Search',
      description:
        'Search courses, programs, services, tools, articles, careers and pages of Lyrebird Learning while you type.',
      path: '/search-demo',
      index: true,
    },
    trail: [{ label: 'Home', to: '/' }, { label: 'Search' }],
    content: null,
  }),
)

/** What is searched. It has no address: it is fetched when search is first opened. */
export const searchIndexData = definePage(
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
    content: { items: searchIndex() },
  }),
)
