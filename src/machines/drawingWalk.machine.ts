import type { GraphState, GraphTransition } from 'machine-workbench/description/machineGraph'
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'

/** Something in a drawing that can be looked at. */
export type Place = Readonly<{ kind: 'transition' | 'state'; id: string }>

/** What a walk has to know of the drawn machine. */
export interface WalkedGraph {
  readonly states: readonly Pick<GraphState, 'id' | 'parent' | 'isInitial'>[]
  readonly transitions: readonly Pick<GraphTransition, 'id' | 'source' | 'targets'>[]
}

/** Where the drawn machine stands. */
type Standing = Readonly<{
  /** Ids of the transitions that can be taken now, in the machine's order. */
  ways: readonly string[]
  /** Id of the innermost active state; the first of several. */
  now: string
}>

type Input = Readonly<{ graph: WalkedGraph }> & Standing

type Context = Input &
  Readonly<{
    place: Place
    /** The places one looked along, the latest last. */
    trail: readonly Place[]
  }>

const transition = (id: string): Place => ({ kind: 'transition', id })
const state = (id: string): Place => ({ kind: 'state', id })

const home = ({ ways: [first], now }: Standing): Place =>
  first === undefined ? state(now) : transition(first)

const isKnown = ({ graph: { states, transitions } }: Context, { kind, id }: Place) =>
  (kind === 'state' ? states : transitions).some((one) => one.id === id)

const isSame = (a: Place, b: Place) => a.kind === b.kind && a.id === b.id

const isWay = ({ ways }: Context, { kind, id }: Place) => kind === 'transition' && ways.includes(id)

const leaving = ({ graph }: Context, source: string) =>
  graph.transitions.filter((one) => one.source === source).map(({ id }) => id)

/** The transitions one chooses among: those that are possible, or those of the state one looks at. */
function choices(context: Context): readonly string[] {
  const { place, graph, ways } = context
  if (isWay(context, place)) return ways
  const source =
    place.kind === 'state' ? place.id : graph.transitions.find(({ id }) => id === place.id)?.source
  return leaving(context, source ?? '')
}

type Choice = 'next' | 'previous' | 'first' | 'last'

function chosen(context: Context, choice: Choice): Place | undefined {
  const all = choices(context)
  const at = context.place.kind === 'transition' ? all.indexOf(context.place.id) : -1
  const index = { next: at + 1, previous: at - 1, first: 0, last: all.length - 1 }[choice]
  const id = all[index]
  return id === undefined || id === context.place.id ? undefined : transition(id)
}

/** From a transition to where it leads, from a state to the first transition out of it, or into what it starts in. */
function ahead({ graph, place, ...context }: Context): Place | undefined {
  if (place.kind === 'transition') {
    const target = graph.transitions.find(({ id }) => id === place.id)?.targets[0]
    return target === undefined ? undefined : state(target)
  }
  const [out] = leaving({ graph, place, ...context }, place.id)
  if (out !== undefined) return transition(out)
  const inner = graph.states.find(({ parent, isInitial }) => parent === place.id && isInitial)
  return inner && state(inner.id)
}

/** Walks the drawing of a machine by keyboard: along what is possible now, and further on to see what lies there. */
export const drawingWalkMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'way.choose'; choice: Choice }
      | { type: 'look.along' }
      | { type: 'look.back' }
      | { type: 'look.home' }
      /** A pointer, or a list beside the drawing, asks for a place. */
      | { type: 'place.visit'; place: Place }
      | ({ type: 'simulation.moved' } & Standing),
    emitted: {} as { type: 'place.reached'; place: Place },
  },
  guards: {
    isOther: ({ context }, choice: Choice) => chosen(context, choice) !== undefined,
    leadsOn: ({ context }) => ahead(context) !== undefined,
    isElsewhere: ({ context }, place: Place) => isKnown(context, place) && !isSame(place, context.place),
    isPossible: ({ context }, place: Place) => isWay(context, place) && !isSame(place, context.place),
    cameFromHere: ({ context: { trail } }) => trail.length === 1,
  },
  actions: {
    choose: assign(({ context }, choice: Choice) => ({ place: chosen(context, choice) ?? context.place })),
    goAhead: assign(({ context }) => ({
      place: ahead(context) ?? context.place,
      trail: [...context.trail, context.place],
    })),
    goBack: assign(({ context: { trail, place } }) => ({
      place: trail.at(-1) ?? place,
      trail: trail.slice(0, -1),
    })),
    goHome: assign(({ context }) => ({ place: home(context), trail: [] })),
    visit: assign((_, place: Place) => ({ place, trail: [] })),
    visitFromHere: assign(({ context }, place: Place) => ({
      place,
      trail: [...context.trail, context.place],
    })),
    stand: assign((_, { ways, now }: Standing) => ({ ways, now, place: home({ ways, now }), trail: [] })),
    announce: emit(({ context: { place } }) => ({ type: 'place.reached', place })),
  },
}).createMachine({
  id: 'drawingWalk',
  meta: { requirements: ['§8'] },
  context: ({ input }) => ({ ...input, place: home(input), trail: [] }),
  on: {
    'place.visit': [
      {
        guard: { type: 'isPossible', params: ({ event }) => event.place },
        target: '.choosing',
        actions: [{ type: 'visit', params: ({ event }) => event.place }, 'announce'],
      },
      {
        guard: { type: 'isElsewhere', params: ({ event }) => event.place },
        target: '.looking',
        actions: [{ type: 'visitFromHere', params: ({ event }) => event.place }, 'announce'],
      },
    ],
    'simulation.moved': {
      target: '.choosing',
      actions: [{ type: 'stand', params: ({ event }) => event }, 'announce'],
    },
    'way.choose': {
      guard: { type: 'isOther', params: ({ event }) => event.choice },
      actions: [{ type: 'choose', params: ({ event }) => event.choice }, 'announce'],
    },
    'look.along': { guard: 'leadsOn', target: '.looking', actions: ['goAhead', 'announce'] },
  },
  initial: 'choosing',
  states: {
    choosing: { description: 'One of the transitions that are possible now is looked at.' },
    looking: {
      description: 'Something else is looked at: where a transition leads, or what could happen there.',
      on: {
        'look.back': [
          { guard: 'cameFromHere', target: 'choosing', actions: ['goBack', 'announce'] },
          { actions: ['goBack', 'announce'] },
        ],
        'look.home': { target: 'choosing', actions: ['goHome', 'announce'] },
      },
    },
  },
})

export type DrawingWalkActor = ActorRefFrom<typeof drawingWalkMachine>
type Snapshot = SnapshotFrom<typeof drawingWalkMachine>

/** What is looked at. */
export const selectPlace = ({ context }: Snapshot) => context.place

/** Whether something is looked at that is not possible now. */
export const selectIsLooking = (snapshot: Snapshot) => snapshot.matches('looking')
