import { useSelector } from '@xstate/react'
import { timeWords } from 'machine-workbench/description/simulationWords'
import {
  type SimulatorActor,
  selectCanGoOn,
  selectCanRun,
  selectFrame,
  selectIsRunning,
} from '~/machines/simulator.machine'
import { Button } from '~/ui/kit/Button'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import { Instrument } from './Instrument'
import styles from './Instruments.module.css'

const steps = [
  { ms: 100, label: '+ 100 ms' },
  { ms: 1000, label: '+ 1 s' },
] as const

/** The clock of the simulation: it stands still until somebody says how far it goes. */
export function Clock({ actor }: { actor: SimulatorActor }) {
  const frame = useSelector(actor, selectFrame)
  const isRunning = useSelector(actor, selectIsRunning)
  const canRun = useSelector(actor, selectCanRun)
  const canGoOn = useSelector(actor, selectCanGoOn)
  if (!frame) return null
  const { now, timers } = frame
  const [next] = timers
  return (
    <Instrument title="Time">
      <p className={styles.now}>
        The clock stands at <strong>{timeWords(now)}</strong>.
      </p>
      {timers.length === 0 ? (
        <p className={styles.none}>No timer is running.</p>
      ) : (
        <ul className={styles.lines} aria-label="Timers">
          {timers.map(({ id, label, due, actor: owner }) => (
            <li key={id}>
              <code>{label}</code>
              {owner !== null && <> of {owner}</>} is due in {timeWords(due - now)}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          size="small"
          aria-disabled={!next || !canGoOn}
          onPress={() => next && afterPaint(() => actor.send({ type: 'time.step', ms: next.due - now }))}
        >
          To the next timer
        </Button>
        {steps.map(({ ms, label }) => (
          <Button
            key={ms}
            variant="secondary"
            size="small"
            aria-disabled={!canGoOn}
            onPress={() => afterPaint(() => actor.send({ type: 'time.step', ms }))}
          >
            {label}
          </Button>
        ))}
        <Button
          variant="secondary"
          size="small"
          aria-disabled={!isRunning && !canRun}
          onPress={() => actor.send({ type: isRunning ? 'time.stop' : 'time.run' })}
        >
          {isRunning ? 'Stop the clock' : 'Run in real time'}
        </Button>
      </div>
    </Instrument>
  )
}
