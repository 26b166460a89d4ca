import type { TolerantSchema } from '~/data/site/tolerantFields'
import type { ListAddress } from '~/ui/lists/useListing'

/** The address of a route as its list's: what is asked of the list goes into the query, and the view stays in place. */
export const listAddress = <Search extends Readonly<Record<string, unknown>>>(
  schema: TolerantSchema<Search>,
  search: Search,
  navigate: (options: { search: Search; replace: boolean; resetScroll: false }) => unknown,
): ListAddress => ({
  search,
  onSearch: (asked, replace) => void navigate({ search: schema.parse(asked), replace, resetScroll: false }),
})
