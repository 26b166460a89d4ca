import type { FilterChoice, Filters } from '~/data/courses/catalogueSearch'
import {
  filterPanelMachine,
  selectApplied,
  selectCanReset,
  selectHasChanges,
  selectIsOpen,
  selectPending,
} from '~/machines/filterPanel.machine'
import { defineModel } from '../support/model/model'

const health: FilterChoice = { facet: 'area', value: 'health' }
const diploma: FilterChoice = { facet: 'qualification', value: 'Diploma' }
const none: Filters = { area: [], qualification: [] }
const onlyHealth: Filters = { area: ['health'], qualification: [] }

/** The filters as one line each, so that the model needs none of the machine's own functions. */
const linesOf = ({ area, qualification }: Filters) => [...area, ...qualification].sort().join()

const toggledLine = (line: string, { value }: FilterChoice) => {
  const values = new Set(line.split(',').filter(Boolean))
  if (!values.delete(value)) values.add(value)
  return [...values].sort().join()
}

export const filterPanelModel = defineModel(filterPanelMachine, {
  purpose: 'Keeps what is ticked apart from the filters applied until the visitor applies them.',
  pages: ['/courses'],
  requirements: ['§2.12', '§4'],
  scenarios: [
    { name: 'nothing applied', input: { applied: none } },
    { name: 'health applied', input: { applied: onlyHealth } },
  ],
  events: [
    { type: 'panel.open' },
    { type: 'panel.close' },
    { type: 'choice.toggle', choice: health },
    { type: 'choice.toggle', choice: diploma },
    { type: 'filters.clear' },
    { type: 'filters.apply' },
    { type: 'chip.remove', choice: health },
    { type: 'filters.reset' },
    { type: 'url.changed', applied: none },
    { type: 'url.changed', applied: onlyHealth },
  ],
  invariants: {
    'changes exist only while the panel is open': (snapshot) =>
      (linesOf(selectPending(snapshot)) !== linesOf(selectApplied(snapshot))) ===
        selectHasChanges(snapshot) &&
      (selectIsOpen(snapshot) || !selectHasChanges(snapshot)),
    'a new filter is announced once, and what the address says never': (
      snapshot,
      { before, step, emitted },
    ) => {
      const hasChanged =
        before !== undefined && linesOf(selectApplied(before)) !== linesOf(selectApplied(snapshot))
      const isOwn = step?.kind === 'event' && step.event.type !== 'url.changed'
      return (
        JSON.stringify(emitted) ===
        JSON.stringify(
          hasChanged && isOwn ? [{ type: 'filters.applied', filters: selectApplied(snapshot) }] : [],
        )
      )
    },
    'beside the list, taking filters off is offered where there is one': (snapshot) =>
      selectCanReset(snapshot) ===
      (!selectIsOpen(snapshot) && linesOf(selectApplied(snapshot)) !== linesOf(none)),
    'applying and closing always close the panel': (snapshot, { step }) =>
      step?.kind !== 'event' ||
      !['filters.apply', 'panel.close'].includes(step.event.type) ||
      !selectIsOpen(snapshot),
  },
  reference: {
    start: ({ input }) => {
      const line = linesOf(input?.applied ?? none)
      return { isOpen: false, applied: line, pending: line }
    },
    next: (panel, step) => {
      if (step.kind !== 'event') return panel
      const { event } = step
      const { isOpen, applied, pending } = panel
      const closed = (line: string) => ({ isOpen: false, applied: line, pending: line })
      switch (event.type) {
        case 'panel.open':
          return { isOpen: true, applied, pending }
        case 'panel.close':
          return closed(applied)
        case 'filters.apply':
          return closed(pending)
        case 'choice.toggle':
          return isOpen ? { ...panel, pending: toggledLine(pending, event.choice) } : panel
        case 'filters.clear':
          return isOpen ? { ...panel, pending: '' } : panel
        case 'chip.remove':
          return !isOpen && applied.includes(event.choice.value)
            ? closed(toggledLine(applied, event.choice))
            : panel
        case 'filters.reset':
          return isOpen ? panel : closed('')
        default: {
          const line = linesOf(event.applied)
          return line === applied ? panel : { isOpen, applied: line, pending: line }
        }
      }
    },
    read: (snapshot) => ({
      isOpen: selectIsOpen(snapshot),
      applied: linesOf(selectApplied(snapshot)),
      pending: linesOf(selectPending(snapshot)),
    }),
  },
  fault: (machine) => machine.provide({ actions: { discard: () => {} } }),
})
