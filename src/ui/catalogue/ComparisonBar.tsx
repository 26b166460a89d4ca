import { useSelector } from '@xstate/react'
import type { CourseCard } from '~/data/courses/course'
import { COMPARE_MAX } from '~/data/courses/limits'
import { type ComparisonActor, selectIds } from '~/machines/comparison.machine'
import { Button, ButtonLink } from '~/ui/kit/Button'
import styles from './ComparisonBar.module.css'

/** What is selected for comparison, at the foot of the window while there is something. */
export function ComparisonBar({
  comparison,
  courses,
}: {
  comparison: ComparisonActor
  courses: readonly Pick<CourseCard, 'id' | 'title'>[]
}) {
  const ids = useSelector(comparison, selectIds)
  const titles = ids.flatMap((id) => courses.find((course) => course.id === id)?.title ?? [])
  const status = ids.length > 0 ? `${ids.length} course(s) selected for comparison` : ''
  return (
    <section
      aria-label="Comparison"
      className={ids.length > 0 ? styles.bar : 'visually-hidden'}
      data-print="hidden"
    >
      <p role="status" className={styles.status}>
        {status}
        {ids.length === COMPARE_MAX && (
          <span className={styles.full}> That is the most you can compare.</span>
        )}
      </p>
      {ids.length > 0 && (
        <>
          <p className={styles.titles}>{titles.join(' · ')}</p>
          <div className={styles.actions}>
            <Button
              variant="onBlock"
              size="small"
              onPress={() => comparison.send({ type: 'comparison.clear' })}
            >
              Clear All
            </Button>
            <ButtonLink
              to="/courses/compare"
              search={{ ids: [...ids] }}
              size="small"
              className={styles.go ?? ''}
            >
              Compare Now
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  )
}
