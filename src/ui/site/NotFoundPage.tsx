import { useEffect } from 'react'
import { notFoundLinks } from '~/data/site/navigation'
import { Art } from '~/ui/kit/Art'
import { ButtonLink } from '~/ui/kit/Button'
import { LinkItems } from '~/ui/kit/LinkItems'
import styles from './NotFoundPage.module.css'
import { SearchForm } from './SearchForm'

/** §2, §8: no page lives here. The attempted path goes to the console, for whoever follows up a dead link. */
export function NotFoundPage() {
  useEffect(() => {
    // Where the visitor arrived, not where the next press leads.
    console.error(`404: no page at ${location.pathname}`)
  }, [])
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.words}>
        <h1 className={styles.title}>Oops! Page not found</h1>
        <p className={styles.lead}>
          There is no page at this address. It may have moved, or the link may have a typing mistake in it.
        </p>
        <p>
          <ButtonLink to="/" size="large">
            Return to home
          </ButtonLink>
        </p>
        <SearchForm />
        <nav aria-label="Helpful links">
          <h2 className={styles.subtitle}>Perhaps you were looking for</h2>
          <ul>
            <LinkItems links={notFoundLinks} />
          </ul>
        </nav>
      </div>
      <Art name="empty" hue="creative" isInFirstScreen width={240} height={200} className={styles.art} />
    </div>
  )
}
