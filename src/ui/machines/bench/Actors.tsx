import { useSelector } from '@xstate/react'
import { stateWords } from 'machine-workbench/description/simulationWords'
import { type Outcome, type Trial, usualOutcomes } from 'machine-workbench/description/trial'
import { previewLine } from 'machine-workbench/description/valuePreview'
import { type SimulatorActor, selectFrame } from '~/machines/simulator.machine'
import { Button } from '~/ui/kit/Button'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import { Instrument } from './Instrument'
import styles from './Instruments.module.css'

const outcomeWords = (outcome: Outcome) =>
  outcome.ok
    ? outcome.output === null || outcome.output === undefined
      ? 'Done'
      : `Done with ${previewLine(outcome.output, 60)}`
    : `Fails with “${outcome.error}”`

/** The actors under way: those that wait to be told how they end, and the machines that run within this one. */
export function Actors({ actor, outcomes }: { actor: SimulatorActor; outcomes: Trial['outcomes'] }) {
  const frame = useSelector(actor, selectFrame)
  if (!frame) return null
  const { actors, machines } = frame
  if (actors.length + machines.length === 0) return null
  return (
    <Instrument title="Actors">
      <ul className={styles.actors}>
        {actors.map(({ path, source }) => (
          <li key={path}>
            <p className={styles.now}>
              <code>{path}</code> is under way.
            </p>
            <div className={styles.buttons}>
              {(outcomes[source] ?? usualOutcomes).map((outcome) => (
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
    </Instrument>
  )
}
