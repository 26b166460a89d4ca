import type { Facets } from '~/data/lists/facets'
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
