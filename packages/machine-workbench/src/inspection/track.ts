import type { AnyActorRef, Snapshot } from 'xstate'
import type { LiveActor, LiveEntry } from '../description/live.ts'
import type { MachineGraph } from '../description/machineGraph.ts'
import { previewOf } from '../description/valuePreview.ts'
import { activeOf } from './activeStates.ts'
import { describeMachine } from './describeMachine.ts'
import { isMachine, transitionsOf } from './machineParts.ts'

const idsOfMachine = new WeakMap<object, ReadonlyMap<object, string>>()
const graphs = new WeakMap<object, MachineGraph>()

const logicOf = (actor: object): unknown => ('logic' in actor ? actor.logic : undefined)

/** The machine of an actor, as it is declared; undefined for an actor without states. */
export function graphOf(actor: object): MachineGraph | undefined {
  const logic = logicOf(actor)
  if (!isMachine(logic)) return undefined
  const graph = graphs.get(logic) ?? describeMachine(logic)
  graphs.set(logic, graph)
  return graph
}

/** The ids of an actor's transitions, by what declares them. */
export function transitionIds(actor: object): ReadonlyMap<object, string> {
  const logic = logicOf(actor)
  if (!isMachine(logic)) return new Map()
  const ids =
    idsOfMachine.get(logic) ?? new Map(transitionsOf(logic).map(({ id, transition }) => [transition, id]))
  idsOfMachine.set(logic, ids)
  return ids
}

const contextOf = (snapshot: object): unknown =>
  'context' in snapshot ? snapshot.context : 'output' in snapshot ? snapshot.output : undefined

/** 'filteredList', or for an actor without states the name under which it was invoked. */
export const plainName = (actor: AnyActorRef) => {
  const logic = logicOf(actor)
  if (isMachine(logic)) return logic.id
  return typeof actor.src === 'string' ? actor.src : actor.id.replace(/^x:\d+$/, 'actor')
}

/** What is known of one actor; what is shown of it is made when somebody looks. */
export class Track {
  readonly entries: LiveEntry[] = []
  last: string | null = null
  shown: LiveActor | undefined

  constructor(
    readonly actor: AnyActorRef,
    readonly name: string,
    readonly parent: string | null,
  ) {}

  /** The id of its machine; null for an actor without states. */
  get machine(): string | null {
    const logic = logicOf(this.actor)
    return isMachine(logic) ? logic.id : null
  }

  get snapshot(): Snapshot<unknown> {
    return this.actor.getSnapshot()
  }

  show(): LiveActor {
    if (this.shown) return this.shown
    const { snapshot, actor, name, machine, parent, last, entries } = this
    this.shown = {
      key: actor.sessionId,
      name,
      machine,
      parent,
      status: snapshot.status,
      active: activeOf(snapshot),
      last,
      context: previewOf(contextOf(snapshot)),
      entries: [...entries],
    }
    return this.shown
  }
}
