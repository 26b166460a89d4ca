import type { SiteLink } from '~/data/site/links'

/** Types of §3, in the order in which their groups stand when none has a better match. */
export const searchTypes = ['course', 'program', 'service', 'tool', 'resource'] as const
export type SearchType = (typeof searchTypes)[number]

/** The searchable item of §3. Articles, careers and pages are resources; their `category` says which. */
export interface SearchItem {
  id: string
  title: string
  description: string
  type: SearchType
  category: string
  tags: readonly string[]
  link: SiteLink
  duration?: string
  price?: string
  rating?: number
  enrolled?: number
  location?: string
  /** Kinds of work that it leads to. */
  roles?: readonly string[]
  /** Its units of competency, each with its code. */
  units?: readonly string[]
  /** What else its page says in few words. */
  details?: readonly string[]
}

/** The category of what answers a question in the list of results itself. */
export const ANSWER = 'Answer'

/** Headings of the groups of results. */
export const searchTypeLabels: Readonly<Record<SearchType, string>> = {
  course: 'Courses',
  program: 'Programs',
  service: 'Services',
  tool: 'Tools',
  resource: 'Resources',
}

/** §9: at most this many results are shown. */
export const SEARCH_RESULTS = 8

/** §9: quick-search chips, in its order. */
export const quickSearches = ['AI', 'Career', 'Training', 'Business', 'Marketing'] as const

/** What a person may type; anything longer is cut when it is read from an address. */
export const SEARCH_CHARACTERS = 120
