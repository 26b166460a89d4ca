import { type AnyStateMachine, type AnyStateNode, assign, type EventObject, not, raise } from 'xstate'
import { ROOT } from '../description/machineGraph.ts'
import { explorationOf } from '../generation/explore.ts'
import { prepare } from '../generation/instrument.ts'
import type { AnyModel } from '../generation/types.ts'
import { nodesOf, stateIdOf } from '../inspection/machineParts.ts'
import {
  at,
  type Branch,
  branchesAt,
  edited,
  idOf,
  type Part,
  type Place,
  placesIn,
  setBranches,
  type Written,
  writtenOf,
} from './writtenMachine.ts'

type FaultKind =
  | 'event in another state'
  | 'target'
  | 'start'
  | 'guard'
  | 'branches'
  | 'action'
  | 'reentry'
  | 'delay'
  | 'timer not cancelled'
  | 'actor'
  | 'payload'
  | 'context'

/** A mistake that somebody could make in a machine. */
export type Fault = {
  kind: FaultKind
  /** Says what was changed and where: each fault of a machine has its own. */
  id: string
  machine: () => AnyStateMachine
  /** The state that it is in, where it is in one: whoever never comes there meets nothing of it. */
  state?: string
  /** What arrives in place of each event that is sent, from the start of a run. */
  door?: () => (event: EventObject) => EventObject
}

const stateAt = ({ path }: Place) => path.join('.') || ROOT

const without = <Item>(items: readonly Item[], index: number) => items.filter((_, at) => at !== index)
const doubled = <Item>(items: readonly Item[], index: number) =>
  items.flatMap((item, at) => (at === index ? [item, item] : [item]))
const swapped = <Item>(items: readonly Item[], index: number) =>
  items.map((item, at) => (at === index ? items[at + 1] : at === index + 1 ? items[at - 1] : item) as Item)

const nameOf = (part: Part): string => {
  if (typeof part === 'string') return part
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type)
  return typeof part === 'function' && part.name ? part.name : 'inline'
}

/** The states that a target can be mistaken for: beside it, around it, in it, or none. */
function mistakenFor(machine: AnyStateMachine, target: string): readonly (string | null)[] {
  const node = machine.getStateNodeById(
    target.slice(1).startsWith(machine.root.id) ? target.slice(1) : target,
  )
  const beside = Object.values(node.parent?.states ?? {}).filter((one) => one !== node)
  const around = node.parent?.parent ? [node.parent] : []
  return [null, ...[...beside, ...around, ...Object.values(node.states)].map(idOf)]
}

/** What can go wrong in one branch of a transition. */
function branchFaults(machine: AnyStateMachine, root: Written, place: Place): Fault[] {
  const branches = branchesAt(root, place)
  return branches.flatMap((branch, index) => {
    const said = `${place.said}${branches.length > 1 ? ` (${index + 1})` : ''}`
    const changed = (kind: FaultKind, what: string, next: readonly Branch[]): Fault => ({
      kind,
      id: `${said}: ${what}`,
      state: stateAt(place),
      machine: () => edited(machine, (copy) => setBranches(copy, place, next)),
    })
    const replaced = (kind: FaultKind, what: string, one: Branch) =>
      changed(
        kind,
        what,
        branches.map((each, at) => (at === index ? one : each)),
      )
    const { target, guard, actions, reenter } = branch
    const { guard: _guard, ...open } = branch
    const { target: _target, ...staying } = branch
    const only = target?.length === 1 ? target[0] : undefined
    return [
      ...(only === undefined
        ? []
        : mistakenFor(machine, only).map((other) =>
            other === null
              ? replaced('target', 'stays', staying)
              : replaced('target', `goes to ${other}`, { ...branch, target: [other] }),
          )),
      ...(target
        ? [replaced('reentry', reenter ? 'without reentry' : 'anew', { ...branch, reenter: !reenter })]
        : []),
      ...(guard === undefined
        ? []
        : [
            replaced('guard', 'without its guard', open),
            replaced('guard', 'with its guard the other way round', {
              ...branch,
              guard: not(guard as never),
            }),
          ]),
      ...(index + 1 < branches.length
        ? [changed('branches', 'after the next branch', swapped(branches, index))]
        : []),
      ...[enlarged(guard)].flatMap((other) =>
        other === undefined
          ? []
          : [replaced('guard', `with another figure for ${nameOf(guard)}`, { ...branch, guard: other })],
      ),
      ...actions.flatMap((part, nth) => [
        ...[enlarged(part)].flatMap((other) =>
          other === undefined
            ? []
            : [
                replaced('action', `with another figure for ${nameOf(part)}`, {
                  ...branch,
                  actions: actions.map((each, at) => (at === nth ? other : each)),
                }),
              ],
        ),
        replaced('action', `without ${nameOf(part)}`, { ...branch, actions: without(actions, nth) }),
        replaced('action', `${nameOf(part)} twice`, { ...branch, actions: doubled(actions, nth) }),
        ...(nth + 1 < actions.length
          ? [
              replaced('action', `${nameOf(part)} after ${nameOf(actions[nth + 1])}`, {
                ...branch,
                actions: swapped(actions, nth),
              }),
            ]
          : []),
      ]),
    ]
  })
}

