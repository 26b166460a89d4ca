import type {
  AnyActorLogic,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  Snapshot,
  SnapshotFrom,
} from 'xstate'
import type { z } from 'zod'
import type { OracleFailure } from './failure.ts'
import type { Temporal } from './oracles.ts'
import type { Possible } from './possible.ts'

/** `controlled`: the generator decides when and how it ends. `real`: its own logic runs, on the simulated clock. */
export type ActorMode = 'controlled' | 'real' | AnyActorLogic

/** One place to start from. Several of them let a machine be entered with different inputs. */
export type Scenario<M extends AnyStateMachine> = {
  /** Stands in titles when there is more than one scenario; the input itself otherwise. */
  name?: string
  input?: InputFrom<M>
  /** Overrides the model's `actors` in this scenario only. */
  actors?: Readonly<Record<string, ActorMode>>
  /** A persisted snapshot to wake up from, in place of an input. */
  restore?: Snapshot<unknown>
}

/**
 * An event the generator may send: as it is, or built from the snapshot it is about to meet.
 * A builder that returns undefined says "does not apply here"; what it builds is written `as const`. Give a name where
 * the event would not tell.
 */
export type EventCase<M extends AnyStateMachine> =
  | EventFromLogic<M>
  | ((snapshot: SnapshotFrom<M>) => EventFromLogic<M> | undefined)
  | {
      case: string
      event: EventFromLogic<M> | ((snapshot: SnapshotFrom<M>) => EventFromLogic<M> | undefined)
    }

/** How a controlled actor may end. */
export type Outcome = { ok: true; output?: unknown } | { ok: false; error: unknown }

/** What happens next: somebody sends an event, time passes, or an actor ends. */
export type Step<M extends AnyStateMachine> =
  | { kind: 'event'; event: EventFromLogic<M>; case: string }
  /** `delay` ms pass, after which the timer `id` is due (or none yet: a partial wait of a campaign). */
  | { kind: 'after'; delay: number; id: string }
  /** `actor` is the name in `setup({ actors })`. */
  | { kind: 'done'; actor: string; output: unknown }
  | { kind: 'error'; actor: string; error: unknown }

/** A step as it was taken on the real machine. */
export type PathStep<M extends AnyStateMachine> = Step<M> & {
  before: SnapshotFrom<M>
  after: SnapshotFrom<M>
  emitted: readonly EmittedFrom<M>[]
  /** Ids of the declared transitions it took, in order. Empty when the machine refused the event. */
  took: readonly string[]
  /** `after`, its timers and its actors as text: the actors in `after.children` themselves may have moved on since. */
  fingerprint?: string
}

export type Path<M extends AnyStateMachine> = {
  scenario: Scenario<M>
  /** Where the machine rests before the first step. */
  start: SnapshotFrom<M>
  steps: readonly PathStep<M>[]
  /** Coverage items this path was generated for. */
  covers: readonly string[]
}

/** What an invariant may look at besides the snapshot. All undefined or empty in the starting state. */
export type Around<M extends AnyStateMachine> = {
  scenario: Scenario<M>
  before?: SnapshotFrom<M>
  step?: Step<M>
  emitted: readonly EmittedFrom<M>[]
  /** Milliseconds since the start, on the simulated clock. */
  now: number
  /** How long each timer that runs has still to go, the next one first. */
  timers: readonly number[]
}

/** False or a thrown error breaks it; anything else keeps it. */
type Invariant<M extends AnyStateMachine> = (snapshot: SnapshotFrom<M>, around: Around<M>) => unknown

/** A second, independent account of what the machine does, compared with it after every step. */
type Reference<M extends AnyStateMachine, R> = {
  start: (scenario: Scenario<M>) => R
  next: (state: R, step: Step<M>) => R
  /** The same facts, read from the machine. */
  read: (snapshot: SnapshotFrom<M>) => R
}

/**
 * What a screen reader tells of a transition by itself, beside the control that the visitor is at. `{…}` stands for any
 * words, a list for one of several, and '' in a list for nothing.
 */
