import type { Trial } from '~/data/machines/machinePage'
import type { MachinePaths } from '~/data/machines/machinePath'
import type { WrittenMachine } from '~/data/machines/opening/writtenMachine'
import type { OpeningProblem } from '~/machines/opener.machine'
import type { OpenedMachine } from '~/machines/opening/openMachine'

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
