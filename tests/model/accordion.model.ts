import { defineModel } from 'machine-workbench/models'
import { accordionMachine, selectOpenItem } from '~/machines/accordion.machine'

export const accordionModel = defineModel(accordionMachine, {
  purpose: 'Keeps at most one of the steps to enrolling open, and lets that one be closed again.',
  pages: ['/how-to-enroll'],
  events: [
    { type: 'item.toggle', item: 'cost' },
    { type: 'item.toggle', item: 'time' },
  ],
  invariants: {
    'an item is open in the open state only': (snapshot) =>
      snapshot.matches('open') === (selectOpenItem(snapshot) !== null),
  },
  reference: {
    start: (): string | null => null,
    next: (open, step) => (step.kind !== 'event' || step.event.item === open ? null : step.event.item),
    read: selectOpenItem,
  },
})
