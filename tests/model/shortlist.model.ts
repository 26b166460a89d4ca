import { isDeepStrictEqual } from 'node:util'
import { defineModel } from 'machine-workbench/models'
import {
  selectCanUndo,
  selectIsFull,
  selectIsSaved,
  selectSaved,
  shortlistMachine,
} from '~/machines/shortlist.machine'

const MOST = 20
const MOST_CHARACTERS = 500

type Saved = readonly Readonly<{ id: number; note: string }>[]
type List = Readonly<{ saved: Saved; before: Saved | null }>

const plain = (...ids: number[]): Saved => ids.map((id) => ({ id, note: '' }))
const full = plain(...Array.from({ length: MOST }, (_, at) => at + 1))
const junk: Saved = [
  { id: 3, note: 'Ask about work placement' },
  { id: 3, note: 'again' },
  { id: -1, note: '' },
  { id: 4.5, note: '' },
]
const long = 'x'.repeat(MOST_CHARACTERS + 1)

/** What may be kept of a list, written down without the site's own reader. */
const kept = (saved: Saved): Saved =>
  saved
    .filter(({ id }, at) => Number.isInteger(id) && id > 0 && saved.findIndex((one) => one.id === id) === at)
    .slice(0, MOST)

const changed = (list: List, saved: Saved, { canUndo }: { canUndo: boolean }): List =>
  isDeepStrictEqual(saved, list.saved) ? list : { saved, before: canUndo ? list.saved : null }

