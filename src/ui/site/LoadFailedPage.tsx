import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button, ButtonLink } from '~/ui/kit/Button'
import styles from './NotFoundPage.module.css'

/** What a failure to fetch a script or a page's data looks like in the browsers' own words. */
const isLoadFailure = (error: unknown) =>
  error instanceof Error &&
  /retrieved|dynamically imported module|Importing a module script failed|Failed to fetch|Unable to preload|NetworkError/i.test(
    error.message,
  )

/** §8: the last resort. It tells a failed download, which a second try may mend, from a fault of ours. */
export function LoadFailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const failedToLoad = isLoadFailure(error)
  useEffect(() => {
    console.error(error)
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [error])
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {failedToLoad ? 'This page did not load' : 'Unexpected Application Error!'}
        </h1>
        <p className={styles.lead} role="alert">
          {failedToLoad
            ? 'We tried several times. Your connection may have dropped, or the site may just have been updated.'
            : 'Something on this page went wrong on our side. Nothing that you entered has been sent.'}
        </p>
        <p>
          <Button
            size="large"
            onPress={() => {
              if (failedToLoad) location.reload()
              else {
                reset()
                void router.invalidate()
              }
            }}
          >
            Try again
          </Button>{' '}
          <ButtonLink to="/" variant="quiet" size="large">
            Return to home
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
