import type { SearchItem } from '~/data/search/searchItem'

/** A course to be found, called what its id says unless told otherwise. */
export const searchItem = (id: string, more: Partial<SearchItem> = {}): SearchItem => ({
  id,
  title: id,
  description: '',
  type: 'course',
  category: '',
  tags: [],
  link: { to: '/courses/$course', params: { course: id } },
  ...more,
})
