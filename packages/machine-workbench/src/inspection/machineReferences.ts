import type { AnyStateMachine } from 'xstate'
import type { GraphPart, GraphReference, ReferenceRole } from '../description/machineGraph.ts'
import { guardText, isCompositeGuard, isMachine, nodesOf } from './machineParts.ts'
import { actionText, isParameterised, isPlain, namedParts, type PartRole } from './namedParts.ts'

const isObject = (part: unknown): part is object =>
  typeof part === 'function' || (typeof part === 'object' && part !== null)

/** What kind of thing it is: 'assign', 'emit', 'and', or a function. */
function kindOf(role: ReferenceRole, implementation: unknown): string {
  if (role === 'delay') return typeof implementation === 'number' ? 'fixed' : 'computed'
  if (role === 'actor') return isMachine(implementation) ? 'machine' : 'actor'
  if (isCompositeGuard(implementation)) return implementation.name
  const type: unknown = isObject(implementation) && 'type' in implementation ? implementation.type : undefined
  return typeof type === 'string' && type.startsWith('xstate.') ? type.slice('xstate.'.length) : 'function'
}

/** What an action of XState is made of, or the function itself, as it is written. */
function codeIn(implementation: unknown): string | undefined {
  if (typeof implementation === 'number') return `${implementation} ms`
  if (!isObject(implementation) || isCompositeGuard(implementation) || isMachine(implementation))
    return undefined
  const { assignment, event, value, actorRef } = implementation as Readonly<Record<string, unknown>>
  const made = assignment ?? event ?? value ?? actorRef
  if (made !== undefined) return writtenAs(made)
  return typeof implementation === 'function' && !('type' in implementation)
    ? codeOf(implementation)
    : undefined
}

/** A bundler or a test may have put its own names for what is imported. */
const codeOf = (code: unknown) =>
  String(code)
    .replace(/\(0, ?__vi\w*_import_\d+__\.(\w+)\)|__vi\w*_import_\d+__\.(\w+)/g, '$1$2')
    .replace(/\s+/g, ' ')
    .trim()

/** A value with the functions in it, as it is written. */
function writtenAs(value: unknown): string {
  if (typeof value === 'function') return codeOf(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value) ?? 'undefined'
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${writtenAs(part)}`)
  return parts.length ? `{ ${parts.join(', ')} }` : '{}'
}

/** How the input of an actor is computed, wherever it is invoked. */
function inputOf(machine: AnyStateMachine, source: string): string | undefined {
  const inputs = nodesOf(machine)
    .flatMap(({ invoke }) => invoke)
    .filter(({ src, input }) => src === source && input !== undefined)
  return inputs.length === 0
    ? undefined
    : [...new Set(inputs.map(({ input }) => writtenAs(input)))].join('; ')
}

export interface MachineReferences {
  /** A guard or an action, with the name that has one meaning only. */
  partOf: (role: PartRole, written: unknown) => GraphPart
  /** What stands behind each name. */
  table: readonly GraphReference[]
}

/** Every guard, action, actor and delay of a machine by name, with its fixed parameters beside it as data. */
export function referencesIn(machine: AnyStateMachine): MachineReferences {
  const { guards, actions, actors, delays } = machine.implementations
  const given = namedParts(machine)
  const names = new Map([...given.guard, ...given.action].map(([name, part]) => [part, name]))
  const partOf = (role: PartRole, written: unknown): GraphPart => {
    const text = role === 'guard' ? guardText(written) : actionText(written)
    if (!isPlain(written)) return { text, name: names.get(written) ?? text }
    if (typeof written === 'string') return { text, name: written }
    const { type, params } = written
    return { text, name: type, ...(params !== undefined && { params }) }
  }
  const referenceTo = (role: ReferenceRole, name: string, part: unknown): GraphReference => {
    if (isParameterised(part))
      return { role, name, kind: 'call', calls: part.type, code: codeOf(part.params) }
    const code = role === 'actor' ? inputOf(machine, name) : codeIn(part)
    return {
      role,
      name,
      kind: kindOf(role, part),
      ...(isCompositeGuard(part) && {
        ...(part.guards && { of: part.guards.map((guard) => partOf('guard', guard)) }),
        ...(part.stateValue !== undefined && { states: part.stateValue }),
      }),
      ...(code !== undefined && { code }),
    }
  }
  const declared = (role: ReferenceRole, implementations: Readonly<Record<string, unknown>>) =>
    Object.entries(implementations).map(([name, implementation]) => referenceTo(role, name, implementation))
  const referred = (role: PartRole) => [...given[role]].map(([name, part]) => referenceTo(role, name, part))

  return {
    partOf,
    table: [
      ...declared('guard', guards),
      ...referred('guard'),
      ...declared('action', actions),
      ...referred('action'),
      ...declared('actor', actors),
      ...declared('delay', delays),
    ],
  }
}
