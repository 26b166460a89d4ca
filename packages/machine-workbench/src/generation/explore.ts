import { explained, OracleFailure } from './failure.ts'
import type { Lab } from './instrument.ts'
import { type Candidate, type Hits, Run, type Taken } from './run.ts'
import { serialise } from './serialise.ts'
import type { AnyPath, AnyPathStep, AnyScenario, AnySnapshot, AnyStep } from './types.ts'
import { checkInvariants } from './witness.ts'

/** A state of the machine, context and timers included, with the shortest way to it. */
export type Place = {
  key: string
  scenario: AnyScenario
  start: AnySnapshot
  snapshot: AnySnapshot
  /** The state in full, even where the model's own `key` says less. */
  fingerprint: string
  via: Arc | undefined
}
export type Arc = Taken & { from: Place; to: Place }
/** An event which the machine did not take here although guards were asked. */
type Refusal = { at: Place; candidate: Candidate }
/** A scenario's first state; another scenario may have reached the same place before. */
type Start = { scenario: AnyScenario; snapshot: AnySnapshot; place: Place; hits: Hits }
export type Exploration = {
  places: readonly Place[]
  starts: readonly Start[]
  arcs: readonly Arc[]
  refusals: readonly Refusal[]
}

function wayTo(place: Place): AnyPathStep[] {
  const steps: AnyPathStep[] = []
  for (let arc = place.via; arc; arc = arc.from.via) steps.push(arc.step)
  return steps.reverse()
}

export const pathTo = (place: Place, ...more: AnyPathStep[]): AnyPath => ({
  scenario: place.scenario,
  start: place.start,
  steps: [...wayTo(place), ...more],
  covers: [],
})

function runTo(lab: Lab, place: Place): Run {
  const run = new Run(lab, place.scenario)
  for (const step of wayTo(place)) run.take(step)
  return run
}

/** Which part of the context makes the graph grow: said when the generator gives up. */
function biggestKey(places: readonly Place[], timers: Set<string>): string {
  const values = new Map<string, Set<string>>()
  for (const { snapshot } of places)
    for (const [key, value] of Object.entries(snapshot.context as Record<string, unknown>))
      values.set(key, (values.get(key) ?? new Set()).add(serialise(value)))
  const [name, seen] = [...values].sort((a, b) => b[1].size - a[1].size)[0] ?? []
  if (timers.size > (seen?.size ?? 0))
    return `What differs most are the timers under way: ${timers.size.toLocaleString('en')} different sets.`
  if (!name || !seen) return 'It has no context, so its actors or its history must differ each time.'
  return `The context key with the most different values is "${name}": ${seen.size.toLocaleString('en')}.`
}

/**
 * Walks everything the model's events, timers and outcomes can reach, breadth first, on the real machine. A place is
 * reached again by taking its way from the start, because a running actor cannot be copied.
 */
