import { NOTHING_DUE } from 'machine-workbench/generation/run'
import { defineModel } from 'machine-workbench/models'
import {
  inspectorMachine,
  selectCanOpenStately,
  selectChosen,
  selectFilter,
  selectIsOpen,
  selectStately,
  selectView,
} from '~/machines/inspector.machine'
import { lasts } from './lasting'

export const inspectorModel = defineModel(inspectorMachine, {
  purpose: 'Keeps the panel that shows the machines of the page at work, and the way to Stately’s inspector.',
  pages: ['*'],
  events: [
    { type: 'panel.open' },
    { type: 'panel.close' },
    { type: 'actor.choose', key: 'x:1' },
    { type: 'actor.choose', key: 'x:2' },
    { type: 'filter.choose', filter: 'all' },
    { type: 'filter.choose', filter: 'moves' },
    { type: 'view.choose', view: 'actor' },
    { type: 'view.choose', view: 'messages' },
    { type: 'view.choose', view: 'together' },
    { type: 'stately.open' },
    { type: 'stately.blocked' },
    { type: 'stately.connected' },
  ],
  invariants: {
    'what was chosen outlives closing': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      !['panel.open', 'panel.close'].includes(step.event.type) ||
      before === undefined ||
      (selectChosen(before) === selectChosen(snapshot) &&
        selectFilter(before) === selectFilter(snapshot) &&
        selectView(before) === selectView(snapshot)),
    'the focus goes where the panel goes': (snapshot, { before, emitted }) => {
      const hasMoved = before !== undefined && selectIsOpen(before) !== selectIsOpen(snapshot)
      const places = emitted.flatMap((event) => (event.type === 'focus.requested' ? [event.place] : []))
      return places.join() === (hasMoved ? (selectIsOpen(snapshot) ? 'panel' : 'opener') : '')
    },
    'the other inspector is asked for by a press only': (snapshot, { before, step, emitted }) => {
      const asked = emitted.filter(({ type }) => type === 'stately.requested').length
      const isPress = step?.kind === 'event' && step.event.type === 'stately.open'
      const isAsked = isPress && before !== undefined && selectCanOpenStately(before)
      return asked === Number(isAsked) && (!isAsked || selectStately(snapshot) === 'connecting')
    },
    'whoever has been asked is connected once they answer, however late': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'stately.connected' ||
      before === undefined ||
      !['connecting', 'silent'].includes(selectStately(before)) ||
      selectStately(snapshot) === 'connected',
    'it is never asked for twice at once': (snapshot) =>
      selectCanOpenStately(snapshot) === ['off', 'blocked', 'silent'].includes(selectStately(snapshot)),
  },
  reference: {
    start: () => ({ isOpen: true, chosen: '', filter: 'all', view: 'actor', stately: 'off' }),
    next: (panel, step) => {
      if (step.kind === 'after') return step.id === NOTHING_DUE ? panel : { ...panel, stately: 'silent' }
      if (step.kind !== 'event') return panel
      const { event } = step
      if (event.type === 'panel.open') return { ...panel, isOpen: true }
      if (event.type === 'panel.close') return { ...panel, isOpen: false }
      const { stately } = panel
      if (event.type === 'stately.open')
        return ['off', 'blocked', 'silent'].includes(stately) ? { ...panel, stately: 'connecting' } : panel
      if (event.type === 'stately.blocked')
        return stately === 'connecting' ? { ...panel, stately: 'blocked' } : panel
      if (event.type === 'stately.connected')
        return ['connecting', 'silent'].includes(stately) ? { ...panel, stately: 'connected' } : panel
      if (!panel.isOpen) return panel
      if (event.type === 'actor.choose') return { ...panel, chosen: event.key }
      if (event.type === 'view.choose') return { ...panel, view: event.view }
      return event.type === 'filter.choose' ? { ...panel, filter: event.filter } : panel
    },
    read: (snapshot) => ({
      isOpen: selectIsOpen(snapshot),
      chosen: selectChosen(snapshot) ?? '',
      filter: selectFilter(snapshot),
      view: selectView(snapshot),
      stately: selectStately(snapshot),
    }),
  },
  temporal: {
    'it waits ten seconds for an answer': lasts(
      (snapshot) => selectStately(snapshot) === 'connecting',
      10_000,
    ),
  },
  spoken: {
    'stately.off --stately.open--> stately.connecting': {
      said: 'Its window is open. Waiting for its answer.',
    },
    'stately.blocked --stately.open--> stately.connecting': {
      said: 'Its window is open. Waiting for its answer.',
    },
    'stately.silent --stately.open--> stately.connecting': {
      said: 'Its window is open. Waiting for its answer.',
    },
    'stately.connecting --stately.blocked--> stately.blocked': {
      said: 'The browser did not let its window open. Allow windows for this site, and try again.',
    },
    'stately.connecting --stately.connected--> stately.connected': {
      said: 'It follows what happens on this page.',
    },
    'stately.silent --stately.connected--> stately.connected': {
      said: 'It follows what happens on this page.',
    },
    'stately.connecting --after connecting--> stately.silent': {
      said: 'It does not answer: this site keeps apart from the windows it opens. A development server does not.',
    },
  },
})
