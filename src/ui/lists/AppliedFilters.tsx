import type { AppliedFilter } from '~/data/lists/asked'
import { Icon } from '~/ui/kit/Icon'
import styles from './AppliedFilters.module.css'
import { type PagedListing, useAsked } from './useListing'

/** A chip for each filter, which takes it off, and a way to take off all. */
export function AppliedFilters({
  listing,
  focusAfter,
}: {
  listing: PagedListing
  /** The element to focus when a chip has gone: what the list has come to. */
  focusAfter: string
}) {
  const { list, actor } = listing
  const asked = useAsked(listing)
  const chips = list.chipsOf(asked)
  if (chips.length === 0) return null
  const goOn = () => document.getElementById(focusAfter)?.focus()
  const remove = (filter: AppliedFilter) => {
    actor.send({ type: 'filter.remove', filter })
    goOn()
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
            goOn()
          }}
        >
          Clear all filters
        </button>
      </li>
    </ul>
  )
}
