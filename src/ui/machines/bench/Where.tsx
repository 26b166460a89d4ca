import { useSelector } from '@xstate/react'
import { MAX_STEPS } from 'machine-workbench/description/simulation'
import { activeStates, innermost, stateWords } from 'machine-workbench/description/simulationWords'
import { selectIsLooking, selectPlace } from '~/machines/drawingWalk.machine'
import { selectFrame, selectIsReplaying, selectShown } from '~/machines/simulator.machine'
import { Button } from '~/ui/kit/Button'
import { Notice } from '~/ui/kit/Notice'
import { StateFacts } from '../StateTree'
import { TransitionLine } from '../TransitionLine'
import { useBench } from './useBench'
import styles from './Where.module.css'

/** Where the machine stands, in words, and what else is looked at. */
export function Where() {
  const { content, simulator } = useBench()
  const frame = useSelector(simulator, selectFrame)
  const step = useSelector(simulator, selectShown)
  const isReplaying = useSelector(simulator, selectIsReplaying)
  if (!frame) return null
  return (
    <section className={styles.where} data-now tabIndex={-1} aria-label="Current state">
      <p className={styles.state}>
        <span className={styles.word}>Now in </span>
        <strong>{stateWords(frame.active)}</strong>
      </p>
      {activeStates(content.graph, innermost(frame.active)).map(
        ({ id, description }) =>
          description && (
            <p key={id} className={styles.description}>
              {description}
            </p>
          ),
      )}
      {frame.status === 'error' && (
        <Notice icon="warning">The machine has stopped with an error: {frame.error}</Notice>
      )}
      {frame.status === 'done' && <Notice>The machine has ended. Restart it, or go back a step.</Notice>}
      {step === MAX_STEPS && (
        <Notice>A simulation ends after {MAX_STEPS} steps. Restart it, or go back a step.</Notice>
      )}
      {isReplaying && (
        <Notice>
          You are looking at step {step}. Whatever you do now takes the place of what came after it.
        </Notice>
      )}
      <LookedAt />
    </section>
  )
}

/** The entry of what is looked at, as long as it is not what the machine could do now. */
function LookedAt() {
  const { content, walk } = useBench()
  const place = useSelector(walk, selectPlace)
  const isLooking = useSelector(walk, selectIsLooking)
  if (!isLooking) return null
  const { states, transitions } = content.graph
  const state = place.kind === 'state' ? states.find(({ id }) => id === place.id) : undefined
  const transition = place.kind === 'transition' ? transitions.find(({ id }) => id === place.id) : undefined
  return (
    <div className={styles.looked}>
      {state && (
        <>
          <p>
            Looking at <strong>{state.id}</strong>
          </p>
          {state.description && <p className={styles.description}>{state.description}</p>}
          <StateFacts state={state} sections={content.sections} />
        </>
      )}
      {transition && (
        <>
          <p>
            Looking at a way out of <strong>{transition.source}</strong>
          </p>
          <TransitionLine transition={transition} isMissed={false} content={content} />
        </>
      )}
      <Button variant="secondary" size="small" onPress={() => walk.send({ type: 'look.home' })}>
        Back to what is possible now
      </Button>
    </div>
  )
}
