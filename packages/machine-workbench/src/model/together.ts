import type { EventObject } from 'xstate'
import { messageOf, OracleFailure } from '../generation/failure.ts'
import { prepare } from '../generation/instrument.ts'
import { Run } from '../generation/run.ts'
import { nameOfEvent, nameOfStep } from '../generation/titles.ts'
import type { AnyModel, AnySnapshot, AnyStep } from '../generation/types.ts'
import { Witness } from '../generation/witness.ts'
import { numbersFrom } from './random.ts'

/** What one actor emits and another one is told later, after whatever else may happen before. */
export interface Wire<Shared> {
  from: string
  emits: string
  to: string
  /** What is done at once with what all of them share. Where that leaves it as it is, nobody is told. */
  writes?: (shared: Shared, emitted: EventObject) => Shared
  /** The event that arrives, which comes from nowhere else. */
  tells: string
  /** What it carries, looked up when it arrives. */
  carries?: (shared: Shared, emitted: EventObject) => object
}

/** Actors that run beside each other, each as its model says. */
export interface Together<Shared> {
  id: string
  actors: Readonly<Record<string, AnyModel>>
  shared: Shared
  wires: readonly Wire<Shared>[]
  /** Keyed by the sentence that must hold whenever nothing is on its way any more. */
  atRest: Readonly<Record<string, (of: (actor: string) => AnySnapshot, shared: Shared) => boolean>>
}

export interface Interleaved {
  /** Orders in which the steps were taken. */
  orders: number
  /** Steps in all of them. */
  steps: number
}

/** What happens next: a step of an actor, or the arrival of what has been on its way from one to another for the longest. */
type Turn = { actor: string; step: AnyStep } | { channel: string }

const isArrival = (turn: Turn): turn is { channel: string } => 'channel' in turn

/** The actors at one moment of one order. */
class World<Shared> {
  readonly #system: Together<Shared>
  readonly #runs: ReadonlyMap<string, Run>
  readonly #witnesses: ReadonlyMap<string, Witness>
  readonly #channels = new Map<string, { wire: Wire<Shared>; emitted: EventObject }[]>()
  readonly #lines: string[] = []
  readonly taken: Turn[] = []
  #shared: Shared

  constructor(system: Together<Shared>) {
    this.#system = system
    this.#shared = system.shared
    const runs = Object.entries(system.actors).map(([name, model]) => {
      const lab = prepare(model)
      return [name, new Run(lab, model.scenarios[0] ?? {})] as const
    })
    this.#runs = new Map(runs)
    this.#witnesses = new Map(runs.map(([name, run]) => [name, new Witness(run)]))
    for (const [name, run] of runs) this.#hear(name, run.start.emitted)
  }

  #hear(from: string, emitted: readonly EventObject[]) {
    for (const event of emitted)
      for (const wire of this.#system.wires) {
        if (wire.from !== from || wire.emits !== event.type) continue
        const before = this.#shared
        this.#shared = wire.writes?.(before, event) ?? before
        if (wire.writes && this.#shared === before) continue
        const channel = `${from} → ${wire.to}`
        this.#channels.set(channel, [...(this.#channels.get(channel) ?? []), { wire, emitted: event }])
      }
  }

