import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { FRESH_MS, isGone, RETRIES, retryDelay, TRY_LIMIT_MS } from '~/data/site/retrying'

/** One try, the first being number 1. The signal says when nobody waits for it any more. */
export type Load<Data> = (tried: number, signal: AbortSignal) => Promise<Data>

/**
 * The machine for one thing that is asked for; what came stays readable while something newer is on its way. `load` is
 * given here, because a machine that is provided with it later is made twice, which every page would wait for.
 */
export function retrievalOf<Data>(
  load: Load<Data> = () => Promise.reject(new Error('Nothing was given to ask with.')),
) {
  return setup({
    types: {
      context: {} as Readonly<{ data: Data | null; failures: number }>,
      events: {} as { type: 'data.request' } | { type: 'data.refuse' },
    },
    actors: {
      load: fromPromise<Data, { tried: number }>(({ input: { tried }, signal }) => load(tried, signal)),
    },
    guards: {
      hasRetriesLeft: ({ context }, { error }: { error?: unknown }) =>
        context.failures < RETRIES && !isGone(error),
    },
    actions: {
      keep: assign((_, data: Data) => ({ data, failures: 0 })),
      countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
      startOver: assign({ failures: 0 }),
    },
    delays: {
      retryDelay: ({ context }) => retryDelay(context.failures),
      tryLimit: TRY_LIMIT_MS,
      freshTime: FRESH_MS,
    },
  }).createMachine({
    id: 'retrieval',
    meta: { requirements: ['§7'] },
    context: { data: null, failures: 0 },
    initial: 'idle',
    states: {
      idle: {
        description: 'Nothing has been asked for yet.',
        on: { 'data.request': 'loading' },
      },
      loading: {
        description: 'The page is waiting for its data.',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ tried: context.failures + 1 }),
          onDone: { target: 'fresh', actions: { type: 'keep', params: ({ event }) => event.output } },
          onError: [
            {
              guard: { type: 'hasRetriesLeft', params: ({ event: { error } }) => ({ error }) },
              target: 'waiting',
              actions: 'countFailure',
            },
            { target: 'failed' },
          ],
        },
        after: {
          tryLimit: [
            {
              guard: { type: 'hasRetriesLeft', params: {} },
              target: 'waiting',
              actions: 'countFailure',
            },
            { target: 'failed' },
          ],
        },
      },
      fresh: {
        description: 'The data is here and new enough to be used again.',
        on: {
          'data.refuse': {
            target: 'stale',
            actions: 'countFailure',
            description: 'What came cannot be drawn. A first try would get the same again from a cache.',
          },
        },
        after: { freshTime: 'stale' },
      },
      stale: {
        description: 'The data is here, but the next visit asks for it again.',
        on: { 'data.request': 'loading' },
      },
      waiting: {
        description: 'It did not work. The page tries again by itself.',
        after: { retryDelay: 'loading' },
      },
      failed: {
        description: 'It did not work several times. The visitor can try again.',
        on: { 'data.request': { target: 'loading', actions: 'startOver' } },
      },
    },
  })
}

/** Asks for one piece of page data, and again by itself when that fails. */
export const retrievalMachine = /* @__PURE__ */ retrievalOf<unknown>()

type RetrievalMachine<Data> = ReturnType<typeof retrievalOf<Data>>
type Snapshot<Data> = SnapshotFrom<RetrievalMachine<Data>>

/** What was loaded last, even if it is stale or newer data is on its way. */
export const selectData = <Data>(snapshot: Snapshot<Data>) => snapshot.context.data

/** Whether data is on its way or will be asked for again without the visitor. */
export const selectIsLoading = <Data>(snapshot: Snapshot<Data>) =>
  snapshot.matches('loading') || snapshot.matches('waiting')

/** Whether only the visitor can make it try again. */
export const selectHasFailed = <Data>(snapshot: Snapshot<Data>) => snapshot.matches('failed')
