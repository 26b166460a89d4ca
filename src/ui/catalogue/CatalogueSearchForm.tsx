import type { FilteredListActor } from '~/machines/filteredList.machine'
import { Icon } from '~/ui/kit/Icon'
import { useSearchBox } from '~/ui/lists/useListing'
import styles from './CatalogueSearchForm.module.css'

/** Text search within the catalogue. The list follows when the visitor rests; Enter and the button ask at once. */
export function CatalogueSearchForm({ actor }: { actor: FilteredListActor }) {
  const { input, form } = useSearchBox(actor)
  return (
    <search>
      <form action="/courses" className={styles.form} {...form}>
        <label htmlFor="catalogue-search" className={styles.label}>
          Search these courses
        </label>
        <input id="catalogue-search" className={styles.input} {...input} />
        <button type="submit" className={styles.button}>
          <Icon name="search" />
          Search
        </button>
      </form>
    </search>
  )
}
