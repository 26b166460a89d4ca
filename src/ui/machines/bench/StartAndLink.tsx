import { useSelector } from '@xstate/react'
import { selectScenario } from '~/machines/simulator.machine'
import { Button } from '~/ui/kit/Button'
import { Select } from '~/ui/kit/Select'
import { Instrument } from './Instrument'
import styles from './Instruments.module.css'
import { useBench } from './useBench'

/** Where the machine starts, and how to take along where it is. */
export function StartAndLink() {
  const { simulator, content } = useBench()
  const scenario = useSelector(simulator, selectScenario)
  return (
    <Instrument title="Start and link">
      <Select
        label="Starts with"
        name="scenario"
        value={String(scenario)}
        options={content.trial.scenarios.map(({ name }, index) => ({ value: String(index), label: name }))}
        onChange={(value) => simulator.send({ type: 'scenario.choose', scenario: Number(value) })}
      />
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          size="small"
          onPress={() => simulator.send({ type: 'simulation.restart' })}
        >
          Restart
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon="share"
          onPress={() => simulator.send({ type: 'link.request' })}
        >
          Link to this state
        </Button>
      </div>
    </Instrument>
  )
}
