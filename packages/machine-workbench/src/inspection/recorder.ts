import type { Actor, AnyActorLogic, AnyActorRef, InspectionEvent, Snapshot } from 'xstate'
import {
  type LiveActor,
  type LiveEmission,
  type LiveEntry,
  MAX_ENDED_ACTORS,
  MAX_LIVE_ENTRIES,
} from '../description/live.ts'
import type { MachineGraph } from '../description/machineGraph.ts'
import { type LiveMessage, MAX_LIVE_MESSAGES, type Message } from '../description/messages.ts'
import { previewLine } from '../description/valuePreview.ts'
import { activeOf } from './activeStates.ts'
import { Conversation } from './conversation.ts'
import { graphOf, plainName, Track, transitionIds } from './track.ts'
import { emissionOf, hearActors, parentOf, transitionsTaken } from './xstateInternals.ts'

/** @public For whoever puts something between a page and its actors. */
export { hearActors } from './xstateInternals.ts'

type AnyActor = Actor<AnyActorLogic>

/** Something that hears what XState tells its inspectors, such as the one of another maker. */
export type InspectionListener = (event: InspectionEvent) => void

/** Something that hears of each step right after it, with the actor's name and the id of its machine. */
export type StepListener = (
  entry: LiveEntry,
  actor: Readonly<{ name: string; machine: string | null }>,
) => void

/** What an actor did since it last came to rest. */
interface Doing {
  taken: string[]
  emitted: LiveEmission[]
}

/**
 * Hears every actor of the page from its first step, without any of them knowing: XState tells inspectors of a system,
 * and every system begins with the making of its root. What is made and never started is not shown.
 */
export class Recorder {
  readonly #tracks = new Map<AnyActorRef, Track>()
  readonly #systems = new WeakSet<object>()
  readonly #listeners = new Set<() => void>()
  readonly #steps = new Set<StepListener>()
  readonly #doing = new WeakMap<AnyActorRef, Doing>()
  readonly #counts = new Map<string, number>()
  readonly #conversation = new Conversation((actor) => this.#tracks.get(actor)?.name ?? plainName(actor))
  readonly #now: () => number
  readonly #defer: (notify: () => void) => void
  #shown: readonly LiveActor[] | undefined
  #messages: readonly LiveMessage[] = []
  #isNotifying = false
  #isQuiet = false
  #order = 0
  #forward: InspectionListener | undefined

  constructor({ now, defer }: { now: () => number; defer: (notify: () => void) => void }) {
    this.#now = now
    this.#defer = defer
  }

