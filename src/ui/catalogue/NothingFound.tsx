import { Button, ButtonLink } from '~/ui/kit/Button'
import { EmptyState } from '~/ui/kit/EmptyState'
import { focusOnResults } from '~/ui/lists/Results'
import { type PagedListing, useAsked } from '~/ui/lists/useListing'
import styles from './NothingFound.module.css'

/** An empty list offers to drop one filter at a time, each with the number of courses that would then appear. */
export function NothingFound({ listing }: { listing: PagedListing }) {
  const { list, actor } = listing
  const offers = list.relaxationsOf(useAsked(listing))
  return (
    <EmptyState title="No courses found" text="Try adjusting your search criteria or browse all categories">
      {offers.length > 0 && (
        <ul className={styles.offers}>
          {offers.map(({ filter, label, count }) => (
            <li key={label}>
              <Button
                variant="quiet"
                className={styles.offer}
                onPress={() => {
                  actor.send({ type: 'filter.remove', filter })
                  focusOnResults()
                }}
              >
                Drop {label}
              </Button>
              : {count} {count === 1 ? 'course' : 'courses'}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to="/courses">Show all courses</ButtonLink>
      <ButtonLink to="/categories" variant="secondary">
        Browse all categories
      </ButtonLink>
    </EmptyState>
  )
}
