import type { ValuePreview } from './valuePreview.ts'

/** Something an actor told, and whether anybody listened. */
export type LiveEmission = Readonly<{ type: string; isHeard: boolean }>

/** One thing that reached an actor. */
export interface LiveEntry {
  /** Counts up over all actors, in the order in which things happened. */
  order: number
  /** Milliseconds since the recording began. */
  at: number
  event: string
  /** What the event carried, in one line; empty for nothing. */
  payload: string
  /** Ids of the transitions it took, in order. */
  transitions: readonly string[]
  /** What the actor told its listeners meanwhile, in order. */
  emitted: readonly LiveEmission[]
  /** Ids of the active states after it. */
  active: readonly string[]
}

/** An actor of the page as it is now. Where nothing has changed, it is the same object. */
export interface LiveActor {
  key: string
  /** What it is called in the list: the machine's id or the actor's source, with a number where it is not the first. */
  name: string
  /** The id of its machine; null for a promise or another actor without states. */
  machine: string | null
  /** The name of the actor it lives in. */
  parent: string | null
  status: 'active' | 'done' | 'error' | 'stopped'
  active: readonly string[]
  /** The transition taken last. */
  last: string | null
  context: ValuePreview
  entries: readonly LiveEntry[]
}

/** Older entries of an actor are dropped. */
export const MAX_LIVE_ENTRIES = 200
/** Actors that have ended and are dropped first; those that run are all kept. */
export const MAX_ENDED_ACTORS = 30