  /** From here on, every actor that is made is heard. Returns what puts everything back as it was. */
  attach(): () => void {
    return hearActors((actor) => this.#hear(actor))
  }

  /** Does something whose actors are the recorder's own affair, and not shown. */
  quietly<Result>(work: () => Result): Result {
    const before = this.#isQuiet
    this.#isQuiet = true
    try {
      return work()
    } finally {
      this.#isQuiet = before
    }
  }

  #hear(actor: AnyActor) {
    if (this.#isQuiet || parentOf(actor) || this.#systems.has(actor.system)) return
    this.#systems.add(actor.system)
    actor.system.inspect({
      next: (event) => {
        // XState calls this in the middle of a step: a fault in here must not become one of the page.
        try {
          this.#note(event)
        } catch (error) {
          console.error('Inspection:', error)
        }
      },
    })
  }

  #trackOf(actor: AnyActorRef): Track {
    const known = this.#tracks.get(actor)
    if (known) return known
    const plain = plainName(actor)
    const count = (this.#counts.get(plain) ?? 0) + 1
    this.#counts.set(plain, count)
    const parent = parentOf(actor)
    const track = new Track(
      actor,
      count === 1 ? plain : `${plain} ${count}`,
      parent ? this.#trackOf(parent).name : null,
    )
    this.#tracks.set(actor, track)
    this.#forward?.({ type: '@xstate.actor', actorRef: actor, rootId: actor.sessionId })
    this.#changed()
    return track
  }

  #note(event: InspectionEvent) {
    const actor = event.actorRef as AnyActorRef
    // An actor that receives something has been started.
    if (event.type === '@xstate.event') this.#trackOf(actor)
    const message = this.#conversation.hear(event)
    if (message) this.#say(message)
    if (event.type === '@xstate.microstep') {
      const ids = transitionIds(actor)
      for (const transition of transitionsTaken(event)) {
        const id = ids.get(transition)
        if (id !== undefined) this.#doingOf(actor).taken.push(id)
      }
    } else if (event.type === '@xstate.action') {
      const emission = emissionOf(event)
      if (emission)
        this.#doingOf(actor).emitted.push({ type: emission.event.type, isHeard: emission.isHeard })
    } else if (event.type === '@xstate.snapshot') {
      this.#enter(this.#trackOf(actor), event.event, event.snapshot)
    }
    if (event.type !== '@xstate.actor' && this.#tracks.has(actor)) this.#forward?.(event)
  }

  #say(message: Message) {
    const order = (this.#messages.at(-1)?.order ?? -1) + 1
    const at = Math.round(this.#now())
    this.#messages = [...this.#messages.slice(1 - MAX_LIVE_MESSAGES), { ...message, order, at }]
    this.#changed()
  }

  #doingOf(actor: AnyActorRef): Doing {
    const doing = this.#doing.get(actor) ?? { taken: [], emitted: [] }
    this.#doing.set(actor, doing)
    return doing
  }

  #enter(track: Track, { type, ...payload }: { type: string }, snapshot: Snapshot<unknown>) {
    const { actor, entries } = track
    const { taken, emitted } = this.#doingOf(actor)
    this.#doing.delete(actor)
    track.last = taken.at(-1) ?? track.last
    const entry: LiveEntry = {
      order: this.#order++,
      at: Math.round(this.#now()),
      event: type === 'xstate.init' ? 'Start' : type === 'xstate.stop' ? 'Stop' : type,
      payload: Object.keys(payload).length === 0 || type === 'xstate.init' ? '' : previewLine(payload, 100),
      transitions: taken,
      emitted,
      active: activeOf(snapshot),
    }
    entries.push(entry)
    if (entries.length > MAX_LIVE_ENTRIES) entries.shift()
    track.shown = undefined
    for (const listener of this.#steps) listener(entry, track)
    this.#dropEnded()
    this.#changed()
  }

  #dropEnded() {
    const ended = [...this.#tracks.values()].filter(({ snapshot }) => snapshot.status !== 'active')
    for (const { actor } of ended.slice(0, Math.max(0, ended.length - MAX_ENDED_ACTORS)))
      this.#tracks.delete(actor)
  }

  /** Many things happen at once; whoever draws them is told once. */
  #changed() {
    this.#shown = undefined
    if (this.#isNotifying) return
    this.#isNotifying = true
    this.#defer(() => {
      this.#isNotifying = false
      for (const listener of this.#listeners) listener()
    })
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Tells of every step of every actor. Returns what ends it. */
  readonly onStep = (listener: StepListener) => {
    this.#steps.add(listener)
    return () => {
      this.#steps.delete(listener)
    }
  }

  /** Every actor heard of, in the order in which they were started. The same list until something happens. */
  readonly actors = (): readonly LiveActor[] => {
    this.#shown ??= [...this.#tracks.values()].map((track) => track.show())
    return this.#shown
  }

  /** Notes what no actor does or hears: `from` is whoever is at work now, unless it is said. */
  note({ from = this.#conversation.speaker, ...rest }: Omit<Message, 'from'> & { from?: string }) {
    if (!this.#isQuiet) this.#say({ from, ...rest })
  }

  /** Who had what from whom, in the order in which it happened. The same list until something happens. */
  readonly messages = (): readonly LiveMessage[] => this.#messages

  /** The machine of an actor, as it is declared. */
  readonly graphOf = (key: string): MachineGraph | undefined => {
    const found = [...this.#tracks.keys()].find(({ sessionId }) => sessionId === key)
    return found && graphOf(found)
  }

  /** Passes on all actors known, and from then on all that happens. */
  forwardTo(listener: InspectionListener) {
    this.#forward = listener
    for (const { actor } of this.#tracks.values())
      listener({ type: '@xstate.actor', actorRef: actor, rootId: actor.sessionId })
  }
}
