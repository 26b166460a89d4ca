import { useSelector } from '@xstate/react'
import type { Trial } from '~/data/machines/machinePage'
import type { Payload, PayloadField } from '~/data/machines/payloadForm'
import type { Frame } from '~/data/machines/simulation'
import { type SimulatorActor, selectFrame } from '~/machines/simulator.machine'
import { Button } from '~/ui/kit/Button'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import { PayloadForm } from './PayloadForm'
import styles from './SimulatorEvents.module.css'
import { payloadWords } from './simulationWords'

function Example({
  actor,
  type,
  payload,
  isOffered,
}: {
  actor: SimulatorActor
  type: string
  payload: Payload
  isOffered: boolean
}) {
  const words = payloadWords(payload)
  return (
    <Button
      variant="secondary"
      size="small"
      className={styles.example}
      aria-disabled={!isOffered}
      onPress={() => afterPaint(() => actor.send({ type: 'event.send', event: { ...payload, type } }))}
    >
      <span>
        <span className={words ? 'visually-hidden' : styles.type}>{type} </span>
        {words && <code>{words}</code>}
        {!isOffered && <span className={styles.not}> not now</span>}
      </span>
    </Button>
  )
}

function EventItem({
  actor,
  type,
  examples,
  fields,
  offers,
}: {
  actor: SimulatorActor
  type: string
  examples: readonly Payload[]
  fields: readonly PayloadField[]
  offers: readonly number[]
}) {
  const isPlain = fields.length === 0
  const shown = isPlain && examples.length === 0 ? [{}] : examples
  return (
    <li className={styles.item}>
      {!isPlain && <code className={styles.type}>{type}</code>}
      <div className={styles.examples}>
        {shown.map((payload, index) => (
          <Example
            key={JSON.stringify(payload)}
            actor={actor}
            type={type}
            payload={payload}
            isOffered={offers.includes(index)}
          />
        ))}
      </div>
      {!isPlain && <PayloadForm actor={actor} event={type} fields={fields} example={examples[0] ?? {}} />}
    </li>
  )
}

const nothing: Frame['offers'] = {}

/** A button for each event with each example of what it carries. One that would do nothing stays where it is and says so. */
export function SimulatorEvents({
  actor,
  events,
  forms,
}: {
  actor: SimulatorActor
  events: Trial['events']
  forms: Readonly<Record<string, readonly PayloadField[]>>
}) {
  const offers = useSelector(actor, (snapshot) => selectFrame(snapshot)?.offers ?? nothing)
  if (Object.keys(events).length === 0) return <p>Nothing is sent to this machine: only time moves it.</p>
  return (
    <ul className={styles.list} aria-label="Events">
      {Object.entries(events).map(([type, { examples }]) => (
        <EventItem
          key={type}
          actor={actor}
          type={type}
          examples={examples}
          fields={forms[type] ?? []}
          offers={offers[type] ?? []}
        />
      ))}
    </ul>
  )
}
