import { type AnyActorRef, type AnyStateMachine, createActor, type EventObject } from 'xstate'
import { activeOf } from '../inspection/activeStates.ts'
import { timersOf, transitionsTaken } from '../inspection/xstateInternals.ts'
import { ModelClock } from './clock.ts'
import { messageOf, OracleFailure } from './failure.ts'
import { controlledActor, type Instrumented, type Lab } from './instrument.ts'
import { serialise, whereIs } from './serialise.ts'
import type { AnyPathStep, AnyScenario, AnySnapshot, AnyStep, Outcome } from './types.ts'

/** What one step touched of what the machine declares. */
export type Hits = { edges: readonly string[]; guards: readonly string[]; states: readonly string[] }
export type Taken = { step: AnyPathStep; hits: Hits }
/** A step that can be tried now. `selects` is false where every guard, or the state, refuses the event. */
export type Candidate = { step: AnyStep; selects: boolean; guards: readonly string[] }

/** The id of a wait that ends before anything is due. */
export const NOTHING_DUE = 'nothing due'

/** The real machine, running: under a clock that stands still, with actors that end when told to. */
export class Run {
  readonly clock = new ModelClock()
  readonly #instrumented: Instrumented
  readonly #actor
  readonly start: { snapshot: AnySnapshot; hits: Hits; emitted: readonly EventObject[] }
  #edges: string[] = []
  #states = new Set<string>()
  #emitted: EventObject[] = []
  readonly steps: AnyPathStep[] = []
  /** Delayed events that no state takes back by itself, each with the states in which it was set. */
  readonly #setIn = new Map<string, readonly string[]>()
  readonly #door: ((event: EventObject) => EventObject) | undefined

  constructor(
    readonly lab: Lab,
    readonly scenario: AnyScenario,
  ) {
    this.#instrumented = lab.at(scenario)
    this.#door = lab.door?.()
    const { machine, graph, sink } = this.#instrumented
    this.#begin()
    const actor = createActor(machine, {
      input: scenario.input,
      ...(scenario.restore && { snapshot: scenario.restore }),
      clock: this.clock,
      logger: () => {},
      inspect: (event) => {
        if (event.type !== '@xstate.microstep' || (event.snapshot as AnySnapshot).machine !== machine) return
        for (const transition of transitionsTaken(event)) {
          const edge = graph.edgeOf.get(transition)
          if (!edge) continue
          this.#edges.push(edge.id)
          // A transient state is left again before any snapshot shows it; a history state never shows at all.
          this.#states.add(edge.source)
          for (const target of edge.targets) this.#states.add(target)
        }
        this.#noteStates(event.snapshot as AnySnapshot)
      },
    } as Parameters<typeof createActor<AnyStateMachine>>[1])
    this.#actor = actor
    const named = new WeakSet<object>()
    this.clock.nameTimer = () => {
      const latest = timersOf(actor).find((timer) => !named.has(timer))
      if (!latest) return 'timer'
      named.add(latest)
      return latest.event.type
    }
    actor.on('*', (event: EventObject) => this.#emitted.push(event))
    actor.subscribe({ error: () => {} })
    actor.start()
    this.#noteStates(this.snapshot)
    this.start = { snapshot: this.snapshot, hits: this.#end(sink.guards), emitted: this.#emitted }
    this.#assertAlive()
  }

  get snapshot(): AnySnapshot {
    return this.#actor.getSnapshot()
  }

  /** How long each timer that runs has still to go. */
  get timers(): readonly number[] {
    return this.clock.pending().map(({ remaining }) => remaining)
  }

  #noteStates(snapshot: AnySnapshot) {
    for (const id of activeOf(snapshot)) this.#states.add(id)
  }

  #begin() {
    this.#edges = []
    this.#states = new Set()
    this.#emitted = []
    this.#instrumented.sink.guards.clear()
    this.#instrumented.sink.open = true
  }

  #end(guards: ReadonlySet<string>): Hits {
    this.#instrumented.sink.open = false
    return {
      edges: this.#edges,
      guards: [...guards],
      states: [...this.#states].filter((id) => id !== '(root)'),
    }
  }

