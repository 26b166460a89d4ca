import { defineModel } from 'machine-workbench/models'
import { type ListView, listViewMachine, selectView } from '~/machines/listView.machine'

export const listViewModel = defineModel(listViewMachine, {
  purpose:
    'Keeps how the courses are shown: as cards with pictures, or as rows with their figures in columns.',
  pages: ['/courses'],
  events: [
    { type: 'view.choose', view: 'cards' },
    { type: 'view.choose', view: 'rows' },
    { type: 'storage.changed', view: 'cards' },
    { type: 'storage.changed', view: 'rows' },
  ],
  choices: {
    'view.choose.view': ['cards', 'rows'],
    'storage.changed.view': ['cards', 'rows'],
  },
  invariants: {
    'a choice is announced, what storage says is not': (_, { step, emitted }) =>
      JSON.stringify(emitted) ===
      JSON.stringify(
        step?.kind === 'event' && step.event.type === 'view.choose'
          ? [{ type: 'view.changed', view: step.event.view }]
          : [],
      ),
  },
  reference: {
    start: (): ListView => 'cards',
    next: (view, step) => (step.kind === 'event' ? step.event.view : view),
    read: selectView,
  },
})
