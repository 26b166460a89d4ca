import { Link } from '~/ui/kit/Link'
import { WithoutScript } from '~/ui/kit/WithoutScript'
import styles from './SearchForm.module.css'

/** A search that needs no script of this page: it leads to the catalogue with the text applied, which needs one. */
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
      <WithoutScript>
        <Link to="/categories">Our categories</Link> name every course.
      </WithoutScript>
    </search>
  )
}
