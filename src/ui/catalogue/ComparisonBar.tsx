import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import { COMPARE_MAX } from '~/data/courses/limits'
import { type ComparisonActor, selectIds } from '~/machines/comparison.machine'
import { Button, ButtonLink } from '~/ui/kit/Button'
import styles from './ComparisonBar.module.css'

/**
 * What is selected for comparison, at the foot of the window while there is something. Each change is announced by its
 * toast.
 */
export function ComparisonBar({
  comparison,
  titleOf,
  focusAfter,
}: {
  comparison: ComparisonActor
  titleOf: (id: number) => string | undefined
  /** The element to focus when the bar has gone. */
  focusAfter: string
}) {
  // The button that was pressed is answered first.
  const ids = useDeferredValue(useSelector(comparison, selectIds))
  if (ids.length === 0) return null
  const titles = ids.flatMap((id) => titleOf(id) ?? [])
  return (
    <section aria-label="Comparison" className={styles.bar} data-print="hidden" data-foot>
      <p className={styles.status}>
        {`${ids.length} course(s) selected for comparison`}
        {ids.length === COMPARE_MAX && (
          <span className={styles.full}> That is the most you can compare.</span>
        )}
      </p>
      <p className={styles.titles}>{titles.join(' · ')}</p>
      <div className={styles.actions}>
        <Button
          variant="onBlock"
          size="small"
          onPress={() => {
            comparison.send({ type: 'comparison.clear' })
            document.getElementById(focusAfter)?.focus()
          }}
        >
          Clear All
        </Button>
        <ButtonLink to="/courses/compare" search={{ ids: [...ids] }} size="small" className={styles.go ?? ''}>
          Compare Now
        </ButtonLink>
      </div>
    </section>
  )
}
