import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'

/** One thing that the device keeps: what it is, how much of it there is, and all of it as text. */
export type KeptThing = Readonly<{ key: string; label: string; says: string; holds: string }>

const isSame = (one: readonly KeptThing[], other: readonly KeptThing[]) =>
  one.length === other.length &&
  one.every(({ key, says, holds }, at) => {
    const same = other[at]
    return same?.key === key && same.says === says && same.holds === holds
  })

/**
 * What this device keeps of the site, and forgetting it. To forget everything is asked once more, since nothing brings it
 * back. Whoever keeps it hears what is to be forgotten and reads anew, so what could not be forgotten is listed again.
 */
export const keptDataMachine = setup({
  types: {
    context: {} as Readonly<{ kept: readonly KeptThing[] }>,
    events: {} as
      | { type: 'kept.read'; kept: readonly KeptThing[] }
      | { type: 'kept.forget'; key: string }
      | { type: 'everything.forget' }
      | { type: 'everything.confirm' }
      | { type: 'everything.keep' },
    emitted: {} as { type: 'forget.requested'; keys: readonly string[] },
  },
  guards: {
    isOther: ({ context }, kept: readonly KeptThing[]) => !isSame(kept, context.kept),
    isKept: ({ context }, key: string) => context.kept.some((thing) => thing.key === key),
    hasSome: ({ context }) => context.kept.length > 0,
    isEmpty: ({ context }) => context.kept.length === 0,
  },
  actions: {
    take: assign((_, kept: readonly KeptThing[]) => ({ kept })),
    drop: assign(({ context }, key: string) => ({ kept: context.kept.filter((thing) => thing.key !== key) })),
    dropAll: assign({ kept: [] }),
    requestOne: emit((_, key: string) => ({ type: 'forget.requested', keys: [key] })),
    requestAll: emit(({ context }) => ({
      type: 'forget.requested',
      keys: context.kept.map(({ key }) => key),
    })),
  },
}).createMachine({
  id: 'keptData',
  context: { kept: [] },
  on: {
    'kept.read': {
      guard: { type: 'isOther', params: ({ event }) => event.kept },
      actions: { type: 'take', params: ({ event }) => event.kept },
    },
  },
  initial: 'nothing',
  states: {
    nothing: {
      description: 'The device keeps nothing of this site.',
      always: { guard: 'hasSome', target: 'listed' },
    },
    listed: {
      description: 'What is kept is listed, each with a way to forget it.',
      always: { guard: 'isEmpty', target: 'nothing' },
      on: {
        'kept.forget': {
          guard: { type: 'isKept', params: ({ event }) => event.key },
          actions: [
            { type: 'requestOne', params: ({ event }) => event.key },
            { type: 'drop', params: ({ event }) => event.key },
          ],
        },
        'everything.forget': 'asking',
      },
    },
    asking: {
      description: 'The visitor is asked whether everything is to be forgotten.',
      always: { guard: 'isEmpty', target: 'nothing' },
      on: {
        'everything.confirm': { target: 'nothing', actions: ['requestAll', 'dropAll'] },
        'everything.keep': 'listed',
      },
    },
  },
})

export type KeptDataActor = ActorRefFrom<typeof keptDataMachine>
type Snapshot = SnapshotFrom<typeof keptDataMachine>

export const selectKept = (snapshot: Snapshot) => snapshot.context.kept

/** Whether the visitor is asked before everything is forgotten. */
export const selectIsAsking = (snapshot: Snapshot) => snapshot.matches('asking')
