import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import {
  selectFrame,
  selectIsRunning,
  selectShown,
  type simulatorMachine,
} from '~/machines/simulator.machine'
import { outcomeWords } from '../simulationWords'
import { useBench } from './useBench'

export const selectOutcomeWords = (snapshot: SnapshotFrom<typeof simulatorMachine>) => {
  const frame = selectFrame(snapshot)
  return frame ? outcomeWords(frame, selectShown(snapshot), selectIsRunning(snapshot)) : ''
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
