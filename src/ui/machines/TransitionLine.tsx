import { type GraphTransition, textsOf } from 'machine-workbench/description/machineGraph'
import { moveOf, stateAnchor, stateTitle } from 'machine-workbench/description/machineWording'
import type { Heard, MachineContent } from '~/data/machines/machinePage'
import { CoverageMark } from './CoverageLegend'
import { LineLink } from './MachineSourceCode'
import { RequirementLinks } from './Requirements'
import styles from './TransitionLine.module.css'

/** What is known of a machine besides its transitions, for what stands with one of them. */
export type TransitionContent = Pick<MachineContent, 'graph' | 'heard' | 'sections' | 'source'>

/** One transition, read as a sentence: event, guard, target, actions. */
export function TransitionLine({
  transition,
  isMissed,
  content: { graph, heard: heardOf, sections, source },
}: {
  transition: GraphTransition
  isMissed: boolean
  content: TransitionContent
}) {
  const heard = heardOf[transition.id]
  const line = source.transitions[graph.transitions.indexOf(transition)]
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
      {requirements.length > 0 && (
        <span className={styles.word}>
          {' '}
          (<RequirementLinks ids={requirements} sections={sections} />)
        </span>
      )}
      {line !== undefined && (
        <span className={styles.origin}>
          {' '}
          <LineLink line={line} />
        </span>
      )}
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
