import { type ActorRefFrom, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'

/** A worker that has not taken over by then is not waited for: the page is loaded anew all the same. */
const TAKE_OVER_MS = 3_000

/** A newer version of the site never replaces what somebody looks at unless they agree. */
export const siteUpdateMachine = setup({
  types: {
    events: {} as { type: 'update.found' } | { type: 'update.accept' } | { type: 'update.dismiss' },
    emitted: {} as { type: 'reload.wanted' },
  },
  actors: {
    takeOver: fromPromise<void>(() => Promise.reject(new Error('Nothing was provided to take over.'))),
  },
  actions: { reload: emit({ type: 'reload.wanted' }) },
  delays: { takeOverLimit: TAKE_OVER_MS },
}).createMachine({
  id: 'siteUpdate',
  meta: { requirements: ['§7'] },
  initial: 'current',
  states: {
    current: {
      description: 'No newer version is known, or the visitor does not want it now.',
      on: { 'update.found': 'asking' },
    },
    asking: {
      description: 'A newer version is ready. The visitor decides.',
      on: { 'update.accept': 'takingOver', 'update.dismiss': 'current' },
    },
    takingOver: {
      description: 'The newer version takes over from this one.',
      invoke: { id: 'takeOver', src: 'takeOver', onDone: 'leaving' },
      after: { takeOverLimit: 'leaving' },
    },
    leaving: {
      description: 'What was typed is put by, and the page is loaded anew.',
      entry: 'reload',
    },
  },
})

export type SiteUpdateActor = ActorRefFrom<typeof siteUpdateMachine>
type Snapshot = SnapshotFrom<typeof siteUpdateMachine>

/** Whether the visitor is asked. */
export const selectIsAsking = (snapshot: Snapshot) => snapshot.matches('asking')
