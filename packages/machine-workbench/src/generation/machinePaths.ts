import { type MachinePath, type MachinePaths, pairsIn } from '../description/machinePath.ts'
import type { SimulationStep } from '../description/simulation.ts'
import { innermost } from '../description/simulationWords.ts'
import { activeOf } from '../inspection/activeStates.ts'
import type { Simulator } from '../inspection/simulation.ts'
import { coverageOfLab, type Dimension, possibleStep, Touched, takePairs } from './coverage.ts'
import { prepare } from './instrument.ts'
import { pathsOfLab } from './paths.ts'
import { Run } from './run.ts'
import type { AnyModel, AnyPath, AnyPathStep, AnySnapshot, AnyStep } from './types.ts'

/** As JSON would keep it: functions and values that are not there are left out. */
export function asJson<T>(value: T): T | undefined {
  const text: string | undefined = JSON.stringify(value)
  return text === undefined ? undefined : JSON.parse(text)
}

/** 'AbortError: It was closed.' where the name says something, because some machines ask for it. */
export const errorText = (error: unknown) =>
  error instanceof Error && error.name === 'Error' ? error.message : String(error)

/** The step as the simulator has it, where a simulation stands. */
function simulatedStep(step: AnyPathStep, simulator: Simulator, run: MachinePath['run']): SimulationStep {
  if (step.kind === 'event') return { kind: 'event', event: asJson(step.event) ?? step.event }
  if (step.kind === 'after') return { kind: 'wait', ms: step.delay }
  const actor = simulator
    .simulate(run)
    .at(-1)
    ?.actors.find(({ source }) => source === step.actor)?.path
  return step.kind === 'done'
    ? { kind: 'done', actor: actor ?? step.actor, output: asJson(step.output) ?? null }
    : { kind: 'error', actor: actor ?? step.actor, error: errorText(step.error) }
}

/** The path in the simulator, and whether it takes the same transitions there as in the tests. */
function played(steps: readonly AnyPathStep[], scenario: number, path: number, simulator: Simulator) {
  let run: MachinePath['run'] = { scenario, steps: [], path }
  for (const step of steps) run = { ...run, steps: [...run.steps, simulatedStep(step, simulator, run)] }
  const [, ...frames] = simulator.simulate(run)
  const isPlayable = steps.every(
    ({ took }, index) => JSON.stringify(frames[index]?.transitions) === JSON.stringify(took),
  )
  return { run, isPlayable }
}

/** Apart from what a state or a guard is called, and with the blanks that it ends with. */
const sent = (event: string) => `“${event}” is sent`

const standsIn = (snapshot: AnySnapshot) => innermost(activeOf(snapshot))

/**
 * Every path that the model tests take through a machine, once, with what each is the first to take. The simulator is that
 * of the machine's page.
 */
export function machinePathsOf(model: AnyModel, simulator: Simulator): MachinePaths {
  const lab = prepare(model)
  const touched = new Touched()
  const paths: MachinePath[] = []
  // What is told of has been told when everything was walked.
  const takeIn = (run: Run, step: AnyStep) => {
    try {
      return run.take(step)
    } catch (error) {
      if (!model.tell) throw error
      return undefined
    }
  }
  const take = ({ scenario, steps: planned }: AnyPath) => {
    const run = new Run(lab, scenario)
    const known = {
      states: new Set(touched.states),
      transitions: new Set(touched.transitions),
      guards: new Set(touched.guards),
      events: new Set(touched.eventCases),
      pairs: new Set(touched.pairs),
    }
    touched.start(run.start.hits)
    const guards = new Set(run.start.hits.guards)
    const events = new Set<string>()
    for (const plan of planned) {
      const step = possibleStep(run, plan as AnyStep)
      if (!step) break
      const asked = [...(step.kind === 'event' ? run.probe(step.event).guards : [])]
      const taken = takeIn(run, step)
      if (!taken) break
      touched.take(taken)
      if (step.kind === 'event' && taken.hits.edges.length > 0) events.add(sent(step.case))
      for (const guard of [...asked, ...taken.hits.guards]) {
        guards.add(guard)
        touched.guards.add(guard)
      }
    }
    run.stop()
    const { steps } = run
    const fresh = (now: ReadonlySet<string>, before: ReadonlySet<string>) =>
      [...now].filter((one) => !before.has(one))
    const took = steps.map((step) => step.took)
    const isNew = new Set(fresh(touched.pairs, known.pairs))
    paths.push({
      ...played(steps, model.scenarios.indexOf(scenario), paths.length, simulator),
      stands: [standsIn(run.start.snapshot), ...steps.map(({ after }) => standsIn(after))],
      took,
      guards: [...guards],
      events: [...events],
      covers: {
        states: fresh(touched.states, known.states),
        transitions: fresh(touched.transitions, known.transitions),
        guards: fresh(touched.guards, known.guards),
        events: fresh(touched.eventCases, known.events).map(sent),
        // One path may take a pair twice.
        pairs: pairsIn(took).filter(([first, second]) => isNew.delete(`${first}  then  ${second}`)),
      },
    })
  }
  for (const path of pathsOfLab(lab)) take(path)
  takePairs(lab, touched, take)
  const coverage = coverageOfLab(lab, touched)
  const total = (kind: Dimension) => {
    const { covered, uncovered, unreachable } = coverage[kind]
    return { taken: covered.length, of: covered.length + uncovered.length + unreachable.length }
  }
  return {
    paths,
    totals: {
      states: total('states'),
      transitions: total('transitions'),
      guards: total('guards'),
      events: total('eventCases'),
      pairs: total('pairs'),
    },
    excused: (['states', 'transitions', 'guards', 'eventCases', 'pairs'] as const).flatMap((kind) =>
      coverage[kind].unreachable.map(({ id: what, reason }) => ({ what, reason })),
    ),
  }
}
