import type { GraphTransition } from '~/data/machines/machineGraph'
import { moveOf, stateAnchor, stateTitle } from '~/data/machines/machineWording'
import { CoverageMark } from './CoverageLegend'
import styles from './TransitionLine.module.css'

/** One transition, read as a sentence: event, guard, target, actions. */
export function TransitionLine({ transition, isMissed }: { transition: GraphTransition; isMissed: boolean }) {
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
    </p>
  )
}
