import {
  type GraphPart,
  type GraphState,
  type GraphTransition,
  type MachineGraph,
  ROOT,
} from './machineGraph.ts'

/** What became of a state or a transition. */
export type Change = 'added' | 'removed' | 'changed'

/** One state or transition that is not as it was. */
export interface ChangedPart {
  change: Change
  /** Its id in the later machine; of one that is gone, its id in the earlier one. */
  id: string
  /** What of it is other than it was, each as words: 'entry: ring (was: none)'. None for what came or went. */
  differs: readonly string[]
}

export interface MachineDiff {
  /** What became of the machine itself. */
  change: Change | 'same'
  states: readonly ChangedPart[]
  transitions: readonly ChangedPart[]
  /** What names stand for and the machine starts with, by what it is: 'guard isFull'. */
  named: readonly ChangedPart[]
  /** Everything that is there or was there, as one machine to be drawn. A transition that leads elsewhere now is in it twice. */
  merged: MachineGraph
  /** What became of each state and transition of the merged machine that is not as it was. */
  changes: ReadonlyMap<string, Change>
}

/** A machine with what stands behind its names, by what it is: 'guard isFull'. */
export interface Compared {
  graph: MachineGraph
  named: Readonly<Record<string, string>>
}

const words = (parts: readonly string[]) => parts.join(', ') || 'none'

const differences = (facts: readonly (readonly [name: string, before: string, after: string])[]) =>
  facts.flatMap(([name, before, after]) => (before === after ? [] : [`${name}: ${after} (was: ${before})`]))

/** Parts with what tells two of one name apart. */
const partWords = (parts: readonly GraphPart[]) =>
  words(parts.map(({ text, params }) => (params === undefined ? text : `${text} ${JSON.stringify(params)}`)))

function stateDiffers(before: GraphState, after: GraphState) {
  const of = (read: (state: GraphState) => string) => [read(before), read(after)] as const
  return differences([
    ['kind', ...of(({ kind, history }) => (history === null ? kind : `${history} ${kind}`))],
    ['starts here', ...of(({ isInitial }) => (isInitial ? 'yes' : 'no'))],
    ['entry', ...of(({ entry }) => partWords(entry))],
    ['exit', ...of(({ exit }) => partWords(exit))],
    [
      'runs',
      ...of(({ invoked }) =>
        words(invoked.map(({ id, source }) => (id === source ? id : `${id} (${source})`))),
      ),
    ],
    ['tags', ...of(({ tags }) => words(tags))],
    ['description', ...of(({ description }) => description || 'none')],
  ])
}

function transitionDiffers(before: GraphTransition, after: GraphTransition) {
  const of = (read: (transition: GraphTransition) => string) => [read(before), read(after)] as const
  return differences([
    ['when', ...of(({ label }) => label)],
    ['leads to', ...of(({ targets }) => targets.join(' and ') || 'where it is')],
    ['guard', ...of(({ guard }) => (guard === null ? 'none' : partWords([guard])))],
    ['actions', ...of(({ actions }) => partWords(actions))],
    ['anew', ...of(({ reenter }) => (reenter ? 'yes' : 'no'))],
  ])
}

/** By what a transition is found again, the surest first: as it was, led elsewhere, guarded otherwise, after another time. */
const sameness: readonly ((transition: GraphTransition) => string)[] = [
  ({ id }) => id,
  ({ source, label, guard }) => JSON.stringify([source, label, guard?.text]),
  ({ source, label, targets }) => JSON.stringify([source, label, targets]),
  ({ source, cause, label, targets, guard }) =>
    JSON.stringify([source, cause === 'after' ? cause : label, targets, guard?.text]),
]

/** Each transition of the later machine with the one of the earlier that it was. */
function matched(before: readonly GraphTransition[], after: readonly GraphTransition[]) {
  const was = new Map<GraphTransition, GraphTransition>()
  const left = new Set(before)
  for (const keyOf of sameness)
    for (const transition of after) {
      if (was.has(transition)) continue
      const found = [...left].find((one) => keyOf(one) === keyOf(transition))
      if (!found) continue
      was.set(transition, found)
      left.delete(found)
    }
  return { was, gone: [...left] }
}

