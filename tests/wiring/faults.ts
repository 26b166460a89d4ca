import { prepare } from 'machine-workbench/generation/instrument'
import { Run } from 'machine-workbench/generation/run'
import type { AnyModel, AnyPath, AnyPathStep, AnyStep } from 'machine-workbench/generation/types'

/** A fault that `plant.js` puts between a page and a machine. */
export interface WiringFault {
  kind: 'event' | 'payload' | 'unsent' | 'context' | 'state' | 'can' | 'emission'
  machine: string
  /** The event, the part of the context or the emission that it is about. */
  name: string
  /** The event that is sent in its place. */
  instead?: Readonly<Record<string, unknown>>
  /** What the event carries in other cases. */
  others?: readonly Readonly<Record<string, unknown>>[]
}

/** A fault with paths of a page on which it can be noticed: where it shows soonest first, then the longest ones. */
export interface PlannedFault {
  fault: WiringFault
  paths: readonly AnyPath[]
}

/** On so many paths a fault is looked for. */
const MOST_PATHS = 3

type Event = Extract<AnyStep, { kind: 'event' }>['event']

const isEvent = (step: AnyPathStep): step is AnyPathStep & { kind: 'event' } => step.kind === 'event'

const payloadOf = ({ type: _, ...payload }: Event) => payload

const jsonOf = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/** Whether a value arrives on a page as it is. */
const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value)
    ? value.every(isPlain)
    : typeof value === 'object' &&
      Object.getPrototypeOf(value) === Object.prototype &&
      Object.values(value).every(isPlain))

/** The event as the page would send it with the fault; undefined where that is no other. */
function changed(fault: WiringFault, event: Event): Event | null | undefined {
  if (event.type !== fault.name) return undefined
  if (fault.kind === 'unsent') return null
  if (fault.kind === 'event') return fault.instead as Event
  const other = fault.others?.find((one) => jsonOf(one) !== jsonOf(payloadOf(event)))
  return other && ({ ...event, ...other } as Event)
}

/** The first step after which the machine itself is otherwise, or has told something else; -1 where it never is. */
function differsAt(model: AnyModel, path: AnyPath, fault: WiringFault): number {
  const lab = prepare(model)
  const [usual, faulty] = [new Run(lab, path.scenario), new Run(lab, path.scenario)]
  try {
    return path.steps.findIndex((step) => {
      const { step: taken } = usual.take(step)
      const other = isEvent(step) ? changed(fault, step.event) : undefined
      if (other === null) return step.took.length > 0
      const instead = other ? ({ kind: 'event', event: other, case: other.type } as const) : step
      if (!faulty.applies(instead)) return true
      const { emitted } = faulty.take(instead).step
      return faulty.fingerprint() !== usual.fingerprint() || jsonOf(emitted) !== jsonOf(taken.emitted)
    })
  } catch {
    return path.steps.findIndex((step) => isEvent(step) && changed(fault, step.event) !== undefined)
  } finally {
    usual.stop()
    faulty.stop()
  }
}

/** No path of a contract has more steps. */
const LONGEST = 100

/** The step after which a page could show the fault first. */
function shownAt(model: AnyModel, path: AnyPath, fault: WiringFault): number {
  const { kind, name } = fault
  const { steps, start } = path
  if (kind === 'context')
    return steps.findIndex(({ after }) => jsonOf(after.context[name]) !== jsonOf(start.context[name]))
  if (kind === 'state')
    return steps.findIndex(({ before, after }) => jsonOf(before.value) !== jsonOf(after.value))
  if (kind === 'emission') return steps.findIndex(({ emitted }) => emitted.some(({ type }) => type === name))
  // It may be asked anywhere: the longest path asks most.
  if (kind === 'can') return Math.max(0, LONGEST - steps.length)
  return differsAt(model, path, fault)
}

/** Every fault of a machine that its page could have, with where it should be noticed. */
export function wiringFaults(model: AnyModel, paths: readonly AnyPath[]): readonly PlannedFault[] {
  const machine = model.machine.id
  const steps = paths.flatMap((path) => path.steps)
  const events = steps.filter(isEvent).map(({ event }) => event)
  const types = [...new Set(events.map(({ type }) => type))]
  const exampleOf = (type: string) => events.find((event) => event.type === type && isPlain(event))
  const emissions = [...new Set(steps.flatMap(({ emitted }) => emitted.map(({ type }) => type)))]
  const keys = Object.keys(paths[0]?.start.context ?? {})
  const faults: WiringFault[] = [
    ...types.flatMap((name, index): WiringFault[] => {
      const instead = [...types.slice(index + 1), ...types.slice(0, index)]
        .map(exampleOf)
        .find((event) => event !== undefined)
      return instead ? [{ kind: 'event', machine, name, instead }] : [{ kind: 'unsent', machine, name }]
    }),
    ...types.flatMap((name): WiringFault[] => {
      const payloads = events.filter(({ type }) => type === name).map(payloadOf)
      const others = payloads.filter(
        (payload, index) =>
          isPlain(payload) && payloads.findIndex((one) => jsonOf(one) === jsonOf(payload)) === index,
      )
      return others.length > 1 ? [{ kind: 'payload', machine, name, others }] : []
    }),
    ...keys.map((name): WiringFault => ({ kind: 'context', machine, name })),
    { kind: 'state', machine, name: '' },
    { kind: 'can', machine, name: '' },
    ...emissions.map((name): WiringFault => ({ kind: 'emission', machine, name })),
  ]
  return faults.flatMap((fault) => {
    const [first, ...others] = paths
      .flatMap((path) => {
        const at = shownAt(model, path, fault)
        return at < 0 ? [] : [{ path, at }]
      })
      .toSorted((one, other) => one.at - other.at)
    if (!first) return []
    const longest = others.toSorted((one, other) => other.path.steps.length - one.path.steps.length)
    return [{ fault, paths: [first, ...longest].slice(0, MOST_PATHS).map(({ path }) => path) }]
  })
}

/** 'event filters.apply: filters.reset' */
export const nameOfFault = ({ kind, name, instead }: WiringFault) =>
  `${kind}${name && ` ${name}`}${instead ? `: ${instead.type}` : ''}`
