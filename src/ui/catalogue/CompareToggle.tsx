import { COMPARE_MAX } from '~/data/courses/limits'
import { type ComparisonActor, selectIsChosen, selectIsFull } from '~/machines/comparison.machine'
import { Button } from '~/ui/kit/Button'
import { useHydratedSelector } from '~/ui/kit/useHydratedSelector'

/** §5: a fourth course is ignored. The button stays reachable, says why, and is answered when it is pressed. */
export function CompareToggle({
  id,
  title,
  comparison,
}: {
  id: number
  title: string
  comparison: ComparisonActor
}) {
  const isChosen = useHydratedSelector(comparison, selectIsChosen(id), false)
  const isFull = useHydratedSelector(comparison, selectIsFull, false)
  const isRefused = isFull && !isChosen
  const toggle = () => comparison.send({ type: 'course.toggle', id })
  return (
    <Button
      variant="secondary"
      size="small"
      icon={isChosen ? 'close' : 'compare'}
      aria-pressed={isChosen}
      aria-disabled={isRefused}
      onPress={toggle}
      onRefused={toggle}
    >
      {isChosen ? 'Remove' : 'Compare'}
      <span className="visually-hidden">
        : {title}
        {isRefused && `. ${COMPARE_MAX} courses are selected already; remove one first`}
      </span>
    </Button>
  )
}
