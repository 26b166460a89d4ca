import type { AppliedFilter } from '~/data/lists/asked'
import { Icon } from '~/ui/kit/Icon'
import styles from './AppliedFilters.module.css'
import { focusOnResults } from './Results'
import { type PagedListing, useAsked } from './useListing'

/** A chip for each filter, which takes it off, and a way to take off all. */
export function AppliedFilters({ listing }: { listing: PagedListing }) {
  const { list, actor } = listing
  const asked = useAsked(listing)
  const chips = list.chipsOf(asked)
  if (chips.length === 0) return null
  const remove = (filter: AppliedFilter) => {
    actor.send({ type: 'filter.remove', filter })
    focusOnResults()
  }
  return (
    <ul className={styles.applied} aria-label="Applied filters">
      {chips.map(({ filter, label }) => (
        <li key={label}>
          <button type="button" className={styles.chip} onClick={() => remove(filter)}>
            {label}
            <span className="visually-hidden">
              {filter.kind === 'text' ? ': remove this search' : ': remove this filter'}
            </span>
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            actor.send({ type: 'filters.reset' })
            focusOnResults()
          }}
        >
          Clear all filters
        </button>
      </li>
    </ul>
  )
}
