import type { Message } from './messages.ts'
import type { Outcome } from './trial.ts'
import type { ValuePreview } from './valuePreview.ts'

/** An event as it is sent: its type, and whatever else it carries. */
export type SimulatedEvent = Readonly<{ type: string } & Record<string, unknown>>

/** One thing that happens in a simulation. Plain JSON, so that it can stand in an address. */
export type SimulationStep =
  | Readonly<{ kind: 'event'; event: SimulatedEvent }>
  /** Time passes, in milliseconds. */
  | Readonly<{ kind: 'wait'; ms: number }>
  /** An actor that the machine invoked ends. `actor` is its path: its id, after those of the actors it lives in. */
  | Readonly<{ kind: 'done'; actor: string; output?: unknown }>
  | Readonly<{ kind: 'error'; actor: string; error: string }>

/** All there is to know of a simulation: where it starts, and what happened since. */
export interface SimulationRun {
  /** Index into the scenarios of the trial. */
  scenario: number
  steps: readonly SimulationStep[]
  /** Which of the machine's generated paths it is, as an index; no other step may have been taken in it. */
  path?: number
}

export interface PendingTimer {
  id: string
  /** What happens then: 'after settling', or the type of an event. */
  label: string
  /** When it is due, in milliseconds since the start. */
  due: number
  /** The path of the actor it belongs to; null for the machine itself. */
  actor: string | null
}

interface PendingActor {
  path: string
  /** The name in `setup({ actors })`. */
  source: string
}

/** A machine that runs within the simulated one. */
export interface InnerMachine {
  path: string
  source: string
  active: readonly string[]
}

/** What a visitor does to have a transition taken. */
type Means =
  /** Sends an event; `examples` are those of its examples that lead there. None for an event that carries nothing. */
  | Readonly<{ kind: 'event'; type: string; examples: readonly number[] }>
  /** Lets time pass until then. */
  | Readonly<{ kind: 'time'; due: number }>
  /** Has an actor end in one of these ways. */
  | Readonly<{ kind: 'end'; actor: string; outcomes: readonly Outcome[] }>

/** A transition that could be taken now, and how. */
export interface Way {
  transition: string
  means: Means
}

/** Where a simulation stands after a step. */
export interface Frame {
  /** What led here; null at the start. */
  step: SimulationStep | null
  /** Milliseconds since the start. */
  now: number
  status: 'active' | 'done' | 'error' | 'stopped'
  /** Why the machine stopped with an error. */
  error: string | null
  value: unknown
  /** Ids of the active states, outer before inner, without the machine itself. */
  active: readonly string[]
  context: ValuePreview
  timers: readonly PendingTimer[]
  actors: readonly PendingActor[]
  machines: readonly InnerMachine[]
  /** What the machine told the page in this step. */
  emitted: readonly SimulatedEvent[]
  /** Ids of the transitions taken in this step, in order. */
  transitions: readonly string[]
  /** Who had what from whom in this step, in order. */
  messages: readonly Message[]
  /** What could happen next, in the machine's order. */
  ways: readonly Way[]
}

/** Longer runs are nobody's, and each step is played again for every new one. */
export const MAX_STEPS = 200
export const MAX_WAIT_MS = 86_400_000

/** Whether a step led to nothing that can be seen but the time. */
export const isQuiet = ({ transitions, emitted }: Frame) => transitions.length === 0 && emitted.length === 0

/** The run with one more step. Waits in which nothing happened become one. */
export function withStep(run: SimulationRun, frames: readonly Frame[], step: SimulationStep): SimulationRun {
  const { scenario, steps } = run
  const before = steps.at(-1)
  const frame = frames[steps.length]
  if (step.kind === 'wait' && before?.kind === 'wait' && frame && isQuiet(frame)) {
    const ms = before.ms + step.ms
    if (ms <= MAX_WAIT_MS) return { scenario, steps: [...steps.slice(0, -1), { kind: 'wait', ms }] }
  }
  return { scenario, steps: [...steps, step] }
}
