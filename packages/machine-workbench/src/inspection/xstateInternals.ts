import {
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  fromPromise,
  type InspectionEvent,
} from 'xstate'

/*
 * Everything of XState that its documentation does not promise, as it was read in version 5.33.3. Nothing else of the
 * site, its build or its tests relies on more than what is promised.
 */

/** The active state nodes of a snapshot, without the machine's root; none for an actor without states. */
export function activeNodesOf(snapshot: object): readonly AnyStateNode[] {
  const nodes: readonly AnyStateNode[] =
    '_nodes' in snapshot && Array.isArray(snapshot._nodes) ? snapshot._nodes : []
  return nodes.filter(({ parent }) => parent)
}

/** The declared transitions that a step took, in order. */
export const transitionsTaken = (
  event: Extract<InspectionEvent, { type: '@xstate.microstep' }>,
): readonly AnyTransitionDefinition[] => event._transitions

/** The actor that started this one. */
export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined => actor._parent

/** A timer that runs: who set it, for whom, and what it sends when it is due. */
export interface ScheduledTimer {
  id: string
  source: AnyActorRef
  target: AnyActorRef
  event: EventObject
}

/** The timers of an actor's system, in the order in which they were set. */
export const timersOf = ({ system }: AnyActorRef): readonly ScheduledTimer[] =>
  Object.values(system.getSnapshot()._scheduledEvents)

type AnyActor = Actor<AnyActorLogic>

/** What an actor tells whoever listens, as an inspector hears of it right before; undefined for any other action. */
export function emissionOf({
  actorRef,
  action: { type, params },
}: Extract<InspectionEvent, { type: '@xstate.action' }>):
  | { event: EventObject; isHeard: boolean }
  | undefined {
  if (type !== 'xstate.emit') return undefined
  const { event } = params as unknown as { event: EventObject }
  const { eventListeners } = actorRef as unknown as {
    eventListeners: ReadonlyMap<string, ReadonlySet<unknown>>
  }
  const isHeard = [event.type, '*'].some((listened) => (eventListeners.get(listened)?.size ?? 0) > 0)
  return { event, isHeard }
}

/**
 * Hears of every actor when it is made, before it takes its first step. Returns what puts everything back as it was.
 */
export function hearActors(hear: (actor: AnyActor) => void): () => void {
  // The class itself is not among what the pages' scripts take from XState, and taking it would make all of them larger.
  const prototype: { _initState: (this: AnyActor, persisted?: unknown) => void } = Object.getPrototypeOf(
    createActor(fromPromise(() => Promise.resolve())),
  )
  const { _initState: begin } = prototype
  prototype._initState = function (persisted) {
    hear(this)
    return begin.call(this, persisted)
  }
  return () => {
    prototype._initState = begin
  }
}
