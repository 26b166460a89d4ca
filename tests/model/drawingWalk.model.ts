import { defineModel } from 'machine-workbench/models'
import type { SnapshotFrom } from 'xstate'
import {
  drawingWalkMachine,
  type Place,
  selectIsLooking,
  selectPlace,
  type WalkedGraph,
} from '~/machines/drawingWalk.machine'

const state = (id: string): Place => ({ kind: 'state', id })
const transition = (id: string): Place => ({ kind: 'transition', id })

const inner = (id: string, parent: string | null, isInitial: boolean) => ({ id, parent, isInitial })
const from = (source: string, id: string, ...targets: string[]) => ({ id, source, targets })

/** A shop: closed, or open with a queue that is empty or not. */
const graph: WalkedGraph = {
  states: [
    inner('(root)', null, false),
    inner('closed', '(root)', true),
    inner('open', '(root)', false),
    inner('open.empty', 'open', true),
    inner('open.busy', 'open', false),
  ],
  transitions: [
    from('(root)', 'burn', 'closed'),
    from('closed', 'unlock', 'open'),
    from('closed', 'knock'),
    from('open.empty', 'arrive', 'open.busy'),
    from('open.busy', 'leave', 'open.empty'),
    from('open.busy', 'arriveAlso'),
  ],
}

/** The same shop, written down a second time on purpose: what leaves a state, and what lies ahead of a place. */
const out: Readonly<Record<string, readonly string[]>> = {
  '(root)': ['burn'],
  closed: ['unlock', 'knock'],
  open: [],
  'open.empty': ['arrive'],
  'open.busy': ['leave', 'arriveAlso'],
}
const target: Readonly<Record<string, string | undefined>> = {
  burn: 'closed',
  unlock: 'open',
  arrive: 'open.busy',
  leave: 'open.empty',
}

interface Walk {
  ways: readonly string[]
  now: string
  place: Place
  trail: readonly Place[]
}

const atClosed = { ways: ['burn', 'unlock', 'knock'], now: 'closed' }
const atBusy = { ways: ['leave'], now: 'open.busy' }
const atEnd = { ways: [], now: 'open.empty' }

const begin = ({ ways, now }: { ways: readonly string[]; now: string }): Walk => {
  const [first] = ways
  return { ways, now, place: first ? transition(first) : state(now), trail: [] }
}

function rowOf({ place, ways }: Walk): readonly string[] {
  if (place.kind === 'state') return out[place.id] ?? []
  if (ways.includes(place.id)) return ways
  return Object.values(out).find((row) => row.includes(place.id)) ?? []
}

function aheadOf({ kind, id }: Place): Place | undefined {
  if (kind === 'transition') return target[id] === undefined ? undefined : state(target[id])
  const [first] = out[id] ?? []
  return first === undefined ? state('open.empty') : transition(first)
}

/** The row as the keys go through it; from a state, one goes down to its first and up to none. */
function chosen(walk: Walk, choice: string): string | undefined {
  const row = rowOf(walk)
  const at = row.findIndex((id) => walk.place.kind === 'transition' && id === walk.place.id)
  if (choice === 'first') return row[0]
  if (choice === 'last') return row.at(-1)
  return choice === 'next' ? row[at + 1] : row[at - 1]
}

type Snapshot = SnapshotFrom<typeof drawingWalkMachine>
const same = (a: Place, b: Place) => a.kind === b.kind && a.id === b.id

export const drawingWalkModel = defineModel(drawingWalkMachine, {
  purpose: 'Walks the drawing of a machine by keyboard, along its transitions and back.',
  pages: ['/machines/filteredList'],
  scenarios: [
    { name: 'with ways on', input: { graph, ...atClosed } },
    { name: 'with none', input: { graph, ...atEnd } },
  ],
  events: [
    { type: 'way.choose', choice: 'next' },
    { type: 'way.choose', choice: 'previous' },
    { type: 'way.choose', choice: 'first' },
    { type: 'way.choose', choice: 'last' },
    { type: 'look.along' },
    { type: 'look.back' },
    { type: 'look.home' },
    { type: 'place.visit', place: transition('knock') },
    { type: 'place.visit', place: transition('leave') },
    { type: 'place.visit', place: state('open.busy') },
    { type: 'place.visit', place: state('leave') },
    { type: 'place.visit', place: transition('open') },
    { type: 'simulation.moved', ...atClosed },
    { type: 'simulation.moved', ...atBusy },
    { type: 'simulation.moved', ...atEnd },
  ],
  key: ({ value, context: { place, ways, trail } }) =>
    JSON.stringify([value, place, ways.length, Math.min(trail.length, 2)]),
  unreachable: {
    'place.visit place id leave, kind state': 'It is no state.',
    'place.visit place id open, kind transition': 'It is no transition.',
  },
  reference: {
    start: ({ input = { graph, ...atClosed } }): Walk => begin(input),
    next: (walk, step): Walk => {
      if (step.kind !== 'event') return walk
      const { event } = step
      const { place, trail } = walk
      const goes = (to: Place | undefined): Walk =>
        to ? { ...walk, place: to, trail: [...trail, place] } : walk
      switch (event.type) {
        case 'simulation.moved':
          return begin(event)
        case 'look.along':
          return goes(aheadOf(place))
        case 'look.back':
          return { ...walk, place: trail.at(-1) ?? place, trail: trail.slice(0, -1) }
        case 'look.home':
          return trail.length > 0 ? begin(walk) : walk
        case 'way.choose': {
          const id = chosen(walk, event.choice)
          return id === undefined ? walk : { ...walk, place: transition(id) }
        }
        default: {
          const { kind, id } = event.place
          const isThere = kind === 'state' ? id in out : id in target || ['knock', 'arriveAlso'].includes(id)
          if (!isThere || same(event.place, place)) return walk
          return kind === 'transition' && walk.ways.includes(id)
            ? { ...walk, place: event.place, trail: [] }
            : goes(event.place)
        }
      }
    },
    read: ({ context: { place, trail, ways, now } }): Walk => ({ place, trail, ways, now }),
  },
  invariants: {
    'it looks elsewhere exactly as long as there is a way back': (snapshot: Snapshot) =>
      selectIsLooking(snapshot) === snapshot.context.trail.length > 0,
    'whoever arrives somewhere is told where, and nobody else': (snapshot, { before, step, emitted }) => {
      const isMoved = step?.kind === 'event' && step.event.type === 'simulation.moved'
      const isElsewhere = before && !same(selectPlace(before), selectPlace(snapshot))
      const isBack = before && before.context.trail !== snapshot.context.trail
      const told = [{ type: 'place.reached', place: selectPlace(snapshot) }]
      return JSON.stringify(emitted) === JSON.stringify(isMoved || isElsewhere || isBack ? told : [])
    },
  },
  spoken: {
    '(root) --simulation.moved--> choosing': { said: '{the step}: in {state}.' },
    '(root) --way.choose[isOther]--> (stay)': { focus: 'button "{the transition}"' },
    '(root) --look.along[leadsOn]--> looking': { focus: 'button "{what lies ahead}"' },
    'looking --look.back[cameFromHere]--> choosing': { focus: 'button "{where one came from}"' },
    'looking --look.back--> (stay)': { focus: 'button "{where one came from}"' },
    'looking --look.home--> choosing': { focus: 'button "{the first that is possible}"' },
  },
})
