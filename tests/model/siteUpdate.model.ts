import { defineModel } from 'machine-workbench/models'
import { selectIsAsking, siteUpdateMachine } from '~/machines/siteUpdate.machine'
import { lasts } from './lasting'

type Phase = 'current' | 'asking' | 'takingOver' | 'leaving'

export const siteUpdateModel = defineModel(siteUpdateMachine, {
  purpose: 'Asks before a newer version of the site takes the place of the one that is open.',
  pages: ['*'],
  events: [{ type: 'update.found' }, { type: 'update.accept' }, { type: 'update.dismiss' }],
  invariants: {
    'the newer version takes over while that is waited for': ({ value, children }) =>
      (children.takeOver !== undefined) === (value === 'takingOver'),
    'only a visitor who was asked and agreed is given the newer version': (snapshot, { before, step }) =>
      !snapshot.matches('takingOver') ||
      before === undefined ||
      before.matches('takingOver') ||
      (selectIsAsking(before) && step?.kind === 'event' && step.event.type === 'update.accept'),
    'the page is loaded anew once, when the newer version has taken over or takes too long': (
      snapshot,
      { before, emitted },
    ) => emitted.length === Number(snapshot.matches('leaving') && before?.matches('takingOver') === true),
  },
  temporal: {
    'nobody waits longer than three seconds': lasts((snapshot) => snapshot.matches('takingOver'), 3_000),
  },
  reference: {
    start: (): Phase => 'current',
    next: (phase, step) => {
      if (step.kind === 'after' && !step.id.startsWith('xstate.after')) return phase
      if (step.kind !== 'event') return 'leaving'
      if (phase === 'current') return step.event.type === 'update.found' ? 'asking' : phase
      if (phase !== 'asking' || step.event.type === 'update.found') return phase
      return step.event.type === 'update.accept' ? 'takingOver' : 'current'
    },
    read: ({ value }) => value,
  },
  accepted: {
    'event lost: takingOver: update.accept': 'It is being taken over.',
    'event lost: takingOver: update.dismiss': 'The bar offers nothing any more.',
    'error ignored: takingOver: takeOver': 'It never rejects: src/app/siteUpdate.tsx.',
    'dead end: leaving': 'The page goes.',
  },
  spoken: {
    'current --update.found--> asking': {
      said: 'A newer version of this site is ready. What you have typed is kept.',
    },
  },
})
