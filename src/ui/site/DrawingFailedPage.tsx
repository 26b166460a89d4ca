import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button, ButtonLink } from '~/ui/kit/Button'
import { focusAtOnce } from '~/ui/kit/focusOn'
import styles from './NotFoundPage.module.css'

/** Whoever was on what has gone goes on with the page that came in its place. */
function focusHeading() {
  if (document.activeElement === document.body) focusAtOnce(document.querySelector('main h1'))
}

/** §8: the last resort, where a page cannot be drawn. What does not arrive is never a reason to show it. */
export function DrawingFailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => {
    console.error(error)
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [error])
  useEffect(() => focusHeading, [])
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          Unexpected Application Error!
        </h1>
        <p className={styles.lead} role="alert">
          Something on this page went wrong on our side. Nothing that you entered has been sent.
        </p>
        <p>
          <Button
            size="large"
            onPress={() => {
              // It may be the data that cannot be drawn.
              router.options.context.refuse()
              reset()
              void router.invalidate()
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
