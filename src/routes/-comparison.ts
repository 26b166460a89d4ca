import { createActor } from 'xstate'
import { courseIdsOf } from '~/data/courses/compareSearch'
import { comparisonMachine } from '~/machines/comparison.machine'
import { storage, storageKeys } from './-storage'

/** The comparison of this tab. `known` are the ids of all courses; others are dropped. */
export function createComparison(known: readonly number[]) {
  const comparison = createActor(comparisonMachine, { input: { known } })
  return {
    comparison,
    /** Starts the actor and keeps what is selected; never called while prerendering. */
    connect() {
      comparison.start()
      comparison.on('selection.changed', ({ ids }) => {
        storage.write(storageKeys.comparison, ids)
      })
      const adopt = (value: unknown) => comparison.send({ type: 'storage.changed', ids: courseIdsOf(value) })
      storage.watch(storageKeys.comparison, adopt)
      return () => adopt(storage.read(storageKeys.comparison))
    },
  }
}
