import type { Actor, AnyActorLogic, AnyActorRef, InspectionEvent, Snapshot } from 'xstate'
import { type LiveActor, MAX_ENDED_ACTORS, MAX_LIVE_ENTRIES } from '~/data/machines/live'
import type { MachineGraph } from '~/data/machines/machineGraph'
import { previewLine } from '~/data/machines/valuePreview'
import { activeOf } from './machineParts'
import { graphOf, plainName, Track, transitionIds } from './track'
import { hearStarts, parentOf, transitionsTaken } from './xstateInternals'

type AnyActor = Actor<AnyActorLogic>

/** Something that hears what XState tells its inspectors, such as the one of another maker. */
export type InspectionListener = (event: InspectionEvent) => void

/**
 * Hears every actor of the page from its start, without any of them knowing: XState tells inspectors of a system, and
 * every system begins with the start of its root.
 */
export class Recorder {
  readonly #tracks = new Map<AnyActorRef, Track>()
  readonly #systems = new WeakSet<object>()
  readonly #listeners = new Set<() => void>()
  readonly #counts = new Map<string, number>()
  readonly #now: () => number
  readonly #defer: (notify: () => void) => void
  #shown: readonly LiveActor[] | undefined
  #isNotifying = false
  #isQuiet = false
  #order = 0
  #forward: InspectionListener | undefined

  constructor({ now, defer }: { now: () => number; defer: (notify: () => void) => void }) {
    this.#now = now
    this.#defer = defer
  }

  /** From here on, every actor that is started is heard. Returns what puts everything back as it was. */
  attach(): () => void {
    return hearStarts((actor) => this.#hear(actor))
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
    this.#trackOf(actor)
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
    const track = this.#trackOf(event.actorRef as AnyActorRef)
    if (event.type === '@xstate.microstep') {
      const ids = transitionIds(track.actor)
      for (const transition of transitionsTaken(event)) {
        const id = ids.get(transition)
        if (id !== undefined) track.taken.push(id)
      }
    } else if (event.type === '@xstate.snapshot') {
      this.#enter(track, event.event, event.snapshot)
    }
    if (event.type !== '@xstate.actor') this.#forward?.(event)
  }

  #enter(track: Track, { type, ...payload }: { type: string }, snapshot: Snapshot<unknown>) {
    const { entries, taken } = track
    track.taken = []
    track.last = taken.at(-1) ?? track.last
    entries.push({
      order: this.#order++,
      at: Math.round(this.#now()),
      event: type === 'xstate.init' ? 'Start' : type === 'xstate.stop' ? 'Stop' : type,
      payload: Object.keys(payload).length === 0 || type === 'xstate.init' ? '' : previewLine(payload, 100),
      transitions: taken,
      active: activeOf(snapshot),
    })
    if (entries.length > MAX_LIVE_ENTRIES) entries.shift()
    track.shown = undefined
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

  /** Every actor heard of, in the order in which they were started. The same list until something happens. */
  readonly actors = (): readonly LiveActor[] => {
    this.#shown ??= [...this.#tracks.values()].map((track) => track.show())
    return this.#shown
  }

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
