import styles from './SearchForm.module.css'

/** A search that needs no script: it leads to the catalogue with the text applied. */
export function SearchForm() {
  return (
    <search>
      <form action="/courses" method="get" className={styles.form}>
        <label htmlFor="site-search" className={styles.label}>
          Search our courses
        </label>
        <input id="site-search" name="q" type="search" maxLength={80} required className={styles.input} />
        <button type="submit" className={styles.button}>
          Search
        </button>
      </form>
    </search>
  )
}
