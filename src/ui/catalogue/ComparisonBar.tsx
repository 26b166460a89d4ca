import { useDeferredValue } from 'react'
import { COMPARE_MAX } from '~/data/courses/limits'
import { type ComparisonActor, selectIds } from '~/machines/comparison.machine'
import { Button, ButtonLink } from '~/ui/kit/Button'
import { useHydratedSelector } from '~/ui/kit/useHydratedSelector'
import { focusOnResults } from '~/ui/lists/Results'
import styles from './ComparisonBar.module.css'

const nothing: ReturnType<typeof selectIds> = []

/**
 * What is selected for comparison, at the foot of the window while there is something. Each change is announced by its
 * toast. In the document it stands after the course that was picked last, so that the next Tab leads to it and the one
 * after it on through the list.
 */
export function ComparisonBar({
  comparison,
  titleOf,
  isHere,
}: {
  comparison: ComparisonActor
  titleOf: (id: number) => string | undefined
  /** Whether this is its place, for the course that was picked last. */
  isHere: (last: number) => boolean
}) {
  // The button that was pressed is answered first.
  const ids = useDeferredValue(useHydratedSelector(comparison, selectIds, nothing))
  const last = ids.at(-1)
  if (last === undefined || !isHere(last)) return null
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
            focusOnResults()
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
