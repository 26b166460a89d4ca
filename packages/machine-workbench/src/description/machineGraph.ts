/** What kind of state it is, in the words of statecharts. */
export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

/** What makes a transition happen: an event, time, nothing at all, or the end of an actor or of an inner state. */
export type Cause = 'event' | 'after' | 'always' | 'done' | 'error' | 'snapshot'

/** An actor that runs while its state is active. */
interface InvokedActor {
  id: string
  /** The name in `setup({ actors })`. */
  source: string
}

/** A guard or an action, as a state or a transition has it. */
export interface GraphPart {
  /** As it is read, and as ids have it: 'announce', 'isAsked', 'not(isOpen)'. */
  text: string
  /** What exports call it: two with one name do the same, with the same parameters. */
  name: string
  /** Fixed parameters, as JSON. */
  params?: unknown
}

export type ReferenceRole = 'guard' | 'action' | 'actor' | 'delay'

/** What stands behind a name of an export. */
export interface GraphReference {
  role: ReferenceRole
  name: string
  /** 'call' of another name with computed parameters, 'assign', 'emit', 'and', 'stateIn', 'function', 'fixed', and the like. */
  kind: string
  /** The name that is called. */
  calls?: string
  /** The guards that `and`, `or` and `not` are made of. */
  of?: readonly GraphPart[]
  /** The states that `stateIn` asks for, as XState has them: 'open', or `{ dialog: 'open' }`. */
  states?: unknown
  /** Its code as it is written; of a call how the parameters are computed, of an actor how its input is. */
  code?: string
}

/** One state of a machine. The machine itself is the first of its states, with the id of `ROOT`. */
export interface GraphState {
  /** Its path, joined by dots: 'open.dirty'. */
  id: string
  /** The last part of its path; for the machine itself the machine's id. */
  name: string
  /** The state it lies in; null for the machine itself. */
  parent: string | null
  kind: StateKind
  /** Whether its parent starts in it. */
  isInitial: boolean
  /** For a history state: whether it remembers inner states of inner states too. */
  history: 'shallow' | 'deep' | null
  description: string
  entry: readonly GraphPart[]
  exit: readonly GraphPart[]
  invoked: readonly InvokedActor[]
  tags: readonly string[]
  /** Sections of the requirements, such as '§2.12'. */
  requirements: readonly string[]
}

/** One transition. Two branches of a guard are two transitions. */
export interface GraphTransition {
  /** 'open --filters.apply[hasChanges]--> closed'. The model tests report coverage by the same id. */
  id: string
  source: string
  /** None for a transition that stays where it is. */
  targets: readonly string[]
  cause: Cause
  /** The event's type, 'after 4000 ms', 'always', 'done(save)', 'error(save)' or 'done'. */
  label: string
  guard: GraphPart | null
  actions: readonly GraphPart[]
  /** Leaves and enters its source anew even if the target lies in it. */
  reenter: boolean
  requirements: readonly string[]
}

/** A machine as it is declared, without its code. */
export interface MachineGraph {
  id: string
  /** Document order: each state stands before the states in it. */
  states: readonly GraphState[]
  transitions: readonly GraphTransition[]
  /** Types of the events that a visitor or another part of the site sends, in order of appearance. */
  events: readonly string[]
  requirements: readonly string[]
  /** What the names of guards, actions, actors and delays stand for. */
  references: readonly GraphReference[]
  /** What the machine starts with, as JSON. What JSON cannot hold is `{ "$given": 'list.matches' }`: whoever runs it has to give it. */
  context?: unknown
  /** Everything it computes, as a script for interpreters that are not XState; only the build can make it. */
  functions?: string
}

/** Parts as they are read. */
export const textsOf = (parts: readonly GraphPart[]) => parts.map(({ text }) => text)

/** The id of the machine itself among its states. */
export const ROOT = '(root)'

/** The states that lie directly in a state. */
export const statesIn = ({ states }: MachineGraph, id: string) => states.filter(({ parent }) => parent === id)

/** The transitions that leave a state. */
export const transitionsFrom = ({ transitions }: MachineGraph, id: string) =>
  transitions.filter(({ source }) => source === id)
