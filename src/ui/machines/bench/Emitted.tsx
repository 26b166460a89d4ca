import { useSelector } from '@xstate/react'
import type { Frame } from 'machine-workbench/description/simulation'
import { payloadWords } from 'machine-workbench/description/simulationWords'
import { selectFrame } from '~/machines/simulator.machine'
import { Instrument } from './Instrument'
import styles from './Instruments.module.css'
import { useBench } from './useBench'

const none: Frame['emitted'] = []

/** What the machine told its page in the step that is looked at. */
export function Emitted() {
  const { simulator } = useBench()
  const emitted = useSelector(simulator, (snapshot) => selectFrame(snapshot)?.emitted ?? none)
  if (emitted.length === 0) return null
  return (
    <Instrument title="Told the page">
      <ul className={styles.lines}>
        {emitted.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one event may be told twice, and the order is history.
          <li key={index}>
            tells the page <code>{event.type}</code>
            {payloadWords(event) && <code> {payloadWords(event)}</code>}
          </li>
        ))}
      </ul>
    </Instrument>
  )
}
