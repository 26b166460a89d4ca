import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { selectFrames, selectShown } from '~/machines/simulator.machine'
import { Sequence, SequenceFile, type TakeAlong } from '../Sequence'
import styles from './Messages.module.css'
import { useBench } from './useBench'

/** Who had what from whom on the way to the step that is shown, of which the messages are marked. */
export function Messages(taking: TakeAlong) {
  const { content, simulator } = useBench()
  const frames = useSelector(simulator, selectFrames)
  const shown = useSelector(simulator, selectShown)
  const messages = useMemo(
    () => frames.slice(0, shown + 1).flatMap((frame) => frame.messages),
    [frames, shown],
  )
  const latest = new Set(frames[shown]?.messages)
  const said = { name: content.graph.id, messages }
  return (
    <section className={styles.messages} aria-label="Messages">
      <p>
        The machine, the actors within it and the page up to the step that is shown. Take a step, or play a
        path.
      </p>
      <div className={styles.actions}>
        <SequenceFile {...said} {...taking} />
      </div>
      <Sequence {...said} isMarked={(message) => latest.has(message)} />
    </section>
  )
}
