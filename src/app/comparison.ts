import { createActor } from 'xstate'
import { courseIdsOf } from '~/data/courses/compareSearch'
import { comparisonMachine } from '~/machines/comparison.machine'
import { storage, storageKeys } from './storage'

/** The comparison of this tab. `known` are the ids of all courses; others are dropped. */
export function createComparison(known: readonly number[]) {
  const comparison = createActor(comparisonMachine, { input: { known } })
  const adopt = (value: unknown) => comparison.send({ type: 'storage.changed', ids: courseIdsOf(value) })
  let isRestored = false
  return {
    comparison,
    /** Starts the actor and keeps what is selected; never called while prerendering. */
    connect() {
      comparison.start()
      comparison.on('selection.changed', ({ ids }) => {
        storage.write(storageKeys.comparison, ids)
      })
      storage.watch(storageKeys.comparison, adopt)
    },
    /**
     * Takes over what an earlier visit selected, once. Called by the page when it is hydrated: before that its first
     * frame would differ from the prerendered one.
     */
    restore() {
      if (isRestored) return
      isRestored = true
      adopt(storage.read(storageKeys.comparison))
    },
  }
}
export type ComparisonService = ReturnType<typeof createComparison>
