import type { AnyStateMachine } from 'xstate'
import { explorationOf, type Place, pathTo } from './explore.ts'
import { explained, OracleFailure } from './failure.ts'
import type { Lab } from './instrument.ts'
import type { Fact } from './oracles.ts'
import type { AnyPath, AnyStep } from './types.ts'

/** A claim about what can come about, on some way: rules about whole runs say what must on every one. */
export interface Possible<M extends AnyStateMachine> {
  /** Where it can; null for the start. */
  from: Fact<M> | null
  to: Fact<M>
}

/** Some way leads to where the fact holds. */
export const reachable = <M extends AnyStateMachine>(fact: Fact<M>): Possible<M> => ({ from: null, to: fact })

/** From wherever the first fact holds some way leads to where the second does. */
export const sometimes = <M extends AnyStateMachine>(from: Fact<M>, to: Fact<M>): Possible<M> => ({
  from,
  to,
})

/** A start, or the end of a step. */
interface Moment {
  /** Where the step begins; a start begins where it is. */
  from: Place
  to: Place
  path: () => AnyPath
  isAt: (fact: Fact<AnyStateMachine>) => boolean
}

function momentsOf(lab: Lab): readonly Moment[] {
  const { starts, arcs } = explorationOf(lab)
  const still = { now: 0, timers: [] }
  return [
    ...starts.map(({ scenario, snapshot, place }) => ({
      from: place,
      to: place,
      path: () => pathTo(place),
      isAt: (fact: Fact<AnyStateMachine>) => fact(snapshot, { ...still, scenario, emitted: [] }),
    })),
    ...arcs.map(({ from, to, step }) => {
      const { scenario } = from
      const { before, after, emitted } = step
      return {
        from,
        to,
        path: () => pathTo(from, step),
        isAt: (fact: Fact<AnyStateMachine>) =>
          fact(after, { ...still, scenario, emitted, before, step: step as AnyStep }),
      }
    }),
  ]
}

/** Every place from which some way leads to one of these. */
function waysTo(goals: readonly Place[], moments: readonly Moment[]): ReadonlySet<Place> {
  const into = new Map<Place, Place[]>()
  for (const { from, to } of moments) into.set(to, [...(into.get(to) ?? []), from])
  const found = new Set(goals)
  for (const place of found) for (const from of into.get(place) ?? []) found.add(from)
  return found
}

/** Throws an OracleFailure for the first claim that does not hold: with the way to where nothing leads on. */
export function checkPossible(lab: Lab) {
  const { id, options } = lab.model
  const claims = Object.entries(options.possible ?? {})
  const moments = claims.length > 0 ? momentsOf(lab) : []
  for (const [sentence, { from, to }] of claims) {
    const oracle = `claim "${sentence}"`
    const goals = moments.filter(({ isAt }) => isAt(to))
    if (goals.length === 0)
      throw new OracleFailure(oracle, `${id}: ${oracle} does not hold: no way leads there.`)
    if (from === null) continue
    const begins = moments.filter(({ isAt }) => isAt(from))
    if (begins.length === 0)
      throw new OracleFailure(oracle, `${id}: ${oracle} is empty: no way leads to where it begins.`)
    const can = waysTo(
      goals.map((goal) => goal.from),
      moments,
    )
    const stuck = begins.find((moment) => !can.has(moment.to) && !goals.includes(moment))
    if (stuck)
      throw explained(
        id,
        stuck.path(),
        new OracleFailure(oracle, `${oracle} does not hold: nothing leads on from here.`),
      )
  }
}
