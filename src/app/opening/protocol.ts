import type { MachinePaths } from 'machine-workbench/description/machinePath'
import type { Trial } from 'machine-workbench/description/trial'
import type { OpenedMachine } from 'machine-workbench/opening/openMachine'
import type { WrittenMachine } from 'machine-workbench/reading/writtenMachine'
import type { OpeningProblem } from '~/machines/opener.machine'

/** What the worker is asked for: a machine out of a text, or the paths through one. */
export type Question =
  | { kind: 'open'; text: string; which: number }
  | { kind: 'paths'; written: WrittenMachine; trial: Trial }

/** What it gives. A mistake in the text is an answer. */
export interface Answers {
  open: OpenedMachine | { problem: OpeningProblem }
  paths: MachinePaths
}

export type Answer = Answers[keyof Answers] | { failure: string }
