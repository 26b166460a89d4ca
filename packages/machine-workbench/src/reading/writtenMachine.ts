/*
 * Types alone: tests that are taken along carry them with them.
 */

/** Where something stands in a text that was opened; both count from 1. */
export interface Place {
  line: number
  column: number
}

/**
 * A guard. What a `named` one asks for is not known, since nothing that is opened is run: whoever plays the machine answers
 * for it. `computed` is how its parameters are computed; parts with one `origin` are one part, used again.
 */
export type WrittenGuard =
  | { kind: 'named'; name: string; params?: unknown; computed?: string; origin?: string }
  | { kind: 'and' | 'or' | 'not'; of: readonly WrittenGuard[] }
  /** `state` as XState has it: 'open', `{ dialog: 'open' }`, or '#' with an id. */
  | { kind: 'stateIn'; state: unknown }
  | { kind: 'fixed'; holds: boolean }

/** An action. What is not known to do more stands for itself: it does nothing, and is shown. */
export type WrittenAction =
  | { kind: 'named'; name: string; params?: unknown; computed?: string; origin?: string }
  /** Without a name. `maker` is what makes it in XState, such as 'assign'; '' for a function. */
  | { kind: 'code'; name: string; maker: string; code: string }
  | { kind: 'raise'; event: WrittenEvent; delay?: number | string; id?: string }
  /** Sends to the machine itself: heard after everything that it has raised. */
  | { kind: 'send'; event: WrittenEvent; delay?: number | string; id?: string }
  | { kind: 'cancel'; id: string }
  | { kind: 'emit'; event: WrittenEvent }
  | { kind: 'assign'; values: Readonly<Record<string, unknown>> }

export type WrittenEvent = Readonly<{ type: string } & Record<string, unknown>>

export interface WrittenTransition {
  /** Names of states from the outside in; none for one that stays. */
  targets: readonly (readonly string[])[]
  guard: WrittenGuard | null
  actions: readonly WrittenAction[]
  reenter: boolean
  meta?: Readonly<Record<string, unknown>>
}

export interface WrittenInvoke {
  id: string | null
  source: string
  done: readonly WrittenTransition[]
  error: readonly WrittenTransition[]
  snapshot: readonly WrittenTransition[]
}

type Listed<Key extends string> = readonly Readonly<
  Record<Key, string> & { transitions: readonly WrittenTransition[] }
>[]

/** A state as it is written, with the states in it. */
export interface WrittenState {
  name: string
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** The state in it that it starts in, for a compound state. */
  initial: string | null
  /** What is done on the way into that state. */
  initialActions: readonly WrittenAction[]
  history: 'shallow' | 'deep' | null
  /** Where a history state without a past leads. */
  historyTarget: readonly string[] | null
  description: string
  tags: readonly string[]
  meta?: Readonly<Record<string, unknown>>
  entry: readonly WrittenAction[]
  exit: readonly WrittenAction[]
  invoked: readonly WrittenInvoke[]
  on: Listed<'event'>
  /** `delay` is a number of milliseconds as text, or a name. */
  after: Listed<'delay'>
  always: readonly WrittenTransition[]
  done: readonly WrittenTransition[]
  states: readonly WrittenState[]
  place: Place
}

/** What stands behind a name. */
export interface WrittenParts {
  guards: Readonly<Record<string, WrittenGuard | { kind: 'code'; code: string }>>
  actions: Readonly<Record<string, WrittenAction>>
  actors: Readonly<Record<string, { code: string }>>
  /** In milliseconds, or how it is computed. */
  delays: Readonly<Record<string, number | string>>
}

/** A machine that was read out of a text: data alone, whatever the text was. */
export interface WrittenMachine {
  id: string
  context: Readonly<Record<string, unknown>>
  root: WrittenState
  parts: WrittenParts
}
