import { defineModel } from 'machine-workbench/models'
import { Gone, isGone } from '~/data/site/retrying'
import { retrievalMachine, selectData, selectHasFailed, selectIsLoading } from '~/machines/retrieval.machine'
import { lasts } from './lasting'

type Progress = { phase: 'idle' | 'loading' | 'fresh' | 'stale' | 'waiting' | 'failed'; failures: number }

const afterFailure = (failures: number): Progress =>
  failures === 3 ? { phase: 'failed', failures } : { phase: 'waiting', failures: failures + 1 }

export const retrievalModel = defineModel(retrievalMachine, {
  purpose:
    'Gets one thing that a page needs: three retries, none for what is gone, and fresh for five minutes.',
  pages: ['*'],
  accepted: {
    'event lost: loading: data.request': 'It is on its way.',
    'event lost: loading: data.refuse': 'Something newer is on its way already.',
  },
  events: [{ type: 'data.request' }, { type: 'data.refuse' }],
  outcomes: {
    load: [
      { ok: true, output: 'the courses' },
      { ok: false, error: new Error('The network is down.') },
      { ok: false, error: new Gone('The site has been replaced.') },
    ],
  },
  invariants: {
    'data that came once is never lost': (snapshot, { before }) =>
      before === undefined || selectData(before) === null || selectData(snapshot) !== null,
    'it is asked for while it is loading': ({ value, children }) =>
      (children.load !== undefined) === (value === 'loading'),
    'it is loading, or has failed, or rests': (snapshot) =>
      selectIsLoading(snapshot) === (snapshot.value === 'loading' || snapshot.value === 'waiting') &&
      selectHasFailed(snapshot) === (snapshot.value === 'failed'),
    'what was of no use is not asked for as if for the first time': ({ context }, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'data.refuse' ||
      before?.value !== 'fresh' ||
      context.failures > 0,
    'what came is what is shown': (snapshot, { step }) =>
      step?.kind !== 'done' || selectData(snapshot) === 'the courses',
  },
  temporal: {
    'it waits 1, 2 and 4 seconds before it tries again': lasts(
      (snapshot) => snapshot.value === 'waiting',
      ({ context }) => [0, 1_000, 2_000, 4_000][context.failures] ?? 0,
    ),
    'data is fresh for five minutes': lasts((snapshot) => snapshot.value === 'fresh', 300_000),
    'a try lasts for 15 seconds': lasts((snapshot) => snapshot.value === 'loading', 15_000),
  },
  reference: {
    start: (): Progress => ({ phase: 'idle', failures: 0 }),
    next: ({ phase, failures }, step): Progress => {
      switch (step.kind) {
        case 'done':
          return { phase: 'fresh', failures: 0 }
        case 'error':
          return isGone(step.error) ? { phase: 'failed', failures } : afterFailure(failures)
        case 'after':
          if (!step.id.startsWith('xstate.after')) return { phase, failures }
          if (phase === 'loading') return afterFailure(failures)
          return { phase: phase === 'fresh' ? 'stale' : 'loading', failures }
        default:
          if (step.event.type === 'data.refuse')
            return phase === 'fresh' ? { phase: 'stale', failures: 1 } : { phase, failures }
          return phase === 'idle' || phase === 'stale' || phase === 'failed'
            ? { phase: 'loading', failures: phase === 'failed' ? 0 : failures }
            : { phase, failures }
      }
    },
    read: ({ value, context }) => ({ phase: value, failures: context.failures }),
  },
})
