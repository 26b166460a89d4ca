import { type GraphState, type MachineGraph, ROOT } from './machineGraph.ts'
import { type Frame, isQuiet, type SimulationStep } from './simulation.ts'
import { previewLine } from './valuePreview.ts'

/** The innermost of some active states: the others follow from them. */
export const innermost = (active: readonly string[]): readonly string[] =>
  active.filter((id) => id !== ROOT && !active.some((other) => other.startsWith(`${id}.`)))

/** 'open.dirty', or 'list.closed and index.idle' where several states are active at once. */
export const stateWords = (active: readonly string[]) =>
  new Intl.ListFormat('en-AU').format(innermost(active)) || 'its only state'

/** The active states with what they mean, outer before inner. */
export const activeStates = ({ states }: MachineGraph, active: readonly string[]): readonly GraphState[] =>
  states.filter(({ id }) => active.includes(id))

/** '300 ms', '1.5 s', '5 min' */
export function timeWords(ms: number): string {
  if (ms < 1000) return `${ms} ms`
  if (ms < 120_000) return `${ms / 1000} s`
  return `${Math.round(ms / 6000) / 10} min`
}

/** What an event carries, in one line; empty for an event that carries nothing. */
export function payloadWords({ type: _, ...payload }: Readonly<Record<string, unknown>>) {
  return Object.keys(payload).length === 0 ? '' : previewLine(payload, 100)
}

export function stepWords(step: SimulationStep | null): string {
  if (step === null) return 'Start'
  if (step.kind === 'wait') return `${timeWords(step.ms)} pass`
  if (step.kind === 'done') return `${step.actor} is done`
  if (step.kind === 'error') return `${step.actor} fails`
  return step.event.type
}

/** What the last step has led to, short enough to be read out after each one. */
export function outcomeWords(frame: Frame, step: number, isRunning: boolean): string {
  const state = stateWords(frame.active)
  if (frame.status === 'error') return `The machine has stopped with an error: ${frame.error}`
  const end = frame.status === 'done' ? ' The machine has ended.' : ''
  if (isRunning) return `In ${state}.${end}`
  if (frame.step === null) return `Start: in ${state}.${end}`
  const nothing = isQuiet(frame) && frame.step.kind !== 'wait' ? ' Nothing happens;' : ''
  return `Step ${step}, ${stepWords(frame.step)}:${nothing} in ${state}.${end}`
}

/** What is seen while steps are played. It is not said, since each would interrupt the one before. */
export const playedWords = ({ active }: Frame, step: number, steps: number) =>
  `Playing step ${step} of ${steps}: in ${stateWords(active)}.`

/** Said once when playing begins; what the last step has led to is said at its end. */
export const playingWords = (steps: number) => `Playing ${steps === 1 ? '1 step' : `${steps} steps`}.`
