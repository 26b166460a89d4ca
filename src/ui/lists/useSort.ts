import { bestMatch } from '~/data/courses/sorting'
import { type PagedListing, useAsked } from './useListing'

/** The choice of how a list is sorted. What it is sorted by at first depends on whether a text is looked for. */
export function useSort<Sort extends string>(
  listing: PagedListing,
  sorts: readonly Sort[],
  labels: Readonly<Record<Sort, string>>,
) {
  const { text, sort } = useAsked(listing)
  const ofSite = sorts.map((value) => ({ value: value as string, label: labels[value] }))
  const options = text === '' ? ofSite : [bestMatch, ...ofSite]
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
