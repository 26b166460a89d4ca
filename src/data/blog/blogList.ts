import { type List, listOf } from '~/data/lists/list'
import type { ArticleCard } from './articleCards'
import { blogFacets } from './blogFacets'

export const blogList = (items: readonly ArticleCard[]): List<ArticleCard> =>
  listOf({ items, facets: blogFacets })
