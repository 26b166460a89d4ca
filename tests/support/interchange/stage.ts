import type { SimulatedEvent, SimulationStep } from 'machine-workbench/description/simulation'
import { activeOf } from 'machine-workbench/inspection/activeStates'
import { HeldMachine } from 'machine-workbench/inspection/heldMachine'
import { isMachine } from 'machine-workbench/inspection/machineParts'
import type { AnyStateMachine } from 'xstate'

/** What can be seen of a machine after a step, as JSON. */
export interface Seen {
  active: readonly string[]
  status: string
  context: unknown
  emitted: readonly SimulatedEvent[]
  /** When each timer of the machine itself is due, in milliseconds since the start. */
  timers: readonly number[]
  /** The ids of the actors under way. */
  actors: readonly string[]
}

const isActor = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'getSnapshot' in value

/** Functions and actors are the same on both sides, and JSON holds neither. */
const asJson = (value: unknown): unknown => {
  const text: string | undefined = JSON.stringify(
    value,
    function (this: Readonly<Record<string, unknown>>, key: string, part: unknown) {
      // An actor has a JSON of its own, with a number that XState counts up.
      if (isActor(this[key])) return '(actor)'
      return typeof part === 'function' ? '(function)' : part
    },
  )
  return text === undefined ? null : JSON.parse(text)
}

/** A machine that is held still, and what can be seen of it as JSON. */
export class Stage {
  readonly #held: HeldMachine

  /** `isAlone` where the machines within it wait to be told how they end, too. */
  constructor(machine: AnyStateMachine, input: unknown, isAlone = false) {
    this.#held = new HeldMachine(machine, input, { isAlone }).start()
  }

  /** How long until the next timer. */
  get untilNext(): number | undefined {
    const [next] = this.#held.clock.pending()
    return next && next.due - this.#held.clock.now()
  }

  /** The actors that wait to be told how they end: their paths, and the names in `setup({ actors })`. */
  get waiting() {
    return this.#held.actors.flatMap(({ path, actor, isControlled }) =>
      isControlled ? [{ path, source: String(actor.src) }] : [],
    )
  }

  get isOver() {
    return this.#held.snapshot.status !== 'active'
  }

  take(step: SimulationStep): Seen {
    this.#held.take(step)
    return this.seen()
  }

  seen(): Seen {
    const snapshot = this.#held.snapshot
    return {
      active: activeOf(snapshot),
      status: snapshot.status,
      context: asJson(snapshot.context),
      emitted: asJson(this.#held.emitted) as SimulatedEvent[],
      timers: this.isOver ? [] : this.#held.clock.pending().map(({ due }) => due),
      actors: this.#held.actors
        .filter(({ actor }) => !('logic' in actor && isMachine(actor.logic)))
        .map(({ path }) => path),
    }
  }

  stop() {
    this.#held.stop()
  }
}