/** The states of the later machine, and after the state that each lay in, those that are gone. */
function mergedStates(after: readonly GraphState[], gone: readonly GraphState[]) {
  const merged = [...after]
  for (const state of gone) {
    const { parent } = state
    const last = merged.findLastIndex(
      ({ id }) => parent === ROOT || id === parent || id.startsWith(`${parent}.`),
    )
    merged.splice(last + 1, 0, { ...state, isInitial: false })
  }
  return merged
}

const parts = (change: Change, ids: readonly string[]) =>
  ids.map((id): ChangedPart => ({ change, id, differs: [] }))

const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id)

/** Each part of the later machine that is new, or differs from what it was. */
const comparedWith = <Part extends { id: string }>(
  all: readonly Part[],
  thenOf: (part: Part) => Part | undefined,
  differs: (then: Part, now: Part) => readonly string[],
) =>
  all.flatMap((now): readonly ChangedPart[] => {
    const then = thenOf(now)
    if (!then) return parts('added', [now.id])
    const list = differs(then, now)
    return list.length > 0 ? [{ change: 'changed', id: now.id, differs: list }] : []
  })

function namedChanges(before: Compared['named'], after: Compared['named']) {
  const named = (all: Compared['named']) => Object.entries(all).map(([id, code]) => ({ id, code }))
  return [
    ...comparedWith(
      named(after),
      ({ id }) => named(before).find((one) => one.id === id),
      (then, now) => differences([['now', then.code, now.code]]),
    ),
    ...parts(
      'removed',
      Object.keys(before).filter((id) => !(id in after)),
    ),
  ]
}

/** All of a machine, where there is none on the other side. */
const whole = (change: Change, { graph }: Compared): MachineDiff => {
  const [states, transitions] = [parts(change, idsOf(graph.states)), parts(change, idsOf(graph.transitions))]
  return {
    change,
    states,
    transitions,
    named: [],
    merged: graph,
    changes: new Map([...states, ...transitions].map(({ id }) => [id, change])),
  }
}

/**
 * What is other in a machine than it was; one of the two may be missing. States are told apart by where they stand: one that
 * was renamed is gone, and another is there.
 */
export function machineDiff(before: Compared | null, after: Compared | null): MachineDiff {
  if (before === null) {
    if (after === null) throw new Error('There is nothing to compare.')
    return whole('added', after)
  }
  if (after === null) return whole('removed', before)
  const [earlier, later] = [before.graph, after.graph]
  const states = new Map(earlier.states.map((state) => [state.id, state]))
  const isThere = new Set(idsOf(later.states))
  const goneStates = earlier.states.filter(({ id }) => !isThere.has(id))
  const { was, gone } = matched(earlier.transitions, later.transitions)
  const moved = [...was].flatMap(([now, then]) => (now.targets.join() === then.targets.join() ? [] : [then]))
  const changedStates = [
    ...comparedWith(later.states, ({ id }) => states.get(id), stateDiffers),
    ...parts('removed', idsOf(goneStates)),
  ]
  const changedTransitions = [
    ...comparedWith(later.transitions, (transition) => was.get(transition), transitionDiffers),
    ...parts('removed', idsOf(gone)),
  ]
  const named = namedChanges(before.named, after.named)
  return {
    change: changedStates.length + changedTransitions.length + named.length > 0 ? 'changed' : 'same',
    states: changedStates,
    transitions: changedTransitions,
    named,
    merged: {
      ...later,
      states: mergedStates(later.states, goneStates),
      transitions: [...later.transitions, ...gone, ...moved],
    },
    changes: new Map([
      ...moved.map(({ id }) => [id, 'removed'] as const),
      ...[...changedStates, ...changedTransitions].map(({ id, change }) => [id, change] as const),
    ]),
  }
}
