import { type MachineGraph, ROOT } from './machineGraph.ts'
import type { SimulationRun } from './simulation.ts'

/** What paths are made to take. */
export interface Taken {
  states: readonly string[]
  transitions: readonly string[]
  /** Guards with what they say: 'isMouse is true'. */
  guards: readonly string[]
  /** Events with what they carry, as the model names them, where the machine does something with them: '“menu.open” is sent'. */
  events: readonly string[]
  /** Two transitions, the second right after the first. */
  pairs: readonly (readonly [first: string, second: string])[]
}
type TakenKind = keyof Taken

/** A way through a machine that was generated from it and its model, and that the model tests take. */
export interface MachinePath {
  run: SimulationRun
  /** The innermost active states, at the start and after each step. */
  stands: readonly (readonly string[])[]
  /** Ids of the transitions that each step takes; none where the machine refuses an event. */
  took: readonly (readonly string[])[]
  /** Guards with what they say on the way. */
  guards: readonly string[]
  /** Events of the model that the machine does something with on the way. */
  events: readonly string[]
  /** What no path before it takes. */
  covers: Taken
  /** False where the machine was given a function in the tests that the simulator does not have: there it goes another way. */
  isPlayable: boolean
}

/** The paths of a machine, and how much of it they take. */
export interface MachinePaths {
  paths: readonly MachinePath[]
  /** How many there are of each kind, and how many of them the paths take. */
  totals: Readonly<Record<TakenKind, Readonly<{ taken: number; of: number }>>>
  /** What nothing can take, with the reason. */
  excused: readonly Readonly<{ what: string; reason: string }>[]
  /** What went wrong while the paths were looked for, each with the way to it; only of a machine that somebody brings along. */
  failures?: readonly string[]
}

/** Two transitions of steps that follow each other; a step that takes none stands between no two. */
export function pairsIn(took: MachinePath['took']): Taken['pairs'] {
  const steps = took.filter((ids) => ids.length > 0)
  return steps.slice(1).flatMap((second, index) => {
    const first = steps[index] ?? []
    return first.flatMap((one) => second.map((other) => [one, other] as const))
  })
}

/** A state with all that it lies in: 'menu.fresh' and 'menu'. */
const withOuter = (id: string) => id.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))

/** Everything on a path by which one may look for it: states, transitions, guards, events, sections of the requirements. */
function namesOn({ states, transitions }: MachineGraph, { stands, took, guards, events }: MachinePath) {
  const taken = new Set(took.flat())
  const passed = transitions.filter(({ id }) => taken.has(id))
  const entered = new Set([
    ...stands.flat().flatMap(withOuter),
    ...passed.flatMap(({ source, targets }) => [source, ...targets].flatMap(withOuter)),
  ])
  const sections = [...states.filter(({ id }) => id === ROOT || entered.has(id)), ...passed].flatMap(
    ({ requirements }) => requirements,
  )
  return new Set([...entered, ...taken, ...guards, ...events, ...sections])
}

/** The paths that lead through something, and where it is a transition, through another one right after it. */
export function pathsThrough(
  graph: MachineGraph,
  paths: readonly MachinePath[],
  through: string,
  next: string,
): readonly MachinePath[] {
  if (through === '') return paths
  return paths.filter((path) =>
    next === ''
      ? namesOn(graph, path).has(through)
      : pairsIn(path.took).some(([first, second]) => first === through && second === next),
  )
}

/** The paths that an address asks for, and what of it narrows them: a name that is on no path does not. */
export function askedPaths(
  graph: MachineGraph,
  paths: readonly MachinePath[],
  asked: Readonly<{ through: string; next: string }>,
) {
  const known = (id: string, ids: readonly string[]) => (ids.includes(id) ? id : '')
  const through = known(asked.through, Object.values(namesOnPaths(graph, paths)).flat())
  const next = known(asked.next, nextOnPaths(graph, paths, through))
  return { through, next, listed: pathsThrough(graph, paths, through, next) }
}

export interface PathNames {
  states: readonly string[]
  transitions: readonly string[]
  guards: readonly string[]
  events: readonly string[]
  requirements: readonly string[]
}

/** What paths can be narrowed by, in the machine's order. */
export function namesOnPaths(graph: MachineGraph, paths: readonly MachinePath[]): PathNames {
  const names = new Set(paths.flatMap((path) => [...namesOn(graph, path)]))
  const known = (ids: readonly string[]) => ids.filter((id) => names.has(id))
  const sections = new Set(
    [...graph.states, ...graph.transitions].flatMap(({ requirements }) => requirements),
  )
  return {
    states: known(graph.states.map(({ id }) => id)),
    transitions: known(graph.transitions.map(({ id }) => id)),
    guards: [...new Set(paths.flatMap(({ guards }) => guards))].toSorted(),
    events: [...new Set(paths.flatMap(({ events }) => events))].toSorted(),
    requirements: known([...sections]),
  }
}

/** The transitions that some path takes right after another, in the machine's order. */
export function nextOnPaths(
  { transitions }: MachineGraph,
  paths: readonly MachinePath[],
  first: string,
): readonly string[] {
  const followers = new Set(
    paths.flatMap(({ took }) => pairsIn(took).flatMap(([one, next]) => (one === first ? [next] : []))),
  )
  return transitions.flatMap(({ id }) => (followers.has(id) ? [id] : []))
}
