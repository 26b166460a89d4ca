import type { MachineDrawing } from 'machine-workbench/description/machineDrawing'
import type { MachineGraph } from 'machine-workbench/description/machineGraph'
import type { Trial } from 'machine-workbench/description/trial'
import type { LabelledLink } from '~/data/site/links'

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

/** What a screen reader tells of a transition by itself: where the focus goes, and what is said; one of several each. */
export interface Heard {
  focus: readonly string[]
  said: readonly string[]
}

/** A section of the requirements for which a machine answers. */
export interface AnsweredSection {
  /** '§2.12' */
  id: string
  title: string
  /** Those which transitions of the machine show on a page. */
  statements: readonly Readonly<{ id: string; text: string }>[]
}

/** The file in which a machine is declared. */
export interface MachineSource {
  /** From the top of the project. */
  file: string
  lines: readonly string[]
  /** The line of each state of the graph, in its order. */
  states: readonly number[]
  /** The line of each transition of the graph, in its order; none where only states are known. */
  transitions: readonly number[]
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
  /** Its transitions name the statements that they show. */
  graph: MachineGraph
  sections: readonly AnsweredSection[]
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
