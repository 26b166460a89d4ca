import { useSelector } from '@xstate/react'
import { playSpeeds, selectFrames, selectShown, selectSpeed } from '~/machines/simulator.machine'
import { Button, IconButton } from '~/ui/kit/Button'
import { Select } from '~/ui/kit/Select'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import { selectStatusWords } from './Announcement'
import styles from './Paths.module.css'
import { PlayButton } from './PlayButton'
import { stepBy, useBench } from './useBench'

/** Shows the steps of a path one by one, or one after the other. */
export function Player() {
  const { simulator } = useBench()
  const shown = useSelector(simulator, selectShown)
  const steps = useSelector(simulator, (snapshot) => selectFrames(snapshot).length - 1)
  const speed = useSelector(simulator, selectSpeed)
  const words = useSelector(simulator, selectStatusWords)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of buttons, not a form's fieldset
    <div role="group" aria-label="Play the path" className={styles.player}>
      <Button
        variant="quiet"
        size="small"
        aria-disabled={shown === 0}
        onPress={() => afterPaint(() => simulator.send({ type: 'history.goTo', index: 0 }))}
      >
        To start
      </Button>
      <IconButton
        icon="arrow-left"
        label="One step back in the path"
        aria-disabled={shown === 0}
        onPress={() => stepBy(simulator, -1)}
      />
      <PlayButton />
      <IconButton
        icon="arrow-right"
        label="One step on in the path"
        aria-disabled={shown === steps}
        onPress={() => stepBy(simulator, 1)}
      />
      <span className={styles.step}>
        step <strong>{shown}</strong> of {steps}
      </span>
      <Select
        label="Speed"
        isLabelHidden
        name="speed"
        value={String(speed)}
        options={playSpeeds.map((one) => ({ value: String(one), label: `${one} ×` }))}
        onChange={(value) => simulator.send({ type: 'speed.choose', speed: Number(value) })}
      />
      <p className={styles.outcome}>{words}</p>
    </div>
  )
}
