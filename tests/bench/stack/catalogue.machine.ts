import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type Asked, findCourses, nothingAsked, toggled } from '../courses'

export const catalogueMachine = setup({
  types: {
    context: {} as Readonly<{ asked: Asked }>,
    events: {} as
      | { type: 'text.type'; text: string }
      | { type: 'choice.toggle'; value: string }
      | { type: 'choices.clear' },
  },
}).createMachine({
  id: 'catalogue',
  context: { asked: nothingAsked },
  on: {
    'text.type': {
      actions: assign({ asked: ({ context, event }) => ({ ...context.asked, text: event.text }) }),
    },
    'choice.toggle': {
      actions: assign({
        asked: ({ context: { asked }, event }) => ({ ...asked, chosen: toggled(asked.chosen, event.value) }),
      }),
    },
    'choices.clear': { actions: assign({ asked: nothingAsked }) },
  },
  initial: 'listed',
  states: {
    listed: { always: { guard: ({ context }) => findCourses(context.asked).length === 0, target: 'empty' } },
    empty: { always: { guard: ({ context }) => findCourses(context.asked).length > 0, target: 'listed' } },
  },
})

export type CatalogueActor = ActorRefFrom<typeof catalogueMachine>

type Snapshot = SnapshotFrom<typeof catalogueMachine>
export const selectAsked = ({ context }: Snapshot) => context.asked