export type Spoken = Readonly<{
  /** Where the page takes the focus, by role and name: 'heading "Step 2"'. It stays where it is otherwise. */
  focus?: string | readonly string[]
  /** The one sentence that a live region says. */
  said?: string | readonly string[]
}>

/** By transition id. */
export type SpokenBy = Readonly<Record<string, Spoken>>

export type ModelOptions<M extends AnyStateMachine, R = unknown> = {
  /** Defaults to the machine's id. */
  id?: string
  /** One sentence: what the machine is for. The suite asks it of every machine of the site. */
  purpose?: string
  /** Addresses of the site at which it runs, or `'*'` where every page has it. The suite asks for at least one. */
  pages?: readonly string[]
  /** Defaults to one scenario without input. */
  scenarios?: readonly Scenario<M>[]
  events: readonly EventCase<M>[]
  /** By name in `setup({ actors })`. Default: child machines and `fromTransition` are real, all else is controlled. */
  actors?: Readonly<Record<string, ActorMode>>
  /** Default: `done` without output and `error` with an Error, each only where the machine listens for it. */
  outcomes?: Readonly<Record<string, readonly Outcome[]>>
  /** Keyed by the sentence that must hold in every state reached. */
  invariants?: Readonly<Record<string, Invariant<M>>>
  /** Keyed by the sentence that must hold along every run. Build with always, never, eventually, until, leadsTo. */
  temporal?: Readonly<Record<string, Temporal<M>>>
  /** Keyed by the sentence of what can come about, on some way. Build with reachable, sometimes. */
  possible?: Readonly<Record<string, Possible<M>>>
  reference?: Reference<M, R>
  /** Payloads (an event without its `type`) which campaigns draw at random beside the event cases. */
  schemas?: { readonly [T in EventFromLogic<M>['type']]?: z.ZodType }
  /** By event and field ('goal.choose.goal'): members of the fixed set of which one arrives there, and nothing else can. */
  choices?: Readonly<Record<string, readonly unknown[]>>
  /** What a screen reader hears of its transitions on the pages; of any other nothing, and the focus stays. */
  spoken?: SpokenBy
  /** Coverage item id (as printed in the coverage report) to the reason why nothing can reach it. */
  unreachable?: Readonly<Record<string, string>>
  /** A mistake that docs/lints.md explains, as the failure prints it, to the reason why it is meant here. */
  accepted?: Readonly<Record<string, string>>
  /** Two snapshots with one key are one state to the path generator. Default: everything, timers included. */
  key?: (snapshot: SnapshotFrom<M>) => string
  /** Where the path generator gives up. Default 10,000 states, 5 seconds of processor time. */
  limit?: { states?: number; milliseconds?: number }
}

export type Model<M extends AnyStateMachine> = {
  readonly kind: 'model'
  readonly id: string
  readonly machine: M
  readonly scenarios: readonly Scenario<M>[]
  readonly options: ModelOptions<M>
  /** Begins to measure; what it gives says whether so many milliseconds have been computed since. */
  readonly patience: (milliseconds: number) => () => boolean
  /** Is told of each failure while everything is walked, which goes on without that step then; else the first is thrown. */
  readonly tell?: (failure: OracleFailure) => void
}

/** Inside the library every machine is just a machine. */
export type AnyModel = Model<AnyStateMachine>
export type AnyStep = Step<AnyStateMachine>
export type AnyPathStep = PathStep<AnyStateMachine>
export type AnyPath = Path<AnyStateMachine>
export type AnyScenario = Scenario<AnyStateMachine>
export type AnySnapshot = SnapshotFrom<AnyStateMachine>

/** One driver per event type, so that a forgotten one is a type error; the others only where a path needs them. */
export type Drivers<M extends AnyStateMachine> = {
  [T in EventFromLogic<M>['type']]: (
    event: Extract<EventFromLogic<M>, { type: T }>,
    step: PathStep<M>,
  ) => unknown
} & {
  after?: (step: { delay: number; id: string }) => unknown
  done?: (step: { actor: string; output: unknown }) => unknown
  error?: (step: { actor: string; error: unknown }) => unknown
}
