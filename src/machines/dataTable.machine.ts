import { assign, type SnapshotFrom, setup } from 'xstate'
import { type ColumnSort, canMove, moved, type Side } from '~/data/site/columns'

type Move = Readonly<{ column: string; side: Side }>

/** A column pressed again turns the rows round, and pressed once more gives up its order. */
export const dataTableMachine = setup({
  types: {
    input: {} as { columns: readonly string[] },
    context: {} as Readonly<{ column: string | null; order: readonly string[] }>,
    events: {} as { type: 'column.sort'; column: string } | ({ type: 'column.move' } & Move),
  },
  guards: {
    isSorted: ({ context }, column: string) => context.column === column,
    hasPlace: ({ context }, { column, side }: Move) => canMove(context.order, column, side),
  },
  actions: {
    choose: assign((_, column: string) => ({ column })),
    forget: assign({ column: null }),
    move: assign(({ context }, { column, side }: Move) => ({ order: moved(context.order, column, side) })),
  },
}).createMachine({
  id: 'dataTable',
  context: ({ input: { columns } }) => ({ column: null, order: columns }),
  on: {
    'column.sort': {
      target: '.ascending',
      actions: { type: 'choose', params: ({ event }) => event.column },
    },
    'column.move': {
      guard: { type: 'hasPlace', params: ({ event }) => event },
      actions: { type: 'move', params: ({ event }) => event },
    },
  },
  initial: 'unsorted',
  states: {
    unsorted: { description: 'The rows stand as they came.', entry: 'forget' },
    ascending: {
      description: 'The rows go up by one column.',
      on: {
        'column.sort': {
          guard: { type: 'isSorted', params: ({ event }) => event.column },
          target: 'descending',
        },
      },
    },
    descending: {
      description: 'The rows go down by one column.',
      on: {
        'column.sort': {
          guard: { type: 'isSorted', params: ({ event }) => event.column },
          target: 'unsorted',
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof dataTableMachine>

/** The ids of the columns that can be moved, as they stand. */
export const selectOrder = (snapshot: Snapshot) => snapshot.context.order

/** The column that orders the rows, and which way; null while they stand as they came. */
export const selectSort = ({ value, context: { column } }: Snapshot): ColumnSort | null =>
  value === 'unsorted' || column === null ? null : { column, direction: value }
