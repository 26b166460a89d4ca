import { type GraphTransition, textsOf } from 'machine-workbench/description/machineGraph'
import { moveOf, stateAnchor, stateTitle } from 'machine-workbench/description/machineWording'
import type { Heard } from '~/data/machines/machinePage'
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
          <code>{guard.text}</code>
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
          <code>{textsOf(actions).join(', ')}</code>
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
  const places = focus.filter(Boolean).join(' or ')
  const words = said
    .filter(Boolean)
    .map((one) => `“${one}”`)
    .join(' or ')
  const sayings = [
    places && `the focus ${focus.includes('') ? 'stays or goes' : 'goes'} to ${places}`,
    words && `it says ${said.includes('') ? 'nothing or ' : ''}${words}`,
  ]
  return <span className={styles.heard}>A screen reader hears: {sayings.filter(Boolean).join(', and ')}</span>
}