/** What one transition does, done by another one of the same state: a panel whose closing applies. */
function borrowedFaults(machine: AnyStateMachine, root: Written, places: readonly Place[]): Fault[] {
  return places.flatMap((place) =>
    branchesAt(root, place).flatMap((branch, index): Fault[] =>
      places.flatMap((other) => {
        const isNear = other !== place && other.path.join('.') === place.path.join('.')
        const [lent] = isNear ? branchesAt(root, other) : []
        if (!lent || lent.actions.length === 0) return []
        if (lent.actions.map(nameOf).join() === branch.actions.map(nameOf).join()) return []
        return [
          {
            kind: 'action',
            id: `${place.said} (${index + 1}): does what ${other.said} does`,
            state: stateAt(place),
            machine: () =>
              edited(machine, (copy) =>
                setBranches(
                  copy,
                  place,
                  branchesAt(copy, place).map((each, at) =>
                    at === index ? { ...each, actions: lent.actions } : each,
                  ),
                ),
              ),
          },
        ]
      }),
    ),
  )
}

/** Fixed parameters that are numbers, twice as large. */
const enlarged = (part: Part): Part | undefined => {
  if (typeof part !== 'object' || part === null || !('params' in part)) return undefined
  const { params } = part
  if (typeof params === 'number') return { ...part, params: params * 2 + 1 }
  if (typeof params !== 'object' || params === null) return undefined
  const numbers = Object.entries(params).filter(([, value]) => typeof value === 'number' && value !== 0)
  if (numbers.length === 0) return undefined
  return {
    ...part,
    params: { ...params, ...Object.fromEntries(numbers.map(([key, value]) => [key, value * 2])) },
  }
}

/** An event that is handled in one more state, as another state handles it. */
function eventFaults(machine: AnyStateMachine, root: Written, place: Place): Fault[] {
  if (place.group !== 'on') return []
  const branches = branchesAt(root, place)
  return nodesOf(machine).flatMap((node): Fault[] => {
    const path = node.path
    const isOwn = path.join('.') === place.path.join('.')
    if (isOwn || node.type === 'final' || node.type === 'history') return []
    if (at(root, path).on[place.key]) return []
    return [
      {
        kind: 'event in another state',
        id: `${place.said}: in ${stateIdOf(node)} as well`,
        state: stateIdOf(node),
        machine: () => edited(machine, (copy) => setBranches(copy, { ...place, path }, branches)),
      },
    ]
  })
}