  #take(actor: string, step: AnyStep, line: string) {
    const run = this.#runs.get(actor)
    if (!run?.applies(step)) return
    this.#lines.push(`  ${this.#lines.length + 1}. ${line}`)
    const { step: taken } = run.take(step)
    this.#witnesses.get(actor)?.see(run)
    this.#hear(actor, taken.emitted)
  }

  #isTold(actor: string, step: AnyStep) {
    return (
      step.kind === 'event' &&
      this.#system.wires.some(({ to, tells }) => to === actor && tells === step.event.type)
    )
  }

  get arrivals(): readonly Turn[] {
    return [...this.#channels].flatMap(([channel, waiting]) => (waiting.length > 0 ? [{ channel }] : []))
  }

  /** What each actor can do by itself. */
  get own(): readonly Turn[] {
    return [...this.#runs].flatMap(([actor, run]) =>
      run
        .candidates()
        .flatMap(({ step, selects }) => (selects && !this.#isTold(actor, step) ? [{ actor, step }] : [])),
    )
  }

  take(turn: Turn) {
    this.taken.push(turn)
    if (!isArrival(turn)) {
      this.#take(turn.actor, turn.step, `${turn.actor}: ${nameOfStep(turn.step)}`)
      return
    }
    const [first, ...rest] = this.#channels.get(turn.channel) ?? []
    if (!first) return
    this.#channels.set(turn.channel, rest)
    const { to, tells, carries } = first.wire
    const event = { ...carries?.(this.#shared, first.emitted), type: tells }
    const line = `${turn.channel}: ${nameOfEvent(event)}`
    this.#take(to, { kind: 'event', event, case: event.type }, line)
  }

  /** Lets everything arrive, as `pick` has it, and asks what must hold then. */
  rest(pick: () => number) {
    for (let waiting = this.arrivals; waiting.length > 0; waiting = this.arrivals) {
      const turn = waiting[Math.floor(pick() * waiting.length)]
      if (turn) this.take(turn)
      if (this.#lines.length > 1000)
        throw new OracleFailure('rest', 'They never come to rest: each answers the other.')
    }
    const of = (actor: string) => this.#runs.get(actor)?.snapshot as AnySnapshot
    for (const [sentence, holds] of Object.entries(this.#system.atRest))
      if (!holds(of, this.#shared)) throw new OracleFailure('rest', `"${sentence}" does not hold at rest.`)
  }

  get steps() {
    return this.#lines.length
  }

  /** The order so far, a line each; of what never ends, its beginning. */
  get trace() {
    return this.#lines.slice(0, 40).join('\n')
  }

  stop() {
    for (const run of this.#runs.values()) run.stop()
  }
}

class Broken extends OracleFailure {
  constructor(system: { id: string }, world: { trace: string; taken: readonly Turn[] }, error: unknown) {
    const oracle = error instanceof OracleFailure ? error.oracle : 'the machine itself'
    super(oracle, `${system.id}: ${messageOf(error)}\n${world.trace}`, { cause: error })
    this.order = [...world.taken]
  }
  /** What had been taken by then. */
  readonly order: readonly Turn[]
}

/** Plays an order and whatever `go` does after it. Throws what broke with the way to it. */
function play<Shared, Result>(
  system: Together<Shared>,
  order: readonly Turn[],
  go: (world: World<Shared>) => Result,
): Result {
  const world = new World(system)
  try {
    for (const turn of order) world.take(turn)
    return go(world)
  } catch (error) {
    throw new Broken(system, world, error)
  } finally {
    world.stop()
  }
}

const first = () => 0

/** What broke after an order of steps, if anything did. */
function brokenBy<Shared>(system: Together<Shared>, order: readonly Turn[]): Broken | undefined {
  try {
    play(system, order, (world) => world.rest(first))
    return undefined
  } catch (error) {
    if (error instanceof Broken) return error
    throw error
  }
}

/** The same without the steps that it does not need. */
function shortened<Shared>(system: Together<Shared>, broken: Broken): Broken {
  let [order, shortest] = [broken.order, broken]
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const fewer = order.toSpliced(at, 1)
    const found = brokenBy(system, fewer)
    if (found?.oracle !== broken.oracle) continue
    order = fewer
    shortest = found
  }
  return shortest
}

/**
 * Takes the steps of several actors in every order that there is for so many steps of their own, whatever they tell each other
 * arriving before, between or after them; then random orders of many. Every oracle of each model watches. The same seed gives the
 * same orders. Throws what broke, after as few steps as it takes.
 */
export function interleave<Shared>(
  system: Together<Shared>,
  {
    own = 2,
    runs = 100,
    length = 20,
    seed = 1,
  }: { own?: number; runs?: number; length?: number; seed?: number } = {},
): Interleaved {
  let [orders, steps] = [0, 0]
  // Breadth first: what breaks after few steps is told with few.
  let level: readonly { order: readonly Turn[]; left: number }[] = [{ order: [], left: own }]
  while (level.length > 0)
    level = level.flatMap(({ order, left }) =>
      play(system, order, (world) => {
        const next = [
          ...world.arrivals.map((turn) => ({ order: [...order, turn], left })),
          ...(left > 0 ? world.own : []).map((turn) => ({ order: [...order, turn], left: left - 1 })),
        ]
        world.rest(first)
        orders += 1
        steps += world.steps
        return next
      }),
    )
  const next = numbersFrom(seed)
  const walk = (world: World<Shared>) => {
    for (let at = 0; at < length; at += 1) {
      const { arrivals } = world
      const turns = arrivals.length > 0 && next() < 0.4 ? arrivals : world.own
      const turn = turns[Math.floor(next() * turns.length)]
      if (turn) world.take(turn)
    }
    world.rest(next)
    orders += 1
    steps += world.steps
  }
  for (let nth = 0; nth < runs; nth += 1)
    try {
      play(system, [], walk)
    } catch (error) {
      throw error instanceof Broken ? shortened(system, error) : error
    }
  return { orders, steps }
}
