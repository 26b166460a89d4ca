import { useSelector } from '@xstate/react'
import type { Outcome, Trial } from '~/data/machines/machinePage'
import { previewLine } from '~/data/machines/valuePreview'
import { type SimulatorActor, selectFrame } from '~/machines/simulator.machine'
import { Button } from '~/ui/kit/Button'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import styles from './SimulatorParts.module.css'
import { stateWords } from './simulationWords'

const usual: readonly Outcome[] = [
  { ok: true, output: null },
  { ok: false, error: 'It did not work.' },
]

const outcomeWords = (outcome: Outcome) =>
  outcome.ok
    ? outcome.output === null || outcome.output === undefined
      ? 'Done'
      : `Done with ${previewLine(outcome.output, 60)}`
    : `Fails with “${outcome.error}”`

/** The actors under way: those that wait to be told how they end, and the machines that run within this one. */
export function SimulatorActors({ actor, outcomes }: { actor: SimulatorActor; outcomes: Trial['outcomes'] }) {
  const frame = useSelector(actor, selectFrame)
  if (!frame) return null
  const { actors, machines } = frame
  if (actors.length + machines.length === 0) return <p className={styles.none}>No actor is running.</p>
  return (
    <ul className={styles.actors}>
      {actors.map(({ path, source }) => (
        <li key={path}>
          <p className={styles.now}>
            <code>{path}</code> is under way.
          </p>
          <div className={styles.buttons}>
            {(outcomes[source] ?? usual).map((outcome) => (
              <Button
                key={JSON.stringify(outcome)}
                variant="secondary"
                size="small"
                onPress={() => afterPaint(() => actor.send({ type: 'actor.finish', actor: path, outcome }))}
              >
                <span>
                  <span className="visually-hidden">{path}: </span>
                  {outcomeWords(outcome)}
                </span>
              </Button>
            ))}
          </div>
        </li>
      ))}
      {machines.map(({ path, active }) => (
        <li key={path}>
          <p className={styles.now}>
            The machine <code>{path}</code> is in <strong>{stateWords(active)}</strong>.
          </p>
        </li>
      ))}
    </ul>
  )
}
