import type { Trial } from '~/data/machines/machinePage'
import type { MachinePaths } from '~/data/machines/machinePath'
import type { Place, WrittenMachine } from '~/data/machines/opening/writtenMachine'
import type { OpenedMachine } from '~/machines/opening/openMachine'

/** What the worker is asked for: a machine out of a text, or the paths through one. */
export type Question =
  | { kind: 'open'; text: string; which: number }
  | { kind: 'paths'; written: WrittenMachine; trial: Trial }

export interface Answers {
  open: OpenedMachine
  paths: MachinePaths
}

export type Answer =
  | { ok: true; value: Answers[keyof Answers] }
  | { ok: false; message: string; place: Place | null }
