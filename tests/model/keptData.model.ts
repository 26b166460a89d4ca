import { isDeepStrictEqual } from 'node:util'
import { defineModel } from 'machine-workbench/models'
import { type KeptThing, keptDataMachine, selectIsAsking, selectKept } from '~/machines/keptData.machine'

const theme: KeptThing = { key: 'theme', label: 'Colours', says: 'Dark', holds: '"dark"' }
const one: KeptThing = { key: 'shortlist', label: 'Shortlist', says: '1 course', holds: '[1]' }
const two: KeptThing = { ...one, says: '2 courses', holds: '[1,2]' }

type Kept = Readonly<{ kept: readonly KeptThing[]; isAsking: boolean }>

export const keptDataModel = defineModel(keptDataMachine, {
  purpose: 'Lists what the device keeps of the site, and lets the visitor forget a part of it or all of it.',
  pages: ['/on-this-device', '/privacy'],
  events: [
    { case: 'two things are kept', event: () => ({ type: 'kept.read', kept: [theme, one] }) as const },
    { case: 'one of them has grown', event: () => ({ type: 'kept.read', kept: [theme, two] }) as const },
    { case: 'nothing is kept', event: () => ({ type: 'kept.read', kept: [] }) as const },
    { type: 'kept.forget', key: 'shortlist' },
    { type: 'kept.forget', key: 'nothing of ours' },
    { type: 'everything.forget' },
    { type: 'everything.confirm' },
    { type: 'everything.keep' },
  ],
  invariants: {
    'nothing is forgotten that was not asked for, and everything only when it was confirmed': (
      _,
      { before, step, emitted },
    ) => {
      const event = step?.kind === 'event' ? step.event : undefined
      const kept = before === undefined ? [] : selectKept(before).map(({ key }) => key)
      const expected =
        event?.type === 'kept.forget' && before?.matches('listed') && kept.includes(event.key)
          ? [[event.key]]
          : event?.type === 'everything.confirm' && before?.matches('asking')
            ? [kept]
            : []
      return isDeepStrictEqual(
        emitted.map(({ keys }) => keys),
        expected,
      )
    },
    'it says nothing where nothing is kept': (snapshot) =>
      snapshot.matches('nothing') === (selectKept(snapshot).length === 0),
  },
  reference: {
    start: (): Kept => ({ kept: [], isAsking: false }),
    next: (state, step): Kept => {
      if (step.kind !== 'event') return state
      const { event } = step
      switch (event.type) {
        case 'kept.read':
          return { kept: event.kept, isAsking: state.isAsking && event.kept.length > 0 }
        case 'everything.forget':
          return { ...state, isAsking: state.kept.length > 0 }
        case 'kept.forget':
          return state.isAsking
            ? state
            : { ...state, kept: state.kept.filter(({ key }) => key !== event.key) }
        case 'everything.confirm':
          return state.isAsking ? { kept: [], isAsking: false } : state
        default:
          return { ...state, isAsking: false }
      }
    },
    read: (snapshot) => ({ kept: selectKept(snapshot), isAsking: selectIsAsking(snapshot) }),
  },
  unreachable: {
    'kept.forget key nothing of ours': 'What is not kept cannot be forgotten.',
  },
  spoken: {
    'listed --kept.forget[isKept]--> (stay)': { focus: 'paragraph "{how much} kept{where}"' },
    'listed --everything.forget--> asking': { focus: 'paragraph "{the question}"' },
    'asking --everything.confirm--> nothing': { focus: 'paragraph "Nothing is kept."' },
    'asking --everything.keep--> listed': { focus: 'paragraph "{how much} kept on this device."' },
    'asking --always[isEmpty]--> nothing': { focus: 'heading "What this device keeps"' },
  },
})
