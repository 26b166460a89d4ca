import type { GraphTransition } from '~/data/machines/machineGraph'
import type { Heard } from '~/data/machines/machinePage'
import { moveOf, stateAnchor, stateTitle } from '~/data/machines/machineWording'
import { CoverageMark } from './CoverageLegend'
import styles from './TransitionLine.module.css'

/** One transition, read as a sentence: event, guard, target, actions. */
export function TransitionLine({
  transition,
  isMissed,
  heard,
}: {
  transition: GraphTransition
  isMissed: boolean
  heard: Heard | undefined
}) {
  const { label, guard, actions, targets, requirements } = transition
  return (
    <p className={styles.line}>
      <code className={styles.event}>{label}</code>
      {guard !== null && (
        <>
          <span className={styles.word}> if </span>
          <code>{guard}</code>
        </>
      )}
      <span className={styles.word}> {moveOf(transition)} </span>
      {targets.map((target, index) => (
        <span key={target}>
          {index > 0 && ' and '}
          <a href={`#${stateAnchor(target)}`}>{stateTitle(target)}</a>
        </span>
      ))}
      {actions.length > 0 && (
        <>
          <span className={styles.word}> and does </span>
          <code>{actions.join(', ')}</code>
        </>
      )}
      {requirements.length > 0 && <span className={styles.word}> ({requirements.join(', ')})</span>}
      {isMissed && (
        <>
          {' '}
          <CoverageMark isCovered={false} />
        </>
      )}
      {heard && <HeardLine heard={heard} />}
    </p>
  )
}

/** What a screen reader tells of it by itself. */
function HeardLine({ heard: { focus, said } }: { heard: Heard }) {
  const sayings = [
    ...(focus.length > 0
      ? [`the focus goes to ${eitherOf(focus.map((place) => place || 'no other place'))}`]
      : []),
    ...(said.length > 0
      ? [`it says ${eitherOf(said.map((words) => (words ? `“${words}”` : 'nothing')))}`]
      : []),
  ]
  return <span className={styles.heard}>A screen reader hears: {sayings.join(', and ')}.</span>
}

const eitherOf = (alternatives: readonly string[]) => alternatives.join(', or ')
