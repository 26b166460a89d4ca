import {
  type CatalogueSearch,
  catalogueSearchDefaults,
  QUERY_CHARACTERS,
} from '~/data/courses/catalogueSearch'
import { Icon } from '~/ui/kit/Icon'
import styles from './CatalogueSearchForm.module.css'

/** Text search within the catalogue. The box holds what is typed; Enter or the button puts it into the address. */
export function CatalogueSearchForm({
  search,
  onSearch,
}: {
  search: CatalogueSearch
  onSearch: (search: CatalogueSearch) => void
}) {
  return (
    <search>
      <form
        key={search.q}
        action="/courses"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const text = String(new FormData(event.currentTarget).get('q') ?? '').trim()
          onSearch({ ...search, q: text.slice(0, QUERY_CHARACTERS), page: catalogueSearchDefaults.page })
        }}
      >
        <label htmlFor="catalogue-search" className={styles.label}>
          Search these courses
        </label>
        <input
          id="catalogue-search"
          name="q"
          type="search"
          defaultValue={search.q}
          maxLength={QUERY_CHARACTERS}
          className={styles.input}
          enterKeyHint="search"
        />
        <button type="submit" className={styles.button}>
          <Icon name="search" />
          Search
        </button>
      </form>
    </search>
  )
}
