import type { LabelledLink } from '~/data/site/links'
import type { MachineDrawing } from './machineDrawing'
import type { MachineGraph } from './machineGraph'

/** What the list of machines tells of each. */
export interface MachineSummary {
  id: string
  /** One sentence: what it is for. */
  purpose: string
  requirements: readonly string[]
  counts: Readonly<{ states: number; events: number; transitions: number }>
  /** Share of transitions that the last run of the model tests took, from 0 to 1; null before the first run. */
  coverage: number | null
  /** The pages on which it runs. */
  pages: readonly LabelledLink[]
}

/** How an actor that a machine invokes may end in the simulator. */
export type Outcome = Readonly<{ ok: true; output: unknown } | { ok: false; error: string }>

/** What the simulator offers: taken from the machine's model, so that a new machine needs nothing else. */
export interface Trial {
  /** Where a simulation may start; `input` is JSON. */
  scenarios: readonly Readonly<{ name: string; input?: unknown }>[]
  /** For each event type the payloads that the model tests send, and the JSON Schema of a payload where the model has one. */
  events: Readonly<
    Record<string, Readonly<{ examples: readonly Readonly<Record<string, unknown>>[]; schema: unknown }>>
  >
  /** For each invoked actor how it may end. */
  outcomes: Readonly<Record<string, readonly Outcome[]>>
}

export interface MachinesContent {
  machines: readonly MachineSummary[]
}

export interface MachineContent {
  machine: MachineSummary
  graph: MachineGraph
  drawing: MachineDrawing
  /** Ids of states and transitions that the last run of the model tests did not take; null before the first run. */
  uncovered: readonly string[] | null
  trial: Trial
}
