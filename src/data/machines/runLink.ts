import {
  MAX_STEPS,
  MAX_WAIT_MS,
  type SimulationRun,
  type SimulationStep,
} from 'machine-workbench/description/simulation'

/*
 * A run as it stands in an address: JSON in base64url. Steps that are alike stand there once, and the run names them
 * by number, so that pressing one button a hundred times stays short.
 */

/** What an address can hold beside the page's own path; the router drops longer parameters. */
export const MAX_LINK_CHARACTERS = 3800

/** What must still be there for a run to be played again. */
export interface Playable {
  scenarios: readonly Readonly<{ name: string }>[]
  /** The types of the events that the machine hears. */
  events: readonly string[]
}

export type ReadRun = Readonly<{ run: SimulationRun; problem?: never } | { run: null; problem: string }>

type Written = [scenario: string, steps: WrittenStep[], order: number[]]
type WrittenStep =
  | number
  | [type: string, payload?: Record<string, unknown>]
  | { done: string; output?: unknown }
  | { error: string; message: string }

const base64url = (text: string) => {
  const bytes = new TextEncoder().encode(text)
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromBase64url = (text: string) => {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

function written(step: SimulationStep): WrittenStep {
  if (step.kind === 'wait') return step.ms
  if (step.kind === 'done')
    return step.output === undefined ? { done: step.actor } : { done: step.actor, output: step.output }
  if (step.kind === 'error') return { error: step.actor, message: step.error }
  const { type, ...payload } = step.event
  return Object.keys(payload).length > 0 ? [type, payload] : [type]
}

/** The run as text for an address, or null if it does not fit into one. */
export function encodeRun({ scenario, steps }: SimulationRun, { scenarios }: Playable): string | null {
  const distinct = new Map<string, number>()
  const kept: WrittenStep[] = []
  const order = steps.map((step) => {
    const short = written(step)
    const key = JSON.stringify(short)
    const index = distinct.get(key) ?? kept.push(short) - 1
    distinct.set(key, index)
    return index
  })
  const link: Written = [scenarios[scenario]?.name ?? '', kept, order]
  const text = base64url(JSON.stringify(link))
  return text.length > MAX_LINK_CHARACTERS ? null : text
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_WAIT_MS

/** Whoever copies such a key onto an object would set its prototype. */
const withoutPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)

function readStep(given: unknown, events: readonly string[]): SimulationStep | string {
  if (isLength(given)) return { kind: 'wait', ms: given }
  if (Array.isArray(given)) {
    const [type, payload = {}] = given as readonly unknown[]
    if (typeof type !== 'string' || !isRecord(payload)) return unreadable
    return events.includes(type)
      ? { kind: 'event', event: { ...payload, type } }
      : `The link was made for an older machine: it has no event “${type.slice(0, 60)}” any more.`
  }
  if (!isRecord(given)) return unreadable
  const { done, output, error, message } = given
  if (typeof done === 'string') return { kind: 'done', actor: done, ...('output' in given && { output }) }
  if (typeof error === 'string' && typeof message === 'string')
    return { kind: 'error', actor: error, error: message }
  return unreadable
}

const unreadable = 'The simulation in the address cannot be read, so the machine stands at its start.'

/** Reads the run in an address. Never throws: what cannot be played again is a sentence that says so. */
export function decodeRun(text: string, { scenarios, events }: Playable): ReadRun {
  const refused = (problem: string): ReadRun => ({ run: null, problem })
  if (text.length > MAX_LINK_CHARACTERS) return refused(unreadable)
  let link: unknown
  try {
    link = JSON.parse(fromBase64url(text), withoutPrototype)
  } catch {
    return refused(unreadable)
  }
  if (!Array.isArray(link)) return refused(unreadable)
  const [name, kept, order] = link as readonly unknown[]
  if (typeof name !== 'string' || !Array.isArray(kept) || !Array.isArray(order)) return refused(unreadable)
  if (order.length > MAX_STEPS) return refused(unreadable)
  const scenario = scenarios.findIndex((known) => known.name === name)
  if (scenario < 0)
    return refused('The link was made for an older machine: the start it names is not offered any more.')
  const steps: SimulationStep[] = []
  for (const index of order) {
    const step = readStep(kept[index as number], events)
    if (typeof step === 'string') return refused(step)
    steps.push(step)
  }
  return { run: { scenario, steps } }
}
