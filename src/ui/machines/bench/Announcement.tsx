import { useSelector } from '@xstate/react'
import { outcomeWords, playedWords, playingWords } from 'machine-workbench/description/simulationWords'
import type { SnapshotFrom } from 'xstate'
import {
  selectFrame,
  selectFrames,
  selectIsPlaying,
  selectIsRunning,
  selectShown,
  type simulatorMachine,
} from '~/machines/simulator.machine'
import { useBench } from './useBench'

const selectOutcomeWords = (snapshot: SnapshotFrom<typeof simulatorMachine>) => {
  const frame = selectFrame(snapshot)
  if (selectIsPlaying(snapshot)) return playingWords(selectFrames(snapshot).length - 1)
  return frame ? outcomeWords(frame, selectShown(snapshot), selectIsRunning(snapshot)) : ''
}

/** What is seen of a step. Of steps that are played one after the other each is seen, and only the last is said. */
export const selectStatusWords = (snapshot: SnapshotFrom<typeof simulatorMachine>) => {
  const frame = selectFrame(snapshot)
  return frame && selectIsPlaying(snapshot)
    ? playedWords(frame, selectShown(snapshot), selectFrames(snapshot).length - 1)
    : selectOutcomeWords(snapshot)
}

/** Says what each step has led to, whichever part of the bench is shown. */
export function Announcement() {
  const { simulator } = useBench()
  const words = useSelector(simulator, selectOutcomeWords)
  return (
    <p role="status" className="visually-hidden" data-print="hidden">
      {words}
    </p>
  )
}