function explore(lab: Lab): Exploration {
  const { model } = lab
  const { states: mostStates = 10_000, milliseconds = 5_000 } = model.options.limit ?? {}
  const { key: ownKey } = model.options
  const places = new Map<string, Place>()
  const arcs: Arc[] = []
  const refusals: Refusal[] = []
  const starts: Start[] = []
  const queue: { place: Place; run: Run }[] = []
  const timers = new Set<string>()
  const isTooLong = model.patience(milliseconds)

  const giveUp = (why: string) =>
    new OracleFailure(
      'limit',
      `${model.id}: the path generator gave up ${why}. ${biggestKey([...places.values()], timers)} ` +
        'Give the model fewer event cases, a `key` that leaves out what does not matter, or a higher `limit`.',
    )
  const keyOf = (run: Run, fingerprint: string) => {
    // Scenarios share places unless they bring actors of their own.
    const space = run.scenario.actors ? model.scenarios.indexOf(run.scenario) : 0
    return `${space} ${ownKey ? `${run.snapshot.status} ${ownKey(run.snapshot)}` : fingerprint}`
  }
  const check = (run: Run, emitted: AnyPathStep['emitted'], at: AnyPath, step?: AnyPathStep) => {
    const { scenario, snapshot, clock, timers } = run
    const around = { scenario, emitted, now: clock.now(), timers }
    try {
      checkInvariants(
        model,
        snapshot,
        step ? { ...around, before: step.before, step: step as AnyStep } : around,
      )
    } catch (error) {
      throw explained(model.id, at, error)
    }
  }
  const arrive = (run: Run, via: Arc | undefined, start: AnySnapshot): { place: Place; isNew: boolean } => {
    const fingerprint = via?.step.fingerprint ?? run.fingerprint()
    const key = keyOf(run, fingerprint)
    const known = places.get(key)
    if (known) return { place: known, isNew: false }
    const { scenario, snapshot } = run
    const place: Place = { key, scenario, start, snapshot, fingerprint, via }
    places.set(key, place)
    timers.add(serialise(run.clock.pending()))
    if (places.size > mostStates) throw giveUp(`after ${mostStates.toLocaleString('en')} states`)
    return { place, isNew: true }
  }
  const take = (run: Run, place: Place, step: AnyStep): Taken => {
    try {
      return run.take(step)
    } catch (error) {
      const before = run.snapshot
      throw explained(
        model.id,
        pathTo(place, { ...step, before, after: before, emitted: [], took: ['?'] }),
        error,
      )
    }
  }

  /** Whether it went well; what did not is thrown, unless the model wants to be told of it and go on elsewhere. */
  const isSound = (attempt: () => void): boolean => {
    try {
      attempt()
      return true
    } catch (error) {
      if (!model.tell || !(error instanceof OracleFailure) || error.oracle === 'limit') throw error
      model.tell(error)
      return false
    }
  }

  for (const scenario of model.scenarios)
    isSound(() => {
      const run = new Run(lab, scenario)
      const { place, isNew } = arrive(run, undefined, run.start.snapshot)
      check(run, run.start.emitted, pathTo(place))
      starts.push({ scenario, snapshot: run.start.snapshot, place, hits: run.start.hits })
      if (isNew) queue.push({ place, run })
    })
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { place } = next
    let run: Run | undefined = next.run
    const candidates = run.candidates()
    // Where nothing happens, that has to be right, too: asked while the run is still here.
    for (const candidate of candidates.filter(({ selects }) => !selects)) {
      refusals.push({ at: place, candidate })
      const { snapshot } = run
      const step = { ...candidate.step, before: snapshot, after: snapshot, emitted: [], took: [] }
      check(run, [], pathTo(place, step), step)
    }
    for (const candidate of candidates.filter(({ selects }) => selects)) {
      const here: Run = run ?? runTo(lab, place)
      run = here
      let taken: Taken | undefined
      const went = isSound(() => {
        taken = take(here, place, candidate.step)
        taken.step.fingerprint = here.fingerprint()
        check(here, taken.step.emitted, pathTo(place, taken.step), taken.step)
      })
      if (!went || !taken) {
        here.stop()
        run = undefined
        continue
      }
      const arc = { ...taken, from: place } as Arc
      const { place: to, isNew } = arrive(run, arc, place.start)
      arc.to = to
      arcs.push(arc)
      if (isNew) queue.push({ place: to, run })
      else if (taken.step.fingerprint === place.fingerprint) continue
      else run.stop()
      run = undefined
    }
    run?.stop()
    if (isTooLong())
      throw giveUp(
        `after ${milliseconds.toLocaleString('en')} ms and ${places.size.toLocaleString('en')} states`,
      )
  }
  return { places: [...places.values()], starts, arcs, refusals }
}

const explored = new WeakMap<Lab, Exploration>()

/** The same lab is explored once. */
export function explorationOf(lab: Lab): Exploration {
  const known = explored.get(lab)
  if (known) return known
  const exploration = explore(lab)
  explored.set(lab, exploration)
  return exploration
}
