import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import type { Message } from '../description/messages.ts'
import type { Frame, InnerMachine, PendingTimer, SimulationStep, Way } from '../description/simulation.ts'
import { type Outcome, type Trial, usualOutcomes } from '../description/trial.ts'
import { previewOf } from '../description/valuePreview.ts'
import { activeOf } from './activeStates.ts'
import { Conversation } from './conversation.ts'
import { errorOf, type FoundActor, HeldMachine } from './heldMachine.ts'
import { isMachine, timerLabel, transitionsOf } from './machineParts.ts'
import { plainName } from './track.ts'
import { parentOf, type ScheduledTimer, timersOf, transitionsTaken } from './xstateInternals.ts'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What the machine hears when an actor of this id ends so. */
const endOf = (id: string, outcome: Outcome): EventObject =>
  outcome.ok
    ? ({ type: `xstate.done.actor.${id}`, output: outcome.output } as EventObject)
    : ({ type: `xstate.error.actor.${id}`, error: errorOf(outcome.error) } as EventObject)

/** One way for each transition that any of these leads to, with those that do. */
function waysBy<T>(
  all: readonly T[],
  takenBy: (one: T) => readonly string[],
  means: (led: readonly T[]) => Way['means'],
): readonly Way[] {
  const taken = all.map((one) => ({ one, ids: takenBy(one) }))
  return [...new Set(taken.flatMap(({ ids }) => ids))].map((transition) => ({
    transition,
    means: means(taken.filter(({ ids }) => ids.includes(transition)).map(({ one }) => one)),
  }))
}

/** What the actors of a simulation are called in its messages: the machine by its id, those within it by theirs. */
class ActorNames {
  readonly #names = new WeakMap<AnyActorRef, string>()
  readonly #counts = new Map<string, number>()

  of(actor: AnyActorRef): string {
    const known = this.#names.get(actor)
    if (known !== undefined) return known
    const name = this.#nameFor(actor)
    this.#names.set(actor, name)
    return name
  }

  #nameFor(actor: AnyActorRef) {
    const parent = parentOf(actor)
    if (!parent) return plainName(actor)
    const above = parentOf(parent) ? `${this.of(parent)}/` : ''
    if (!/^x:\d+$/.test(actor.id)) return above + actor.id
    // Ids that XState counts up differ from one start to the next.
    const plain = above + plainName(actor)
    const count = (this.#counts.get(plain) ?? 0) + 1
    this.#counts.set(plain, count)
    return count === 1 ? plain : `${plain} ${count}`
  }
}

/** What a simulation has to know of a trial. */
export type Tried = Pick<Trial, 'events' | 'outcomes'>

/** A machine that is held still, apart from the page, and what can be seen of it after each step. */
export class Simulation {
  readonly #held: HeldMachine
  readonly #trial: Tried
  readonly #ids: ReadonlyMap<object, string>
  #transitions: string[] = []
  #messages: Message[] = []
  #failure: string | null = null

  constructor(declared: AnyStateMachine, trial: Tried, input: unknown) {
    const ids = new Map<object, string>()
    this.#trial = trial
    this.#ids = ids
    const names = new ActorNames()
    const conversation = new Conversation((actor) => names.of(actor))
    const held = new HeldMachine(declared, input, {
      watch: (machine) => (event) => {
        const message = conversation.hear(event)
        // How an actor is held is not the machine's affair: that it ends is.
        if (message && !message.what.startsWith('held.')) this.#messages.push(message)
        if (event.type !== '@xstate.microstep') return
        if ((event.snapshot as AnyMachineSnapshot).machine !== machine) return
        for (const transition of transitionsTaken(event)) {
          const id = ids.get(transition)
          if (id !== undefined) this.#transitions.push(id)
        }
      },
    })
    for (const { id, transition } of transitionsOf(held.machine)) ids.set(transition, id)
    const named = new WeakSet<object>()
    held.clock.name = () => {
      const latest = timersOf(held.actor).find((timer) => !named.has(timer))
      if (latest) named.add(latest)
      return latest
    }
    this.#held = held.start()
  }

  get #snapshot(): AnyMachineSnapshot {
    return this.#held.snapshot
  }

  take(step: SimulationStep) {
    this.#transitions = []
    this.#messages = []
    try {
      this.#held.take(step)
    } catch (error) {
      this.#failure = messageOf(error)
    }
  }

  /** Ids of the transitions that an event would take now. */
  takenBy(event: EventObject): readonly string[] {
    const snapshot = this.#snapshot
    try {
      if (snapshot.status !== 'active' || !snapshot.can(event)) return []
      return snapshot.machine
        .getTransitionData(snapshot, event)
        .flatMap((transition) => this.#ids.get(transition) ?? [])
    } catch {
      return []
    }
  }

  #timers(within: readonly FoundActor[]): readonly PendingTimer[] {
    return this.#held.clock.pending().flatMap(({ due, name }, index) => {
      const { source, event } = name as ScheduledTimer
      const actor = within.find((found) => found.actor === source)?.path ?? null
      return [{ id: `${event.type} ${index}`, label: timerLabel(source, event), due, actor }]
    })
  }

  #ways(within: readonly FoundActor[]): readonly Way[] {
    const { events, outcomes } = this.#trial
    const sent = Object.entries(events).flatMap(([type, { examples }]) =>
      waysBy(
        examples.length > 0 ? examples : [{}],
        (payload) => this.takenBy({ ...payload, type }),
        (led) => ({
          kind: 'event',
          type,
          examples: led.map((payload) => examples.indexOf(payload)).filter((index) => index >= 0),
        }),
      ),
    )
    const due = this.#held.clock.pending().flatMap((timer) => {
      const { target, event } = timer.name as ScheduledTimer
      const taken = target === this.#held.actor ? this.takenBy(event) : []
      return taken.map((transition): Way => ({ transition, means: { kind: 'time', due: timer.due } }))
    })
    const ended = within.flatMap(({ path, actor, isControlled }) => {
      if (!isControlled || parentOf(actor) !== this.#held.actor) return []
      return waysBy(
        outcomes[String(actor.src)] ?? usualOutcomes,
        (outcome) => this.takenBy(endOf(actor.id, outcome)),
        (led) => ({ kind: 'end', actor: path, outcomes: led }),
      )
    })
    const ways = [...sent, ...due, ...ended]
    return [...this.#ids.values()].flatMap((id) => ways.filter(({ transition }) => transition === id))
  }

  frame(step: SimulationStep | null): Frame {
    const snapshot = this.#snapshot
    const within = this.#held.actors
    const isOver = snapshot.status !== 'active'
    const machines = within.flatMap(({ actor, path }): InnerMachine[] => {
      const inner: unknown = actor.getSnapshot()
      if (!('logic' in actor) || !isMachine(actor.logic)) return []
      return [{ path, source: String(actor.src), active: activeOf(inner as AnyMachineSnapshot) }]
    })
    const failure = snapshot.status === 'error' ? messageOf(snapshot.error) : this.#failure
    return {
      step,
      now: this.#held.clock.now(),
      status: failure === null ? snapshot.status : 'error',
      error: failure,
      value: snapshot.value,
      active: activeOf(snapshot),
      context: previewOf(snapshot.context),
      timers: isOver ? [] : this.#timers(within),
      actors: within.flatMap(({ path, actor, isControlled }) =>
        isControlled ? [{ path, source: String(actor.src) }] : [],
      ),
      machines,
      emitted: this.#held.emitted,
      transitions: this.#transitions,
      messages: [...this.#messages],
      ways: failure === null ? this.#ways(within) : [],
    }
  }

  stop() {
    this.#held.stop()
  }
}
