import { useSelector } from '@xstate/react'
import { selectPending } from '~/machines/filteredList.machine'
import { Select } from '~/ui/kit/Select'
import type { PagedListing } from './useListing'

/** A facet of which one value can be chosen. Choosing its `any` takes off what is chosen. */
export function useFacetSelect({ list, actor }: PagedListing, facet: string) {
  const chosen = useSelector(actor, selectPending)[facet]?.[0] ?? ''
  const { label = '', any = '', options = [] } = list.facets[facet] ?? {}
  return {
    label,
    name: facet,
    value: chosen,
    options: [{ value: '', label: any }, ...options],
    onChange: (value: string) => actor.send({ type: 'choice.toggle', facet, value: value || chosen }),
  }
}

export const FacetSelect = ({ listing, facet }: { listing: PagedListing; facet: string }) => (
  <Select {...useFacetSelect(listing, facet)} />
)
