/** The id of the machine itself, where the id of a state is asked for. */
export const ROOT = '(root)'

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

/** What a machine does in a state, in words that need neither the machine nor its code. */
export interface StateDescription {
  /** Keys from the root, joined by dots. */
  id: string
  key: string
  /** Id of the state around it; the machine itself has none. */
  parent: string | null
  kind: StateKind
  /** For a history state: how much of what was left it goes back to. */
  history: 'shallow' | 'deep' | null
  description: string
  /** Sections of the specification that it answers for. */
  requirements: readonly string[]
  tags: readonly string[]
  /** The state inside that is entered first. */
  initial: string | null
  entry: readonly string[]
  exit: readonly string[]
  /** Actors that run as long as the state is active. */
  invokes: readonly { id: string; source: string }[]
}

/** Who brings a transition about: a person or the world, the clock, the machine itself, or an actor that ends. */
export type Trigger = 'event' | 'after' | 'always' | 'done' | 'error'

export interface TransitionDescription {
  /** Its place in the order in which the machine declares its transitions. */
  index: number
  /** Source, event, guard and target, as the coverage report writes them. */
  id: string
  source: string
  trigger: Trigger
  /** The event's type, or `after openDelay`, `done(save)`, `always`. */
  event: string
  guard: string | null
  /** Empty where the machine stays where it is. */
  targets: readonly string[]
  actions: readonly string[]
  /** `openDelay (150 ms)`, or null where no time has to pass. */
  delay: string | null
  /** Whether the source is left and entered again. */
  reenters: boolean
  description: string
  requirements: readonly string[]
}

export interface MachineDescription {
  id: string
  /** The machine first, then its states from the outside in. */
  states: readonly StateDescription[]
  transitions: readonly TransitionDescription[]
  /** Types of the events that it listens to, without those it gives itself. */
  events: readonly string[]
  /** Actors by their names in `setup`. */
  actors: readonly string[]
  requirements: readonly string[]
}

export const childrenOf = ({ states }: MachineDescription, id: string) =>
  states.filter(({ parent }) => parent === id)

export const transitionsOf = ({ transitions }: MachineDescription, source: string) =>
  transitions.filter((transition) => transition.source === source)

/** `menu.toggle [isShown] / show, announce` */
export function transitionText({ event, guard, actions }: TransitionDescription) {
  const condition = guard === null ? '' : ` [${guard}]`
  const effects = actions.length === 0 ? '' : ` / ${actions.join(', ')}`
  return `${event}${condition}${effects}`
}

/** What a state is besides being a state, in words. */
export function kindText({ kind, history, parent }: StateDescription) {
  if (parent === null) return 'machine'
  if (kind === 'history') return `${history} history`
  return { atomic: 'state', compound: 'state with states inside', parallel: 'parallel states', final: 'final state' }[
    kind
  ]
}
