import { statesOf } from '../reading/reading.ts'
import type {
  WrittenGuard,
  WrittenMachine,
  WrittenState,
  WrittenTransition,
} from '../reading/writtenMachine.ts'
import { askedAs, namedIn } from './buildMachine.ts'

/** Which guards are asked when, by what they are asked as. */
export interface AskedGuards {
  /** By event, and by the source of an actor that has done its work. */
  events: ReadonlyMap<string, readonly string[]>
  outputs: ReadonlyMap<string, readonly string[]>
  /** Where nobody could say it with an event: when time is up, at the start, when an actor fails. */
  otherwise: readonly string[]
}

const startsWith = (path: readonly string[], first: readonly string[]) =>
  first.every((name, index) => path[index] === name)

export function askedGuards({ root, parts }: WrittenMachine): AskedGuards {
  const states = statesOf(root)
  const askedIn = (guard: WrittenGuard | null): readonly string[] =>
    namedIn(guard).flatMap(({ name, params }) => {
      const known = parts.guards[name]
      return known && known.kind !== 'code' ? askedIn(known) : [askedAs(name, params)]
    })

  /** What is asked on the way into states, where they lead on by themselves. */
  function onward(paths: readonly (readonly string[])[]): readonly string[] {
    const seen = new Set<WrittenState>()
    const asked = new Set<string>()
    const open = [...paths]
    for (let path = open.pop(); path; path = open.pop()) {
      const target = path
      for (const one of states)
        if (!seen.has(one.state) && (startsWith(one.path, target) || startsWith(target, one.path))) {
          seen.add(one.state)
          for (const { guard, targets } of one.state.always) {
            for (const name of askedIn(guard)) asked.add(name)
            open.push(...targets)
          }
        }
    }
    return [...asked]
  }

  const events = new Map<string, Set<string>>()
  const outputs = new Map<string, Set<string>>()
  const otherwise = new Set<string>(onward([[]]))
  const note = (
    all: Map<string, Set<string>>,
    key: string,
    source: readonly string[],
    transitions: readonly WrittenTransition[],
  ) => {
    const known = all.get(key) ?? new Set()
    all.set(key, known)
    for (const { guard, targets } of transitions)
      for (const name of [...askedIn(guard), ...onward(targets.length > 0 ? targets : [source])])
        known.add(name)
  }
  const elsewhere = (transitions: readonly WrittenTransition[]) => {
    for (const { guard, targets } of transitions)
      for (const name of [...askedIn(guard), ...onward(targets)]) otherwise.add(name)
  }
  for (const { state, path } of states) {
    for (const { event, transitions } of state.on) note(events, event, path, transitions)
    for (const { transitions } of state.after) elsewhere(transitions)
    elsewhere(state.done)
    for (const { source, done, error, snapshot } of state.invoked) {
      note(outputs, source, path, done)
      elsewhere(error)
      elsewhere(snapshot)
    }
  }
  const lists = (all: ReadonlyMap<string, ReadonlySet<string>>) =>
    new Map([...all].map(([key, names]) => [key, [...names]]))
  return { events: lists(events), outputs: lists(outputs), otherwise: [...otherwise] }
}
