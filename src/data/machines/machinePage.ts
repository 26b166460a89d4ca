import type { LabelledLink } from '~/data/site/links'
import type { MachineDrawing } from './machineDrawing'
import type { MachineGraph } from './machineGraph'

/** Shares of a machine's transitions, from 0 to 1. */
export interface MachineCoverage {
  /** Taken by the model tests. */
  model: number
  /** Taken on the pages that ship, in the browser tests. */
  page: number
}

/** What reaches a machine from a page, and where its emissions lead from there. */
export interface Wire {
  machine: string
  receives: readonly string[]
  leads: readonly Readonly<{ emission: string; target: string }>[]
}

/** The machines of one route's pages. */
export interface WiredRoute {
  route: string
  wires: readonly Wire[]
}

/** What the list of machines tells of each. */
export interface MachineSummary {
  id: string
  /** One sentence: what it is for. */
  purpose: string
  requirements: readonly string[]
  counts: Readonly<{ states: number; events: number; transitions: number }>
  /** As it was recorded last; null for a machine that is newer than the record. */
  coverage: MachineCoverage | null
  /** The pages on which it runs. */
  pages: readonly LabelledLink[]
}

/** How an actor that a machine invokes may end in the simulator. */
export type Outcome = Readonly<{ ok: true; output: unknown } | { ok: false; error: string }>

/** How an actor may end of which nothing more is known. */
export const usualOutcomes: readonly Outcome[] = [
  { ok: true, output: null },
  { ok: false, error: 'It did not work.' },
]

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

/** What a screen reader tells of a transition by itself: where the focus goes, and what is said; one of several each. */
export interface Heard {
  focus: readonly string[]
  said: readonly string[]
}

/** The file in which a machine is declared. */
export interface MachineSource {
  /** From the top of the project. */
  file: string
  lines: readonly string[]
  /** The line of each state of the graph, in its order. */
  states: readonly number[]
}

/** A text to try out, for whoever has none at hand. */
export interface MachineExample {
  name: string
  /** What it is written in. */
  notation: string
  text: string
}

export interface OpenMachineContent {
  examples: readonly MachineExample[]
}

export interface MachinesContent {
  machines: readonly MachineSummary[]
  wiring: readonly WiredRoute[]
}

export interface MachineContent {
  machine: MachineSummary
  graph: MachineGraph
  drawing: MachineDrawing
  /** Ids of states and transitions that the model tests did not take; null for a machine newer than the record. */
  uncovered: readonly string[] | null
  /** What no test saw on a page, such as 'transition: …', with the reason. */
  unseen: readonly Readonly<{ what: string; reason: string }>[]
  wiring: readonly WiredRoute[]
  /** By the transition's id. Of any other nothing is said, and the focus stays. */
  heard: Readonly<Record<string, Heard>>
  /**
   * Whether a contract says how pages do what the machine does: `shared` with the paths of the bench, or one of its `own`,
   * where the page starts the machine with something else.
   */
  contract: 'shared' | 'own' | 'none'
  source: MachineSource
  trial: Trial
}
