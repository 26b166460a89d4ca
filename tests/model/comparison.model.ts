import { isDeepStrictEqual } from 'node:util'
import { defineModel } from 'machine-workbench/models'
import { comparisonMachine, selectIds, selectIsChosen, selectIsFull } from '~/machines/comparison.machine'

const known = [11, 12, 13, 14]

const kept = (ids: readonly number[]) =>
  ids.filter((id, position) => known.includes(id) && ids.indexOf(id) === position).slice(0, 3)

export const comparisonModel = defineModel(comparisonMachine, {
  purpose: 'Holds the courses chosen for comparison, three at most, on every page that offers them.',
  pages: ['/courses', '/courses/compare'],
  scenarios: [{ input: { known } }],
  events: [
    ...known.map((id) => ({ type: 'course.toggle', id }) as const),
    { type: 'course.toggle', id: 99 },
    { type: 'comparison.clear' },
    { type: 'ids.set', ids: [12, 12, 99, 13] },
    { type: 'ids.set', ids: [11, 12, 13, 14] },
    { type: 'ids.set', ids: [] },
    { type: 'storage.changed', ids: [14, 0, -1, Number.NaN] },
    { type: 'storage.changed', ids: [] },
  ],
  invariants: {
    'at most three known courses, each once': (snapshot) =>
      JSON.stringify(kept(selectIds(snapshot))) === JSON.stringify(selectIds(snapshot)),
    'the states follow the number of courses': (snapshot) =>
      snapshot.value === (['empty', 'some', 'some', 'full'] as const)[selectIds(snapshot).length],
    'every change is announced unless it came from storage': (snapshot, { before, step, emitted }) => {
      const hasChanged = before !== undefined && `${selectIds(before)}` !== `${selectIds(snapshot)}`
      const isOwn = step?.kind === 'event' && step.event.type !== 'storage.changed'
      const told = emitted.flatMap((event) => (event.type === 'selection.changed' ? [event.ids] : []))
      return JSON.stringify(told) === JSON.stringify(hasChanged && isOwn ? [selectIds(snapshot)] : [])
    },
    'a change is told before it is answered for': (_, { emitted }) =>
      emitted.findIndex(({ type }) => type === 'selection.changed') <= 0,
    'it says which are chosen, and whether there is no room': (snapshot) => {
      const ids = selectIds(snapshot)
      return (
        selectIsFull(snapshot) === (ids.length === 3) &&
        [...known, 99].every((id) => selectIsChosen(id)(snapshot) === ids.includes(id))
      )
    },
    'each course that is pressed is answered for, with how many are selected then, and nothing else is': (
      snapshot,
      { before, step, emitted },
    ) => {
      const event = step?.kind === 'event' ? step.event : undefined
      const was = before === undefined ? [] : selectIds(before)
      const answers = emitted.filter(({ type }) => type !== 'selection.changed')
      const selected = selectIds(snapshot).length
      if (event?.type === 'comparison.clear')
        return isDeepStrictEqual(answers, was.length > 0 ? [{ type: 'comparison.cleared' }] : [])
      if (event?.type !== 'course.toggle' || !known.includes(event.id)) return answers.length === 0
      const { id } = event
      const type = was.includes(id) ? 'course.removed' : was.length < 3 ? 'course.added' : 'course.refused'
      return isDeepStrictEqual(answers, [{ type, id, selected }])
    },
  },
  reference: {
    start: (): readonly number[] => [],
    next: (ids, step) => {
      if (step.kind !== 'event') return ids
      const { event } = step
      switch (event.type) {
        case 'course.toggle':
          return ids.includes(event.id) ? ids.filter((id) => id !== event.id) : kept([...ids, event.id])
        case 'comparison.clear':
          return []
        default:
          return kept(event.ids)
      }
    },
    read: selectIds,
  },
  unreachable: {
    'course.toggle id 99': 'An unknown course is ignored.',
  },
  spoken: {
    '(root) --course.toggle[isNewcomer]--> (stay)': {
      said: '{course} added to comparison {n} of 3 selected',
    },
    '(root) --course.toggle[isChosen]--> (stay)': {
      said: [
        '{course} removed from comparison {n} of 3 selected',
        '{course} removed from comparison No course is selected',
      ],
    },
    'full --course.toggle[isNewcomer]--> (stay)': {
      said: '{course} was not added You can compare up to 3 courses. Remove one to add another.',
    },
    '(root) --comparison.clear[hasSome]--> (stay)': {
      focus: 'group "Results"',
      said: 'Comparison cleared No course is selected',
    },
    // Another page asks for other courses: it is the page that is told of.
    '(root) --ids.set[isDifferent]--> (stay)': {
      focus: 'heading "{the page}"',
      said: ['', 'Put up to 3 courses side by side.'],
    },
  },
})