export const shortlistModel = defineModel(shortlistMachine, {
  purpose: 'Keeps the courses that a visitor has in mind, in their own order and with their notes.',
  pages: ['/shortlist', '/courses'],
  // Two lists in which the same can happen are one: which other courses they hold, and what undoing brings, is not asked.
  key: (snapshot) => {
    const saved = selectSaved(snapshot)
    const placeOf = (wanted: number) =>
      Math.min(
        saved.findIndex(({ id }) => id === wanted),
        1,
      )
    return JSON.stringify([
      snapshot.value,
      saved.length,
      placeOf(1),
      placeOf(2),
      saved.some(({ note }) => note !== ''),
    ])
  },
  events: [
    ...[1, 2, 21].map((id) => ({ type: 'course.toggle', id }) as const),
    { type: 'course.toggle', id: 0 },
    { type: 'course.move', id: 2, to: 0 },
    { type: 'course.move', id: 1, to: 99 },
    { type: 'note.change', id: 1, note: 'Starts in March?' },
    { case: 'a note that is too long', event: () => ({ type: 'note.change', id: 1, note: long }) as const },
    { type: 'shortlist.clear' },
    {
      case: 'a list that was sent',
      event: () => ({ type: 'shortlist.replace', saved: plain(2, 1) }) as const,
    },
    { case: 'another list added', event: () => ({ type: 'shortlist.add', saved: plain(1, 5, 6) }) as const },
    { type: 'shortlist.undo' },
    { case: 'another tab fills it', event: () => ({ type: 'storage.changed', saved: full }) as const },
    { case: 'storage holds junk', event: () => ({ type: 'storage.changed', saved: junk }) as const },
    { case: 'another tab empties it', event: () => ({ type: 'storage.changed', saved: [] }) as const },
  ],
  invariants: {
    'each course once, and no more than there is room for': (snapshot) =>
      isDeepStrictEqual(kept(selectSaved(snapshot)), selectSaved(snapshot)),
    'the states follow the number of courses': (snapshot) => {
      const { length } = selectSaved(snapshot)
      const expected = length === 0 ? 'empty' : length < MOST ? 'some' : 'full'
      return snapshot.matches({ courses: expected }) && selectIsFull(snapshot) === (expected === 'full')
    },
    'it says which are saved': (snapshot) =>
      [0, 1, 2, 3, 21].every(
        (id) => selectIsSaved(id)(snapshot) === selectSaved(snapshot).some((one) => one.id === id),
      ),
    'no note is longer than it may be': (snapshot) =>
      selectSaved(snapshot).every(({ note }) => note.length <= MOST_CHARACTERS),
    'every change is announced unless it came from storage': (snapshot, { before, step, emitted }) => {
      const hasChanged =
        before !== undefined && !isDeepStrictEqual(selectSaved(before), selectSaved(snapshot))
      const isOwn = step?.kind === 'event' && step.event.type !== 'storage.changed'
      const told = emitted.flatMap((event) => (event.type === 'shortlist.changed' ? [event.saved] : []))
      return isDeepStrictEqual(told, hasChanged && isOwn ? [selectSaved(snapshot)] : [])
    },
    'a change is told before it is answered for': (_, { emitted }) =>
      emitted.findIndex(({ type }) => type === 'shortlist.changed') <= 0,
    'each course that is pressed is answered for, with how many are saved then, and so is undoing': (
      snapshot,
      { before, step, emitted },
    ) => {
      const event = step?.kind === 'event' ? step.event : undefined
      const answers = emitted.filter(({ type }) => type !== 'shortlist.changed')
      const was = before === undefined ? [] : selectSaved(before)
      if (event?.type === 'shortlist.undo')
        return answers.length === (before && selectCanUndo(before) ? 1 : 0)
      if (event?.type === 'course.move') {
        const { id, to } = event
        const hasMoved = was.findIndex((one) => one.id === id) !== to && selectSaved(snapshot)[to]?.id === id
        const moved = { type: 'course.moved', id, place: to + 1, count: was.length }
        return isDeepStrictEqual(answers, hasMoved ? [moved] : [])
      }
      if (event?.type !== 'course.toggle' || event.id < 1) return answers.length === 0
      const { id } = event
      const type = was.some((one) => one.id === id)
        ? 'course.removed'
        : was.length < MOST
          ? 'course.saved'
          : 'course.refused'
      return isDeepStrictEqual(answers, [{ type, id, count: selectSaved(snapshot).length }])
    },
  },
  reference: {
    start: (): List => ({ saved: [], before: null }),
    next: (list, step): List => {
      if (step.kind !== 'event') return list
      const { event } = step
      const { saved } = list
      switch (event.type) {
        case 'course.toggle': {
          if (saved.some(({ id }) => id === event.id))
            return changed(
              list,
              saved.filter(({ id }) => id !== event.id),
              { canUndo: true },
            )
          return changed(list, kept([...saved, ...plain(event.id)]), { canUndo: false })
        }
        case 'course.move': {
          const from = saved.findIndex(({ id }) => id === event.id)
          if (from < 0 || event.to < 0 || event.to >= saved.length) return list
          const others = saved.filter((_, at) => at !== from)
          const moved = [
            ...others.slice(0, event.to),
            ...saved.slice(from, from + 1),
            ...others.slice(event.to),
          ]
          return changed(list, moved, { canUndo: true })
        }
        case 'note.change': {
          const note = event.note.substring(0, MOST_CHARACTERS)
          const noted = saved.map((one) => (one.id === event.id ? { ...one, note } : one))
          return changed(list, noted, { canUndo: false })
        }
        case 'shortlist.clear':
          return changed(list, [], { canUndo: true })
        case 'shortlist.replace':
          return changed(list, kept(event.saved), { canUndo: true })
        case 'shortlist.add':
          return changed(list, kept([...saved, ...event.saved]), { canUndo: true })
        case 'shortlist.undo':
          return list.before ? { saved: list.before, before: null } : list
        case 'storage.changed':
          return changed(list, kept(event.saved), { canUndo: false })
      }
    },
    read: (snapshot) => ({
      saved: selectSaved(snapshot),
      before: selectCanUndo(snapshot) ? snapshot.context.before : null,
    }),
  },
  unreachable: {
    'course.toggle id 0': 'There is no such course.',
    'course.move id 1, to 99': 'There is no such place.',
  },
  spoken: {
    'courses --course.toggle[isNew]--> (stay)': { said: '{course} saved {how many} on your shortlist' },
    'courses --course.toggle[isSaved]--> (stay)': {
      said: [
        '{course} removed from your shortlist {how many} on your shortlist',
        '{course} removed from your shortlist Your shortlist is empty',
      ],
    },
    'courses.full --course.toggle[isNew]--> (stay)': {
      said: '{course} was not saved A shortlist holds up to 20 courses. Remove one to save another.',
    },
    'courses --course.move[isElsewhere]--> (stay)': {
      said: '{course} moved It is number {n} of {count} now',
    },
    'courses --shortlist.clear[hasSome]--> (stay)': {
      focus: 'paragraph "0 courses. Kept on this device and nowhere else."',
    },
    'courses --shortlist.replace[isDifferent]--> (stay)': {
      focus: 'paragraph "{how many}. Kept on this device and nowhere else."',
    },
    'courses --shortlist.add[bringsSome]--> (stay)': {
      focus: 'paragraph "{how many}. Kept on this device and nowhere else."',
    },
    'courses --shortlist.undo[canUndo]--> (stay)': {
      focus: 'paragraph "{how many}. Kept on this device and nowhere else."',
      said: 'Undone Your shortlist is as it was before',
    },
    // What had the focus may have gone in another tab.
    'courses --storage.changed[isDifferent]--> (stay)': {
      focus: ['', 'paragraph "{how many}. Kept on this device and nowhere else."'],
    },
  },
})
