import { type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate'
import type { SimulatedEvent, SimulationStep } from '~/data/machines/simulation'
import { activeOf } from '~/machines/inspection/activeStates'
import { actorsWithin, withControlledActors } from '~/machines/inspection/controlledActors'
import { isMachine } from '~/machines/inspection/machineParts'
import { SteppedClock } from '~/machines/inspection/steppedClock'

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

/** A machine that runs on a clock of its own, with actors that end when they are told to. */
export class Stage {
  readonly #clock = new SteppedClock()
  readonly #actor
  #emitted: SimulatedEvent[] = []

  /** `isAlone` where the machines within it wait to be told how they end, too. */
  constructor(machine: AnyStateMachine, input: unknown, isAlone = false) {
    const options = { input, clock: this.#clock, logger: () => {} } as Parameters<
      typeof createActor<AnyStateMachine>
    >[1]
    this.#actor = createActor(withControlledActors(machine, isAlone), options)
    this.#actor.on('*', (event: SimulatedEvent) => this.#emitted.push(event))
    this.#actor.subscribe({ error: () => {} })
    this.#actor.start()
  }

  get #snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot()
  }

  /** How long until the next timer. */
  get untilNext(): number | undefined {
    const [next] = this.#clock.pending()
    return next && next.due - this.#clock.now()
  }

  /** The actors that wait to be told how they end: their paths, and the names in `setup({ actors })`. */
  get waiting() {
    return actorsWithin(this.#snapshot).flatMap(({ path, actor, isControlled }) =>
      isControlled ? [{ path, source: String(actor.src) }] : [],
    )
  }

  get isOver() {
    return this.#snapshot.status !== 'active'
  }

  take(step: SimulationStep): Seen {
    this.#emitted = []
    if (!this.isOver) {
      if (step.kind === 'wait') this.#clock.pass(step.ms)
      else if (step.kind === 'event') this.#actor.send(step.event)
      else {
        const found = actorsWithin(this.#snapshot).find(({ path }) => path === step.actor)
        found?.actor.send(
          step.kind === 'done'
            ? { type: 'simulation.done', output: step.output }
            : { type: 'simulation.error', error: new Error(step.error) },
        )
      }
    }
    return this.seen()
  }

  seen(): Seen {
    const snapshot = this.#snapshot
    return {
      active: activeOf(snapshot),
      status: snapshot.status,
      context: asJson(snapshot.context),
      emitted: asJson(this.#emitted) as SimulatedEvent[],
      timers: this.isOver ? [] : this.#clock.pending().map(({ due }) => due),
      actors: actorsWithin(snapshot)
        .filter(({ actor }) => !('logic' in actor && isMachine(actor.logic)))
        .map(({ path }) => path),
    }
  }

  stop() {
    this.#actor.stop()
  }
}
