import { useEffect } from 'react'
import { Art } from '~/ui/kit/Art'
import { ButtonLink } from '~/ui/kit/Button'
import { lazilyHydrated } from './lazyHydration'
import styles from './NotFoundPage.module.css'

const LazyNotFoundHelp = lazilyHydrated('src/ui/site/NotFoundHelp.tsx', () =>
  import('./NotFoundHelp').then(({ NotFoundHelp }) => NotFoundHelp),
)

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
        <LazyNotFoundHelp />
      </div>
      <Art name="empty-address" hue="creative" isInFirstScreen className={styles.art} />
    </div>
  )
}
