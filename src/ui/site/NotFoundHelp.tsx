import { notFoundLinks } from '~/data/site/notFoundLinks'
import { LinkItems } from '~/ui/kit/LinkItems'
import styles from './NotFoundPage.module.css'
import { SearchForm } from './SearchForm'

/** Ways on from an address that is nobody's. */
export const NotFoundHelp = () => (
  <>
    <SearchForm />
    <nav aria-label="Helpful links">
      <h2 className={styles.subtitle}>Perhaps you were looking for</h2>
      <ul>
        <LinkItems links={notFoundLinks} />
      </ul>
    </nav>
  </>
)
