import type { Page } from '@playwright/test'
import { courses } from '~/data/courses/courses'
import { durationDays, priceNumber } from '~/data/courses/sorting'
import { selectOrder, selectSort } from '~/machines/dataTable.machine'
import { dataTableModel } from '../model/dataTable.model'
import { agrees, pageContract } from '../support/pageModel'

type Course = (typeof courses)[number]

const labels = new Map([
  ['course', 'Course'],
  ['price', 'Price'],
  ['upfront', 'Upfront'],
  ['week', 'A week'],
  ['duration', 'Duration'],
  ['delivery', 'Delivery'],
])
const labelOf = (column = '') => labels.get(column) ?? ''

const collator = new Intl.Collator('en-AU', { numeric: true })
const upwards = new Map<string | undefined, (a: Course, b: Course) => number>([
  ['course', (a, b) => collator.compare(a.title, b.title)],
  ['price', (a, b) => priceNumber(a.price) - priceNumber(b.price)],
  ['duration', (a, b) => durationDays(a.duration) - durationDays(b.duration)],
])

/** The titles as the table is to show them, from the courses themselves. Equal ones stay as they came, both ways. */
function titlesIn(sort: ReturnType<typeof selectSort>) {
  const compare = upwards.get(sort?.column) ?? (() => 0)
  const sign = sort?.direction === 'descending' ? -1 : 1
  return courses.toSorted((a, b) => sign * compare(a, b)).map(({ title }) => title)
}

const sortName = ({ column }: { column: string }) => labelOf(column)
const moveName = ({ column, side }: { column: string; side: string }) => `Move ${labelOf(column)} ${side}`

/** By key: it reaches a button that refuses, too. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

export const dataTablePage = pageContract(dataTableModel, {
  open: (page) => page.goto('/pricing'),
  prepare: (page) => page.getByText('Order of columns').click(),
  drivers: (page) => ({
    'column.sort': (event) => press(page, sortName(event)),
    'column.move': (event) => press(page, moveName(event)),
  }),
  async verify(page, snapshot, step) {
    const sort = selectSort(snapshot)
    const order = selectOrder(snapshot)
    const pressed = step?.kind === 'event' ? step.event : undefined
    await agrees(
      () =>
        page.evaluate(() => {
          const textsOf = (selector: string) =>
            [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
          const sorted = [...document.querySelectorAll('thead [aria-sort]')]
          const focused = document.activeElement
          return {
            heads: textsOf('thead th'),
            sorted: sorted.flatMap((head) => [head.textContent, head.ariaSort]),
            titles: textsOf('tbody th a'),
            firstRow: textsOf('tbody tr:first-child td').length,
            refused: [...document.querySelectorAll('li > [aria-disabled=true]')].map((one) => one.ariaLabel),
            said: textsOf('main [role=status]'),
            focused: focused?.localName === 'button' ? (focused.ariaLabel ?? focused.textContent) : undefined,
          }
        }),
      {
        heads: ['course', ...order].map(labelOf),
        sorted: sort ? [labelOf(sort.column), sort.direction] : [],
        titles: titlesIn(sort),
        firstRow: order.length,
        refused: [
          moveName({ column: order.at(0) ?? '', side: 'left' }),
          moveName({ column: order.at(-1) ?? '', side: 'right' }),
        ],
        said: [
          sort ? `Sorted by ${labelOf(sort.column)}, ${sort.direction}` : 'Not sorted',
          `Columns: ${order.map(labelOf).join(', ')}`,
        ],
        // What was pressed can be pressed again, wherever it is by then.
        focused: pressed && (pressed.type === 'column.sort' ? sortName(pressed) : moveName(pressed)),
      },
    )
  },
})
