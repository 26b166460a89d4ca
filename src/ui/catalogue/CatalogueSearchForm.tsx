import { Icon } from '~/ui/kit/Icon'
import { type PagedListing, useSearchBox } from '~/ui/lists/useListing'
import styles from './CatalogueSearchForm.module.css'

/** Text search within the catalogue. The list follows when the visitor rests; Enter and the button ask at once. */
export function CatalogueSearchForm({ listing }: { listing: PagedListing }) {
  const { input, form } = useSearchBox(listing)
  return (
    <search>
      <form action="/courses" className={styles.form} {...form}>
        <label htmlFor="catalogue-search" className={styles.label}>
          Search these courses
        </label>
        <input id="catalogue-search" className={styles.input} {...input} />
        <button type="submit" className={styles.button}>
          <Icon name="search" />
          <span className={styles.word}>Search</span>
        </button>
      </form>
    </search>
  )
}
