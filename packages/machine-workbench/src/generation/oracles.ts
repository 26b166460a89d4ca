import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { Around } from './types.ts'

/** A fact about one moment of a run. */
export type Fact<M extends AnyStateMachine> = (snapshot: SnapshotFrom<M>, around: Around<M>) => boolean

/** Where a rule about a whole run stands: a run that ends too early to tell is inconclusive, not failed. */
export type Verdict = 'held' | 'failed' | 'inconclusive'

/** A rule about a whole run: a fresh observer per run, told of every moment, asked for its verdict at the end. */
export type Temporal<M extends AnyStateMachine> = () => {
  see: (snapshot: SnapshotFrom<M>, around: Around<M>) => Verdict
}

/** The fact holds at every moment. */
export const always =
  <M extends AnyStateMachine>(fact: Fact<M>): Temporal<M> =>
  () => ({ see: (snapshot, around) => (fact(snapshot, around) ? 'held' : 'failed') })

/** The fact holds at no moment. */
export const never = <M extends AnyStateMachine>(fact: Fact<M>): Temporal<M> =>
  always((snapshot, around) => !fact(snapshot, around))

/** The fact holds at some moment, within so many steps if a bound is given. */
export const eventually =
  <M extends AnyStateMachine>(fact: Fact<M>, { within = Infinity } = {}): Temporal<M> =>
  () => {
    let seen = false
    let steps = -1
    return {
      see: (snapshot, around) => {
        steps++
        seen ||= fact(snapshot, around)
        if (seen) return 'held'
        return steps >= within ? 'failed' : 'inconclusive'
      },
    }
  }

/** `holds` is true at every moment before the first one at which `release` is. */
export const until =
  <M extends AnyStateMachine>(holds: Fact<M>, release: Fact<M>): Temporal<M> =>
  () => {
    let released = false
    return {
      see: (snapshot, around) => {
        released ||= release(snapshot, around)
        if (released) return 'held'
        return holds(snapshot, around) ? 'inconclusive' : 'failed'
      },
    }
  }

/** Every moment of `cause` is followed by one of `effect` (the same moment counts), within so many steps if bounded. */
export const leadsTo =
  <M extends AnyStateMachine>(cause: Fact<M>, effect: Fact<M>, { within = Infinity } = {}): Temporal<M> =>
  () => {
    let waiting: number | undefined
    return {
      see: (snapshot, around) => {
        if (waiting !== undefined) waiting++
        if (waiting === undefined && cause(snapshot, around)) waiting = 0
        if (waiting === undefined || effect(snapshot, around)) {
          waiting = undefined
          return 'held'
        }
        return waiting >= within ? 'failed' : 'inconclusive'
      },
    }
  }