  #assertAlive() {
    const { status, error } = this.snapshot
    if (status === 'error')
      throw new OracleFailure(
        'the machine itself',
        `The machine stopped with an error: ${messageOf(error)}`,
        { cause: error },
      )
  }

  /** A timer belongs to the state in which it was set: once that is left, what is due comes out of nowhere. */
  #assertCancelled(before: AnySnapshot) {
    if (this.snapshot.status !== 'active') return
    const active = activeOf(this.snapshot)
    const pending = new Set(this.clock.pending().map(({ label }) => label))
    for (const label of this.#setIn.keys()) if (!pending.has(label)) this.#setIn.delete(label)
    for (const label of pending) {
      const [, own] = /^xstate\.after\.(.+)$/.exec(label) ?? []
      // In a machine that somebody brings along, what is sent with a delay may be meant to outlive the state.
      if (own === undefined && this.lab.model.tell) continue
      const entered = active.filter((id) => !activeOf(before).includes(id))
      const setIn =
        own === undefined
          ? (this.#setIn.get(label) ?? (entered.length > 0 ? entered : active))
          : this.lab.graph.states
              .map(({ id }) => id)
              .filter((id) => own.endsWith(`.${this.lab.model.machine.id}.${id}`))
      if (own === undefined) this.#setIn.set(label, setIn)
      if (setIn.length > 0 && !setIn.some((id) => active.includes(id)))
        throw new OracleFailure('time', `${label} is still to come, though ${setIn.join(' and ')} was left.`)
    }
  }

  /** Children under way that end only when told to, wherever they hang. */
  #controlled(children: Record<string, AnyActorRef | undefined> = this.snapshot.children): AnyActorRef[] {
    return Object.values(children).flatMap((child) => {
      const snapshot = child?.getSnapshot()
      if (!child || snapshot?.status !== 'active') return []
      if ((child as unknown as { logic: unknown }).logic === controlledActor) return [child]
      return this.#controlled(snapshot.children ?? {})
    })
  }

  #outcomesOf(name: string): readonly Outcome[] {
    const told = this.lab.model.options.outcomes?.[name]
    if (told) return told
    const listensTo = (label: string) => this.lab.graph.edges.some((edge) => edge.label === label)
    return [
      ...(listensTo(`done(${name})`) ? [{ ok: true, output: undefined } as const] : []),
      ...(listensTo(`error(${name})`) ? [{ ok: false, error: new Error(`${name} failed`) } as const] : []),
    ]
  }

  /** Whether the machine selects a transition for the event, and which guards it asked. */
  probe(event: EventObject): { selects: boolean; guards: readonly string[] } {
    const { machine, sink } = this.#instrumented
    sink.guards.clear()
    sink.open = true
    try {
      return { selects: machine.getTransitionData(this.snapshot, event).length > 0, guards: [...sink.guards] }
    } catch {
      // A guard that throws is reported by the step itself.
      return { selects: true, guards: [...sink.guards] }
    } finally {
      sink.open = false
    }
  }

  /** The wait until the next timer, and every end the controlled actors under way may come to. */
  workCandidates(): AnyStep[] {
    if (this.snapshot.status !== 'active') return []
    const [next, ...others] = this.clock.pending()
    const due = next && [next, ...others.filter(({ remaining }) => remaining === next.remaining)]
    const wait = due && {
      kind: 'after' as const,
      delay: next.remaining,
      id: due.map(({ label }) => label).join(' and '),
    }
    const actors = new Set(this.#controlled().map(({ src }) => String(src)))
    const ends = [...actors].flatMap((actor) =>
      this.#outcomesOf(actor).map(
        (outcome): AnyStep =>
          outcome.ok
            ? { kind: 'done', actor, output: outcome.output }
            : { kind: 'error', actor, error: outcome.error },
      ),
    )
    return [...ends, ...(wait ? [wait] : [])]
  }

  candidates(): Candidate[] {
    const { snapshot } = this
    if (snapshot.status !== 'active') return []
    const events = this.lab.cases.flatMap(({ name, resolve }): Candidate[] => {
      const event = resolve(snapshot)
      return event ? [{ step: { kind: 'event', event, case: name }, ...this.probe(event) }] : []
    })
    return [...events, ...this.workCandidates().map((step) => ({ step, selects: true, guards: [] }))]
  }

  /** Whether a step planned elsewhere still makes sense here. */
  applies(step: AnyStep): boolean {
    if (this.snapshot.status !== 'active') return false
    if (step.kind === 'event') return true
    if (step.kind === 'done' || step.kind === 'error')
      return this.#controlled().some(({ src }) => src === step.actor)
    const next = this.clock.pending()[0]
    if (step.id === NOTHING_DUE) return !next || next.remaining > step.delay
    return next !== undefined && next.remaining === step.delay
  }

  #wait({ delay, id }: Extract<AnyStep, { kind: 'after' }>) {
    if (id === NOTHING_DUE) {
      this.clock.advance(delay)
      return
    }
    const before = this.snapshot
    const early = delay > 0 ? this.clock.advance(delay - 1) : []
    if (early.length || this.snapshot !== before)
      throw new OracleFailure(
        'time',
        `${early.join(' and ') || 'Something'} happened 1 ms or more before ${delay} ms.`,
      )
    if (!this.clock.advance(delay > 0 ? 1 : 0).length)
      throw new OracleFailure('time', `${id} was due after ${delay} ms, but nothing happened.`)
  }

  #settle(step: Extract<AnyStep, { kind: 'done' | 'error' }>) {
    const child = this.#controlled().find(({ src }) => src === step.actor)
    if (!child) throw new OracleFailure('plan', `"${step.actor}" is not running, so it cannot end.`)
    child.send(
      step.kind === 'done'
        ? { type: 'model.done', output: step.output }
        : { type: 'model.error', error: step.error },
    )
  }

  take(step: AnyStep): Taken {
    const before = this.snapshot
    this.#begin()
    try {
      if (step.kind === 'event') this.#actor.send(this.#door?.(step.event) ?? step.event)
      else if (step.kind === 'after') this.#wait(step)
      else this.#settle(step)
    } finally {
      this.#instrumented.sink.open = false
    }
    const hits = this.#end(this.#instrumented.sink.guards)
    const taken: AnyPathStep = {
      ...step,
      before,
      after: this.snapshot,
      emitted: this.#emitted,
      took: hits.edges,
    }
    this.steps.push(taken)
    this.#assertAlive()
    this.#assertCancelled(before)
    return { step: taken, hits }
  }

  /** Everything that decides what can happen next, timers and history included. */
  fingerprint(): string {
    // What is over hears of none.
    const pending = this.snapshot.status === 'active' ? this.clock.pending() : []
    const timers = pending.map(({ label, remaining }) => [label, remaining])
    return serialise([whereIs(this.snapshot), timers], 12)
  }

  stop() {
    this.#actor.stop()
  }
}
