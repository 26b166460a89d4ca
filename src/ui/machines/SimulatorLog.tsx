import { useSelector } from '@xstate/react'
import type { Frame } from '~/data/machines/simulation'
import { type SimulatorActor, selectFrames, selectShown } from '~/machines/simulator.machine'
import { Button } from '~/ui/kit/Button'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import styles from './SimulatorLog.module.css'
import { payloadWords, stateWords, stepWords, timeWords } from './simulationWords'

function Entry({ frame }: { frame: Frame }) {
  const { step, now, active, transitions, emitted } = frame
  const payload = step?.kind === 'event' ? payloadWords(step.event) : ''
  return (
    <>
      <span className={styles.time}>{timeWords(now)}</span>{' '}
      <span className={styles.what}>
        <strong>{stepWords(step)}</strong>
        {payload && <code className={styles.payload}> {payload}</code>}
        <span className={styles.state}>
          {' '}
          {step !== null && transitions.length === 0 ? 'stays in' : 'in'} {stateWords(active)}
        </span>
        {transitions.map((id, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one transition may be taken twice, and the order is history.
          <code key={index} className={styles.transition}>
            {id}
          </code>
        ))}
        {emitted.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one event may be told twice, and the order is history.
          <span key={index} className={styles.emitted}>
            tells the page <code>{event.type}</code>
            {payloadWords(event) && <code> {payloadWords(event)}</code>}
          </span>
        ))}
      </span>
    </>
  )
}

/** What has happened, the newest last. Each entry leads back to where the machine stood then. */
export function SimulatorLog({ actor }: { actor: SimulatorActor }) {
  const frames = useSelector(actor, selectFrames)
  const shown = useSelector(actor, selectShown)
  const goTo = (index: number) => afterPaint(() => actor.send({ type: 'history.goTo', index }))
  return (
    <>
      <div className={styles.travel}>
        <Button variant="secondary" size="small" aria-disabled={shown === 0} onPress={() => goTo(shown - 1)}>
          One step back
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-disabled={shown === frames.length - 1}
          onPress={() => goTo(shown + 1)}
        >
          One step on
        </Button>
      </div>
      <ol className={styles.log} aria-label="Steps">
        {frames.map((frame, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place.
          <li key={index}>
            <button
              type="button"
              className={index > shown ? `${styles.entry} ${styles.later}` : styles.entry}
              aria-current={index === shown ? 'step' : undefined}
              onClick={() => goTo(index)}
            >
              <Entry frame={frame} />
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
