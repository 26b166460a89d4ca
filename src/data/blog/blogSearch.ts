import { type Facets, facetFields } from '~/data/lists/facets'
import { tolerant } from '~/data/site/tolerantFields'
import { blogCategories } from './categories'

/** §2.7: the topic dropdown. */
export const blogFacets = {
  topic: {
    label: 'I want to learn about',
    any: 'All topics',
    options: blogCategories.map(({ id, name }) => ({ value: id, label: name })),
    matches: ({ topic }, value) => topic.id === value,
  },
} as const satisfies Facets<{ topic: { id: string } }>

/** What the blog's address may hold. */
export const blogSearchSchema = tolerant(facetFields(blogFacets))
