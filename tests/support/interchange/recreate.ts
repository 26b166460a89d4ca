import { namedParts } from 'machine-workbench/inspection/namedParts'
import { type AnyStateMachine, and, createActor, createMachine, enqueueActions } from 'xstate'

const isParameterised = (part: unknown): part is { type: string; params: unknown } =>
  typeof part === 'object' && part !== null && 'params' in part

/** What stands at a place such as 'list.matches'. */
const at = (value: unknown, place: string): unknown =>
  place.split('.').reduce((inside, key) => (inside as Record<string, unknown>)[key], value)

/** Puts in what JSON could not hold. */
function withGiven(value: unknown, given: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => withGiven(part, given))
  if (typeof value !== 'object' || value === null) return value
  if ('$given' in value) return at(given, String(value.$given))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withGiven(part, given)]))
}

/**
 * A machine made anew of nothing but its JSON, in plain XState. Whoever loads the JSON provides what its names stand for:
 * here what the original has, and for a name with computed parameters a call with them.
 */
export function recreated(machine: AnyStateMachine, input: unknown, json: string): AnyStateMachine {
  const { context } = createActor(machine, { input } as never).getSnapshot()
  const config = JSON.parse(json)
  const { guards, actions, actors, delays } = machine.implementations
  const named = namedParts(machine)
  const guardOf = (part: unknown) => (isParameterised(part) ? and([part as never]) : part)
  const actionOf = (part: unknown) =>
    isParameterised(part) ? enqueueActions(({ enqueue }) => enqueue(part as never)) : part
  const mapped = (parts: ReadonlyMap<string, unknown>, map: (part: unknown) => unknown) =>
    Object.fromEntries([...parts].map(([name, part]) => [name, map(part)]))
  return createMachine({ ...config, context: withGiven(config.context, context) }).provide({
    guards: { ...guards, ...mapped(named.guard, guardOf) },
    actions: { ...actions, ...mapped(named.action, actionOf) },
    actors,
    delays,
  } as never) as AnyStateMachine
}
