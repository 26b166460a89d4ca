import { defineModel } from 'machine-workbench/models'
import { dataTableMachine, selectOrder, selectSort } from '~/machines/dataTable.machine'

const columns = ['price', 'upfront', 'week', 'duration', 'delivery']

interface Seen {
  order: readonly string[]
  column: string | null
  direction: string | null
}

/** Columns change places as letters in a word do. */
const wordOf = (order: readonly string[]) => order.join(' ')

export const dataTableModel = defineModel(dataTableMachine, {
  purpose: 'Sorts the rows of a table by a column, and puts its columns in another order.',
  pages: ['/pricing', '/machines/filteredList'],
  scenarios: [{ name: 'the price list', input: { columns } }],
  events: [
    { type: 'column.sort', column: 'course' },
    { type: 'column.sort', column: 'price' },
    { type: 'column.sort', column: 'duration' },
    { type: 'column.move', column: 'price', side: 'left' },
    { type: 'column.move', column: 'price', side: 'right' },
    { type: 'column.move', column: 'delivery', side: 'left' },
    { type: 'column.move', column: 'delivery', side: 'right' },
  ],
  choices: {
    'column.move.column': ['price', 'upfront', 'week', 'duration', 'delivery'],
  },
  invariants: {
    'the rows are sorted as it says': (snapshot) =>
      snapshot.value === (selectSort(snapshot)?.direction ?? 'unsorted'),
    'no column is lost, and none is there twice': (snapshot) =>
      wordOf(selectOrder(snapshot).toSorted()) === wordOf(columns.toSorted()),
    'rows are sorted by the column pressed last, or not at all': (snapshot, { step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'column.sort' ||
      [step.event.column, undefined].includes(selectSort(snapshot)?.column),
    'rows go down by a column only where they went up by it': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      before === undefined ||
      step.event.type !== 'column.sort' ||
      selectSort(snapshot)?.direction !== 'descending' ||
      selectSort(before)?.column === selectSort(snapshot)?.column,
    'a sort leaves the columns where they are, and a move leaves the rows': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || before === undefined) return true
      return step.event.type === 'column.sort'
        ? selectOrder(snapshot) === selectOrder(before)
        : JSON.stringify(selectSort(snapshot)) === JSON.stringify(selectSort(before))
    },
  },
  reference: {
    start: (): Seen => ({ order: columns, column: null, direction: null }),
    next: (seen, step): Seen => {
      if (step.kind !== 'event') return seen
      const { event } = step
      if (event.type === 'column.move') {
        const { column, side } = event
        const pair = new RegExp(side === 'left' ? `(\\w+) (${column})\\b` : `\\b(${column}) (\\w+)`)
        return { ...seen, order: wordOf(seen.order).replace(pair, '$2 $1').split(' ') }
      }
      const turns = { ascending: 'descending', descending: null }
      const turn = Object.entries(turns).find(
        ([direction]) => seen.column === event.column && direction === seen.direction,
      )
      const direction = turn ? turn[1] : 'ascending'
      return { ...seen, column: direction && event.column, direction }
    },
    read: (snapshot) => ({
      order: selectOrder(snapshot),
      column: snapshot.context.column,
      direction: selectSort(snapshot)?.direction ?? null,
    }),
  },
  spoken: {
    '(root) --column.sort--> ascending': { said: 'Sorted by {column}, ascending' },
    'ascending --column.sort[isSorted]--> descending': { said: 'Sorted by {column}, descending' },
    'descending --column.sort[isSorted]--> unsorted': { said: 'Not sorted' },
    '(root) --column.move[hasPlace]--> (stay)': { said: 'Columns: {columns in their order}' },
  },
})
