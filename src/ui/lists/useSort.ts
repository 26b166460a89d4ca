import { bestMatch } from '~/data/courses/sorting'
import { type PagedListing, useAsked } from './useListing'

/** The choice of how a list is sorted. What it is sorted by at first depends on what else is asked of it. */
export function useSort<Sort extends string>(
  listing: PagedListing,
  sorts: readonly Sort[],
  labels: Readonly<Record<Sort, string>>,
) {
  const asked = useAsked(listing)
  const { text, sort } = asked
  const ofSite = sorts.map((value) => ({ value: value as string, label: labels[value] }))
  const isByMatch = text !== '' || listing.list.isByMatch?.(asked)
  const options = isByMatch ? [bestMatch, ...ofSite] : ofSite
  const first = options[0]?.value
  return {
    label: 'Sort by',
    name: 'sort',
    value: sort || (first ?? ''),
    options,
    onChange: (chosen: string) =>
      listing.actor.send({ type: 'sort.choose', sort: chosen === first ? '' : chosen }),
  }
}
