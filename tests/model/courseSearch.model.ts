import { assign } from 'xstate'
import {
  courseSearchMachine,
  selectCanClear,
  selectIsFiltering,
  selectLevel,
  selectQuery,
} from '~/machines/courseSearch.machine'
import { defineModel } from '../support/model/model'

export const courseSearchModel = defineModel(courseSearchMachine, {
  purpose: 'Narrows the courses of the home page as the visitor types and chooses.',
  pages: ['/'],
  requirements: ['§2.13', '§4'],
  events: [
    { type: 'query.change', query: 'care' },
    { type: 'query.change', query: '' },
    { type: 'level.choose', level: 'Diploma' },
    { type: 'level.choose', level: null },
    { type: 'search.clear' },
  ],
  invariants: {
    'what narrows the list can be cleared': (snapshot) =>
      selectCanClear(snapshot) === selectIsFiltering(snapshot),
    'the list is narrowed as long as anything is asked': (snapshot) =>
      selectIsFiltering(snapshot) === (selectQuery(snapshot).length > 0 || selectLevel(snapshot) !== null),
  },
  reference: {
    start: (): { query: string; level: string | null } => ({ query: '', level: null }),
    next: (asked, step) => {
      if (step.kind !== 'event') return asked
      if (step.event.type === 'query.change') return { ...asked, query: step.event.query }
      if (step.event.type === 'level.choose') return { ...asked, level: step.event.level }
      return { query: '', level: null }
    },
    read: (snapshot) => ({ query: selectQuery(snapshot), level: selectLevel(snapshot) }),
  },
  fault: (machine) => machine.provide({ actions: { reset: assign({ query: '' }) } }),
})
