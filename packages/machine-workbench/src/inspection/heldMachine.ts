import {
  type ActorLogic,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type InspectionEvent,
  SimulatedClock,
  type Snapshot,
  StateMachine,
} from 'xstate'

/*
 * This file needs nothing but XState, since tests that are taken along carry it with them.
 */

/** More than this at once is a loop that would hang the page. */
const MOST_TIMERS = 1000
const LONGEST_CHAIN = 10_000

interface Timer {
  due: number
  /** What `name` said when the timer was set. */
  name: unknown
}

/** XState's simulated clock, going from timer to timer: by itself it jumps first and fires late what it jumped over. */
class SteppedClock extends SimulatedClock {
  readonly #timers = new Map<number, Timer>()

  /** Asked for a name whenever a timer is set. */
  name: () => unknown = () => undefined

  override setTimeout(fire: () => void, delay: number) {
    const length = Number.isFinite(delay) ? Math.max(0, delay) : 0
    const id = super.setTimeout(() => {
      this.#timers.delete(id)
      fire()
    }, length)
    this.#timers.set(id, { due: this.now() + length, name: this.name() })
    return id
  }

  override clearTimeout(id: number) {
    this.#timers.delete(id)
    super.clearTimeout(id)
  }

  /** The timers under way, the next one first. */
  pending(): readonly Timer[] {
    return [...this.#timers.values()].sort((a, b) => a.due - b.due)
  }

  /** Lets time pass and fires each timer at its own time. */
  pass(milliseconds: number) {
    const end = this.now() + milliseconds
    for (let fired = 0; ; fired++) {
      const next = this.pending()[0]
      if (!next || next.due > end) break
      if (fired === MOST_TIMERS)
        throw new Error(`More than ${MOST_TIMERS} timers fired in ${milliseconds} ms.`)
      this.set(Math.max(next.due, this.now()))
    }
    this.set(end)
  }
}

type Ending = { type: 'held.done'; output: unknown } | { type: 'held.error'; error: unknown }

/** Ends when it is told to and not before; hears everything else without answering. */
const controlledActor: ActorLogic<Snapshot<unknown>, EventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    if (event.type === 'held.done' && 'output' in event)
      return { status: 'done', output: event.output, error: undefined }
    if (event.type === 'held.error' && 'error' in event)
      return { status: 'error', output: undefined, error: event.error }
    if (event.type === 'xstate.stop') return { status: 'stopped', output: undefined, error: undefined }
    return snapshot
  },
}

/** Pure logic has nothing to start: it reads no clock, no network and no page. */
const isPure = (logic: unknown): logic is AnyActorLogic =>
  typeof logic === 'object' && logic !== null && 'transition' in logic && !('start' in logic)

const controlled = (logic: unknown): AnyActorLogic =>
  logic instanceof StateMachine ? withControlledActors(logic) : isPure(logic) ? logic : controlledActor

/** The same machine, whose actors wait to be told how they end. Machines within it stay real, unless it `isAlone`. */
const withControlledActors = (machine: AnyStateMachine, isAlone = false): AnyStateMachine =>
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
  /** Whether it waits to be told how it ends. */
  isControlled: boolean
}

/** Ids that XState counts up differ from one start to the next. */
const nameOf = (id: string, index: number) => (/^x:\d+$/.test(id) ? `#${index + 1}` : id)

/** Every actor under way within an actor, outer before inner. */
function actorsWithin(snapshot: unknown, above = ''): readonly FoundActor[] {
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

/** 'AbortError: It was closed.' gives an error of that name: some machines ask for it. */
export function errorOf(text: string): Error {
  const [, name, message = ''] = /^([A-Z]\w*(?:Error|Exception))(?:: (.*))?$/s.exec(text) ?? []
  return name === undefined ? new Error(text) : Object.assign(new Error(message), { name })
}

/** One thing that happens to a machine that is held still. */
type HeldStep =
  | { kind: 'event'; event: EventObject }
  /** Time passes, in milliseconds. */
  | { kind: 'wait'; ms: number }
  /** An actor ends. `actor` is its path: its id, after those of the actors it lives in. */
  | { kind: 'done'; actor: string; output?: unknown }
  | { kind: 'error'; actor: string; error: string }

/** A machine that runs on a clock of its own, with actors that end when they are told to. */
export class HeldMachine {
  readonly clock = new SteppedClock()
  readonly machine: AnyStateMachine
  readonly actor: AnyActorRef & { start: () => unknown }
  /** What the machine told others in the last step. */
  emitted: EventObject[] = []
  #chain = 0

  /**
   * With `isAlone`, the machines within it wait to be told how they end, too. `watch` is handed the machine as it runs,
   * and gives what inspects it.
   */
  constructor(
    declared: AnyStateMachine,
    input: unknown,
    {
      isAlone,
      watch,
    }: { isAlone?: boolean; watch?: (machine: AnyStateMachine) => (event: InspectionEvent) => void } = {},
  ) {
    this.machine = withControlledActors(declared, isAlone)
    const heard = watch?.(this.machine)
    const inspect = (event: InspectionEvent) => {
      if (event.type === '@xstate.microstep') {
        this.#chain += 1
        if (this.#chain > LONGEST_CHAIN)
          throw new Error(
            `The machine does not come to rest: it has taken ${LONGEST_CHAIN} transitions at once.`,
          )
      }
      heard?.(event)
    }
    // What goes wrong here is nothing that a page or a build should report.
    const options = { input, clock: this.clock, inspect, logger: () => {} }
    this.actor = createActor(this.machine, options as Parameters<typeof createActor<AnyStateMachine>>[1])
    this.actor.on('*', (event: EventObject) => this.emitted.push(event))
    // It is in the snapshot; without a listener XState would throw it at the page.
    this.actor.subscribe({ error: () => {} })
  }

  start(): this {
    this.actor.start()
    return this
  }

  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot()
  }

  /** What can be seen of it after the last step, as far as it is data. */
  get shown() {
    return shownOf(this.snapshot, this.emitted)
  }

  get actors(): readonly FoundActor[] {
    return actorsWithin(this.snapshot)
  }

  /** Takes a step; whatever comes once the machine is over, or ends an actor that is not under way, changes nothing. */
  take(step: HeldStep) {
    this.emitted = []
    this.#chain = 0
    if (this.snapshot.status !== 'active') return
    if (step.kind === 'wait') this.clock.pass(step.ms)
    else if (step.kind === 'event') this.actor.send(step.event)
    else {
      const found = this.actors.find(({ path, isControlled }) => isControlled && path === step.actor)
      found?.actor.send(endingOf(step))
    }
  }

  stop() {
    this.actor.stop()
  }
}

const endingOf = (step: Extract<HeldStep, { actor: string }>): Ending =>
  step.kind === 'done'
    ? { type: 'held.done', output: step.output }
    : { type: 'held.error', error: errorOf(step.error) }

const isData = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null)
    return typeof value !== 'function' && typeof value !== 'symbol'
  if (Array.isArray(value)) return value.every(isData)
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isData)
}

/** What of an object is data: its other parts, such as functions and actors, no file can hold. */
const dataOf = (whole: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(whole).filter(([, part]) => part !== undefined && isData(part)))

/** What can be seen of a machine, and what it has told others, as far as it is data. */
export const shownOf = ({ value, status, context }: AnyMachineSnapshot, emitted: readonly EventObject[]) => ({
  value,
  status,
  context: dataOf(context),
  emitted: emitted.map(dataOf),
})