/** What can go wrong on the way in and out of a state, and in what it runs meanwhile. */
function stateFaults(machine: AnyStateMachine, root: Written, node: AnyStateNode): Fault[] {
  const { path } = node
  const state = at(root, path)
  const where = stateIdOf(node)
  const changed = (kind: FaultKind, what: string, edit: (state: Written) => void): Fault => ({
    kind,
    id: `${where}: ${what}`,
    state: where,
    machine: () => edited(machine, (copy) => edit(at(copy, path))),
  })
  const lists = (['entry', 'exit'] as const).flatMap((list) =>
    state[list].flatMap((part, nth) => [
      changed('action', `${list} without ${nameOf(part)}`, (copy) => {
        copy[list] = without(copy[list], nth)
      }),
      changed('action', `${list} with ${nameOf(part)} twice`, (copy) => {
        copy[list] = doubled(copy[list], nth)
      }),
      ...(nth + 1 < state[list].length
        ? [
            changed('action', `${list} with ${nameOf(part)} after the next`, (copy) => {
              copy[list] = swapped(copy[list], nth)
            }),
          ]
        : []),
    ]),
  )
  return [
    ...lists,
    ...(state.initial === undefined
      ? []
      : Object.keys(state.states)
          .filter((name) => name !== state.initial)
          .map((name) =>
            changed('start', `starts in ${name}`, (copy) => {
              copy.initial = name
            }),
          )),
    ...state.invoke.map((one, nth) =>
      changed('actor', `without ${String(one.src)}`, (copy) => {
        copy.invoke = without(copy.invoke, nth)
      }),
    ),
  ]
}

const lengths: readonly (readonly [string, (ms: number) => number])[] = [
  ['half as long', (ms) => Math.floor(ms / 2)],
  ['twice as long', (ms) => ms * 2],
  ['1 ms longer', (ms) => ms + 1],
  ['1 ms shorter', (ms) => Math.max(0, ms - 1)],
]

