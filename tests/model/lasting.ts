import type { Temporal } from 'machine-workbench/models'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'

/**
 * Whenever time alone ends the mode, it has lasted exactly so long; and time does end it when it has lasted so long,
 * for which a timer runs all the while.
 * `expected` may depend on the snapshot with which the mode began.
 */
export const lasts =
  <M extends AnyStateMachine>(
    isOn: (snapshot: SnapshotFrom<M>) => boolean,
    expected: number | ((began: SnapshotFrom<M>) => number),
  ): Temporal<M> =>
  () => {
    let began: { at: number; snapshot: SnapshotFrom<M> } | undefined
    const end = () => began && began.at + (typeof expected === 'number' ? expected : expected(began.snapshot))
    return {
      see: (snapshot, { step, now, timers }) => {
        const due = end()
        const isTimely =
          due === undefined ||
          (step?.kind === 'after' && !isOn(snapshot) ? now === due : now < due || !isOn(snapshot))
        if (!isOn(snapshot)) began = undefined
        else began ??= { at: now, snapshot }
        const isTimed = began === undefined || timers.some((left) => now + left === end())
        return isTimely && isTimed ? 'held' : 'failed'
      },
    }
  }
