import type { EventFromLogic } from 'xstate'
import { createSearch } from '~/app/search'
import { toArticleCard } from '~/data/blog/articleCards'
import { articles } from '~/data/blog/articles'
import { blogList } from '~/data/blog/blogList'
import { blogSearchSchema } from '~/data/blog/blogSearch'
import { catalogueSearchSchema } from '~/data/courses/catalogueSearch'
import { categorySearchSchema, simpleCategorySearchSchema } from '~/data/courses/categorySearch'
import { catalogueList, categoryList, simpleCategoryList } from '~/data/courses/courseLists'
import { courses, toCourseCard } from '~/data/courses/courses'
import { subjects } from '~/data/courses/subjects'
import { homePage } from '~/data/home/home.page'
import { homeList } from '~/data/home/homeFinder'
import { homeSearchSchema } from '~/data/home/homeSearch'
import type { Asked } from '~/data/lists/asked'
import type { List } from '~/data/lists/list'
import { programList } from '~/data/programs/programQueries'
import { programSearchSchema } from '~/data/programs/programSearch'
import { programs } from '~/data/programs/programs'
import { toProgramCard } from '~/data/programs/programs.page'
import { searchIndex } from '~/data/search/searchIndex'
import { pageSources } from '~/data/site/pages'
import type { filteredListMachine } from '~/machines/filteredList.machine'

const typing = ['text.change', 'text.submit'] as const
const always = ['filters.reset', 'url.changed'] as const

/** A list of the site as its page has it. */
export interface SiteList {
  path: string
  applies: 'atOnce' | 'onApply'
  list: List<unknown>
  schema: { parse: (value: unknown) => Readonly<Record<string, unknown>> }
  /** What a visitor to the page has means for. */
  offers: readonly EventFromLogic<typeof filteredListMachine>['type'][]
}

const cards = courses.map(toCourseCard)
const inHealth = cards.filter(({ categoryId }) => categoryId === 'health')

/** The search that the pages fetch. */
const made = createSearch((async () => ({ content: { items: searchIndex(pageSources) } })) as never)
await made.load()
const search = Object.assign(async () => {}, { current: () => made })

/** Every list that can be narrowed, by what a visitor would call it. */
export const siteLists = {
  catalogue: {
    path: '/courses',
    applies: 'onApply',
    list: catalogueList(cards, subjects, search),
    schema: catalogueSearchSchema,
    offers: [
      ...typing,
      ...always,
      'panel.open',
      'panel.close',
      'choice.toggle',
      'choices.clear',
      'filters.apply',
      'filter.remove',
      'sort.choose',
    ],
  },
  category: {
    path: '/categories/health',
    applies: 'atOnce',
    list: categoryList(inHealth, search),
    schema: categorySearchSchema,
    offers: [...typing, ...always, 'panel.open', 'panel.close', 'choice.toggle', 'sort.choose'],
  },
  'simple category': {
    path: '/category/health',
    applies: 'atOnce',
    list: simpleCategoryList(inHealth),
    schema: simpleCategorySearchSchema,
    offers: ['sort.choose', 'url.changed'],
  },
  programs: {
    path: '/programs',
    applies: 'atOnce',
    list: programList(programs.map(toProgramCard)),
    schema: programSearchSchema,
    offers: [...typing, ...always, 'choice.toggle'],
  },
  blog: {
    path: '/blog',
    applies: 'onApply',
    list: blogList(articles.map(toArticleCard)),
    schema: blogSearchSchema,
    offers: [...always, 'choice.toggle', 'filters.apply'],
  },
  home: {
    path: '/',
    applies: 'atOnce',
    list: homeList(homePage.load('')?.content.courses ?? [], search),
    schema: homeSearchSchema,
    offers: [...typing, ...always, 'choice.toggle'],
  },
} as const satisfies Record<string, SiteList>
export type SiteListName = keyof typeof siteLists

/** What a page asks of its list when its address holds these parameters. */
export const askedBy = ({ list, schema }: SiteList, given: object = {}): Asked =>
  list.askedOf(schema.parse(given))
