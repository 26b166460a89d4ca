import type { EventObject } from 'xstate'
import { type Arc, explorationOf, pathTo } from '../generation/explore.ts'
import { OracleFailure } from '../generation/failure.ts'
import { type Lab, prepare } from '../generation/instrument.ts'
import { serialise } from '../generation/serialise.ts'
import type { AnyModel, AnyStep } from '../generation/types.ts'
import { activeOf } from '../inspection/activeStates.ts'
import { broken } from './steer.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = ({ type: _, ...fields }: EventObject): Fields => fields

/**
 * What is at the edge of a value: nothing, spaces, the beginning of another one, one that nobody knows,
 * one twice; of what is put together, one part of it at its edge.
 */
export function edgesOf(value: unknown): readonly unknown[] {
  if (typeof value === 'string')
    return ['', '   ', ` ${value} `, value.slice(0, -1), `${value}${value}`].filter((one) => one !== value)
  if (typeof value === 'number') return [0, -1, value + 1].filter((one) => one !== value)
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value)) return value.length > 0 ? [[], [...value, value[0]]] : []
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return []
  return Object.entries(value).flatMap(([key, part]) =>
    edgesOf(part)
      .slice(0, 1)
      .map((edge) => ({ ...value, [key]: edge })),
  )
}

/** Everything that an event is sent with in a model, by its type; an event that carries nothing has none. */
function sentIn(lab: Lab): ReadonlyMap<string, readonly EventObject[]> {
  const { arcs, refusals } = explorationOf(lab)
  const sent = new Map<string, Map<string, EventObject>>()
  for (const step of [...arcs.map((arc) => arc.step), ...refusals.map(({ candidate }) => candidate.step)]) {
    if (step.kind !== 'event' || Object.keys(fieldsOf(step.event)).length === 0) continue
    const known = sent.get(step.event.type) ?? new Map<string, EventObject>()
    sent.set(step.event.type, known.set(serialise(step.event), step.event))
  }
  return new Map([...sent].map(([type, events]) => [type, [...events.values()]]))
}

type Sent = { event: EventObject; field?: string }

/** What an event is sent with: as the cases of the model have it, and with each of its fields at its edges. */
function different(
  events: readonly EventObject[],
  edgesIn: (field: string, value: unknown) => readonly unknown[],
): readonly Sent[] {
  const all = new Map<string, Sent>(events.map((event) => [serialise(event), { event }]))
  for (const event of events)
    for (const [field, value] of Object.entries(fieldsOf(event)))
      for (const edge of edgesIn(field, value)) {
        const sent = { event: { ...event, [field]: edge }, field }
        const key = serialise(sent.event)
        if (!all.has(key)) all.set(key, sent)
      }
  return [...all.values()]
}

type Taken = Arc['step'] & { kind: 'event' }

/** For each state, the first place in it from which an event leads on, with all that the cases send by it there. */
function placesThatTake(lab: Lab) {
  const found = new Map<string, { from: Arc['from']; cases: [Taken, ...Taken[]] }>()
  for (const { from, step } of explorationOf(lab).arcs) {
    if (step.kind !== 'event' || Object.keys(fieldsOf(step.event)).length === 0) continue
    const key = serialise([from.scenario.actors, activeOf(from.snapshot), step.event.type])
    const known = found.get(key)
    if (!known) found.set(key, { from, cases: [step as Taken] })
    else if (known.from === from) known.cases.push(step as Taken)
  }
  return [...found.values()]
}

export interface Payloads {
  /** Events that carry something. */
  events: number
  /** With how many different payloads they were sent, those of the cases included. */
  payloads: number
}

/**
 * Sends each event in each state that takes it with everything at the edges of its payload, twice, and then as usual, with every
 * oracle watching. Throws what broke, by field, and which events the model sends with one payload only.
 */
export function assertPayloads(model: AnyModel): Payloads {
  const lab = prepare(model)
  const { choices = {} } = model.options
  const sent = sentIn(lab)
  const edgesIn = (type: string) => (field: string, value: unknown) =>
    choices[`${type}.${field}`] ?? edgesOf(value)
  const payloads = new Map([...sent].map(([type, events]) => [type, different(events, edgesIn(type))]))
  const problems = new Map<string, string>()
  for (const [type, all] of payloads)
    if (all.length < 2)
      problems.set(
        type,
        `${type} is sent with one payload only. Add another event case, or what else there is to its choices.`,
      )
  for (const key of Object.keys(choices)) {
    const at = key.lastIndexOf('.')
    const isKnown = sent.get(key.slice(0, at))?.some((event) => key.slice(at + 1) in event)
    if (!isKnown) problems.set(key, `No event carries ${key}. Take it out of choices.`)
  }
  for (const { from, cases } of placesThatTake(lab)) {
    const [first] = cases
    const { type } = first.event
    const { scenario, steps } = pathTo(from, first)
    const before = (steps as readonly AnyStep[]).slice(0, -1)
    const usual = { kind: 'event', event: first.event, case: type } as const
    for (const { event, field } of different(
      cases.map((one) => one.event),
      edgesIn(type),
    )) {
      const key = `${type}.${field}`
      if (field === undefined || problems.has(key)) continue
      const edge = { kind: 'event', event, case: type } as const
      const problem = broken(lab, scenario, [...before, edge, edge, usual])?.message
      if (problem) problems.set(key, `${key}, at its edge: ${problem}`)
    }
  }
  if (problems.size > 0) throw new OracleFailure('payloads', [...problems.values()].join('\n'))
  return { events: payloads.size, payloads: [...payloads.values()].flat().length }
}
