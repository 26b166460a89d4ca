import type { ActorLogic, AnyActorLogic, AnyActorRef, AnyStateMachine, EventObject, Snapshot } from 'xstate'
import { isMachine } from './machineParts'

/** Ends when it is told to and not before; hears everything else without answering. */
const controlledActor: ActorLogic<Snapshot<unknown>, EventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    if (event.type === 'simulation.done' && 'output' in event)
      return { status: 'done', output: event.output, error: undefined }
    if (event.type === 'simulation.error' && 'error' in event)
      return { status: 'error', output: undefined, error: event.error }
    if (event.type === 'xstate.stop') return { status: 'stopped', output: undefined, error: undefined }
    return snapshot
  },
}

/** Pure logic has nothing to start: it reads no clock, no network and no page. */
const isPure = (logic: unknown): logic is AnyActorLogic =>
  typeof logic === 'object' && logic !== null && 'transition' in logic && !('start' in logic)

const controlled = (logic: unknown): AnyActorLogic =>
  isMachine(logic) ? withControlledActors(logic) : isPure(logic) ? logic : controlledActor

/** The same machine, whose actors wait to be told how they end. Machines within it stay real, unless it `isAlone`. */
export const withControlledActors = (machine: AnyStateMachine, isAlone = false): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.entries(machine.implementations.actors).map(([name, logic]) => [
        name,
        isAlone ? controlledActor : controlled(logic),
      ]),
    ),
  } as never)

const logicOf = (actor: AnyActorRef): unknown => ('logic' in actor ? actor.logic : undefined)

export interface FoundActor {
  /** Its id, after those of the actors it lives in. */
  path: string
  actor: AnyActorRef
  isControlled: boolean
}

/** Ids that XState counts up differ from one start to the next. */
const nameOf = (id: string, index: number) => (/^x:\d+$/.test(id) ? `#${index + 1}` : id)

/** Every actor under way within an actor, outer before inner. */
export function actorsWithin(snapshot: unknown, above = ''): readonly FoundActor[] {
  const children: Record<string, AnyActorRef | undefined> =
    typeof snapshot === 'object' && snapshot !== null && 'children' in snapshot
      ? (snapshot.children as Record<string, AnyActorRef | undefined>)
      : {}
  return Object.entries(children).flatMap(([id, actor], index) => {
    const inner: unknown = actor?.getSnapshot()
    if (!actor || (inner as Snapshot<unknown> | undefined)?.status !== 'active') return []
    const path = above + nameOf(id, index)
    const found = { path, actor, isControlled: logicOf(actor) === controlledActor }
    return [found, ...actorsWithin(inner, `${path}/`)]
  })
}
