import { useSelector } from '@xstate/react'
import type { Frame } from 'machine-workbench/description/simulation'
import { payloadWords, stateWords, stepWords, timeWords } from 'machine-workbench/description/simulationWords'
import { useEffect, useRef } from 'react'
import { type SimulatorActor, selectFrame, selectFrames, selectShown } from '~/machines/simulator.machine'
import { IconButton } from '~/ui/kit/Button'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import { PlayButton } from './PlayButton'
import styles from './Tape.module.css'
import { stepBy } from './useBench'

function Entry({ frame: { step, now, active, transitions, emitted } }: { frame: Frame }) {
  const payload = step?.kind === 'event' ? payloadWords(step.event) : ''
  return (
    <>
      <strong className={styles.step}>{stepWords(step)}</strong>
      {payload && <code className={styles.payload}>{payload}</code>}
      <span className={styles.state}>
        {step !== null && transitions.length === 0 ? 'stays in ' : 'in '}
        {stateWords(active)}
      </span>
      <span className={styles.time}>
        {timeWords(now)}
        {emitted.length > 0 && <>, tells {emitted.map(({ type }) => type).join(', ')}</>}
      </span>
    </>
  )
}

/** What has happened, the newest last. Each entry leads back to where the machine stood then. */
export function Tape({ actor }: { actor: SimulatorActor }) {
  const frames = useSelector(actor, selectFrames)
  const shown = useSelector(actor, selectShown)
  const now = useSelector(actor, (snapshot) => selectFrame(snapshot)?.now ?? 0)
  const goTo = (index: number) => afterPaint(() => actor.send({ type: 'history.goTo', index }))
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const entry = list.current?.children[shown]
    if (list.current && entry instanceof HTMLElement)
      list.current.scrollLeft = entry.offsetLeft - list.current.clientWidth / 2
  }, [shown])
  return (
    <section className={styles.tape} aria-label="Steps" data-print="hidden">
      <div className={styles.travel}>
        <h2 className={styles.title}>Steps</h2>
        <p className={styles.clock}>{timeWords(now)}</p>
        <div className={styles.buttons}>
          <IconButton
            icon="arrow-left"
            label="One step back"
            aria-disabled={shown === 0}
            onPress={() => stepBy(actor, -1)}
          />
          <span className={styles.count}>
            {shown} of {frames.length - 1}
          </span>
          <IconButton
            icon="arrow-right"
            label="One step on"
            aria-disabled={shown === frames.length - 1}
            onPress={() => stepBy(actor, 1)}
          />
          <PlayButton variant="onBlock" />
        </div>
      </div>
      <ol ref={list} className={styles.log} aria-label="Steps">
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
    </section>
  )
}