function delayFaults(machine: AnyStateMachine, places: readonly Place[]): Fault[] {
  const delays = machine.implementations.delays as Readonly<Record<string, unknown>>
  const named = Object.entries(delays).flatMap(([name, delay]) =>
    lengths.map(([what, length]): Fault => {
      const other =
        typeof delay === 'function'
          ? (...args: unknown[]) => length((delay as (...all: unknown[]) => number)(...args))
          : length(Number(delay))
      return {
        kind: 'delay',
        id: `${name}: ${what}`,
        machine: () => machine.provide({ delays: { [name]: other } } as never),
      }
    }),
  )
  const timers = places.filter(({ group }) => group === 'after')
  const plain = timers
    .filter(({ key }) => !Object.hasOwn(delays, key))
    .flatMap((place) =>
      lengths.map(
        ([what, length]): Fault => ({
          kind: 'delay',
          id: `${place.said}: ${what}`,
          state: stateAt(place),
          machine: () =>
            edited(machine, (copy) => {
              const state = at(copy, place.path)
              const { [place.key]: branches = [], ...others } = state.after
              state.after = { ...others, [String(length(Number(place.key)))]: branches }
            }),
        }),
      ),
    )
  const outliving = timers.map((place): Fault => {
    const type = `xstate.after.${[place.key, machine.root.id, ...place.path].join('.')}`
    const delay = Object.hasOwn(delays, place.key) ? place.key : Number(place.key)
    return {
      kind: 'timer not cancelled',
      id: `${place.said}: outlives its state`,
      state: stateAt(place),
      machine: () =>
        edited(machine, (copy) => {
          const state = at(copy, place.path)
          const { [place.key]: branches = [], ...others } = state.after
          state.after = others
          state.entry = [...state.entry, raise({ type } as never, { delay } as never)]
          copy.on = { ...copy.on, [type]: branches }
        }),
    }
  })
  return [...named, ...plain, ...outliving]
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** An event that arrives with something else in it than was sent. */
function payloadFaults(model: AnyModel): Fault[] {
  const { machine } = model
  const { arcs, refusals } = explorationOf(prepare(model))
  const sent = new Map<string, EventObject[]>()
  for (const step of [...arcs.map((arc) => arc.step), ...refusals.map(({ candidate }) => candidate.step)])
    if (step.kind === 'event') sent.set(step.event.type, [...(sent.get(step.event.type) ?? []), step.event])
  return [...sent].flatMap(([type, events]) => {
    const fields = [...new Set(events.flatMap((event) => Object.keys(event)))].filter((key) => key !== 'type')
    const fault = (what: string, door: NonNullable<Fault['door']>): Fault => ({
      kind: 'payload',
      id: `${type}: ${what}`,
      machine: () => machine,
      door: () => {
        const changed = door()
        return (event) => (event.type === type ? changed(event) : event)
      },
    })
    if (fields.length === 0) return []
    return [
      fault('with the payload of the one before', () => {
        let before: EventObject | undefined
        return (event) => {
          const arrives = before ?? event
          before = event
          return arrives
        }
      }),
      fault('with the first payload for ever', () => {
        let first: EventObject | undefined
        return (event) => (first ??= event)
      }),
      ...fields.flatMap((field) => {
        const read = (event: EventObject) => (event as Record<string, unknown>)[field]
        const values = [...new Set(events.map(read))].filter(
          (value) => isText(value) || typeof value === 'number' || typeof value === 'boolean',
        )
        const put = (what: string, change: (value: unknown) => unknown) =>
          fault(`${field} ${what}`, () => (event) => ({ ...event, [field]: change(read(event)) }))
        return [
          ...(values.length > 1
            ? [
                put('always as the first', () => values[0]),
                put('always as the last', () => values.at(-1)),
                put('of another', (value) => values[(values.indexOf(value as never) + 1) % values.length]),
              ]
            : []),
          ...(values.some(isText) ? [put('trimmed', (value) => (isText(value) ? value.trim() : value))] : []),
        ]
      }),
    ]
  })
}

/** An assignment that leaves out one part of the context. */
function contextFaults({ machine }: AnyModel, known: readonly string[]): Fault[] {
  return Object.entries(machine.implementations.actions as Readonly<Record<string, unknown>>).flatMap(
    ([name, action]) => {
      const { type, assignment } = (action ?? {}) as { type?: unknown; assignment?: unknown }
      if (type !== 'xstate.assign') return []
      const isComputed = typeof assignment === 'function'
      const text = String(assignment)
      const keys = isComputed
        ? [...new Set(text.match(/[A-Za-z_$][\w$]*/g) ?? [])].filter((key) => known.includes(key))
        : Object.keys(assignment as object)
      const omit = (values: unknown, key: string) => {
        const { [key]: _, ...others } = values as Record<string, unknown>
        return others
      }
      return keys.map(
        (key): Fault => ({
          kind: 'context',
          id: `${name}: leaves ${key} as it was`,
          machine: () =>
            machine.provide({
              actions: {
                [name]: assign(
                  isComputed
                    ? (args: unknown, params: unknown) =>
                        omit((assignment as (args: unknown, params: unknown) => unknown)(args, params), key)
                    : (omit(assignment, key) as never),
                ),
              },
            } as never),
        }),
      )
    },
  )
}

/** Every mistake of the kinds above that can be made in the machine of a model. */
export function faultsOf(model: AnyModel): readonly Fault[] {
  const { machine } = model
  const root = writtenOf(machine.root)
  const places = placesIn(root)
  return [
    ...nodesOf(machine).flatMap((node) => stateFaults(machine, root, node)),
    ...places.flatMap((place) => [
      ...branchFaults(machine, root, place),
      ...eventFaults(machine, root, place),
    ]),
    ...borrowedFaults(machine, root, places),
    ...delayFaults(machine, places),
    ...contextFaults(model, Object.keys(explorationOf(prepare(model)).starts[0]?.snapshot.context ?? {})),
    ...payloadFaults(model),
  ]
}
