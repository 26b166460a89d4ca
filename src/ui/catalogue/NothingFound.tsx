import type { CatalogueContent } from '~/data/courses/catalogue.page'
import type { CatalogueSearch } from '~/data/courses/catalogueSearch'
import { relaxations } from '~/data/courses/filtering'
import { ButtonLink } from '~/ui/kit/Button'
import { EmptyState } from '~/ui/kit/EmptyState'
import { Link } from '~/ui/kit/Link'
import { catalogueHref } from './catalogueLinks'
import styles from './NothingFound.module.css'

/** An empty list offers to drop one filter at a time, each with the number of courses that would then appear. */
export function NothingFound({ content, search }: { content: CatalogueContent; search: CatalogueSearch }) {
  const offers = relaxations(content.courses, search, content)
  return (
    <EmptyState title="No courses found" text="Try adjusting your search criteria or browse all categories">
      {offers.length > 0 && (
        <ul className={styles.offers}>
          {offers.map(({ label, search: wider, count }) => (
            <li key={label}>
              <Link href={catalogueHref(wider)} resetScroll={false}>
                Drop {label}
              </Link>
              : {count} {count === 1 ? 'course' : 'courses'}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href="/courses">Show all courses</ButtonLink>
      <ButtonLink href="/categories" look="secondary">
        Browse all categories
      </ButtonLink>
    </EmptyState>
  )
}
