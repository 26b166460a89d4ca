import type { AnyStateMachine } from 'xstate'
import { isCompositeGuard } from './machineParts.ts'

export type PartRole = 'guard' | 'action'

interface AnyTransitionConfig {
  guard?: unknown
  actions?: unknown
}

interface AnyStateConfig extends Partial<Record<'entry' | 'exit' | 'always' | 'onDone' | 'invoke', unknown>> {
  on?: Readonly<Record<string, unknown>>
  after?: Readonly<Record<string, unknown>>
  states?: Readonly<Record<string, AnyStateConfig>>
}

const listOf = (parts: unknown): readonly unknown[] =>
  parts === undefined ? [] : Array.isArray(parts) ? parts : [parts]

type WrittenPart = readonly [role: PartRole, part: unknown]

/** A guard, and the guards that it is made of. */
function* writtenGuards(guard: unknown): Generator<WrittenPart> {
  yield ['guard', guard]
  if (isCompositeGuard(guard)) for (const inner of guard.guards ?? []) yield* writtenGuards(inner)
}

function* writtenInTransitions(written: unknown): Generator<WrittenPart> {
  for (const one of listOf(written)) {
    if (typeof one !== 'object' || one === null) continue
    const { guard, actions } = one as AnyTransitionConfig
    if (guard !== undefined) yield* writtenGuards(guard)
    for (const action of listOf(actions)) yield ['action', action]
  }
}

/** Each guard and each action of a state and of those in it as it is written, in document order. */
function* writtenParts(state: AnyStateConfig): Generator<WrittenPart> {
  for (const action of [...listOf(state.entry), ...listOf(state.exit)]) yield ['action', action]
  for (const invoked of listOf(state.invoke) as readonly Record<string, unknown>[])
    for (const end of ['onDone', 'onError', 'onSnapshot']) yield* writtenInTransitions(invoked[end])
  for (const written of [...Object.values(state.on ?? {}), ...Object.values(state.after ?? {})])
    yield* writtenInTransitions(written)
  yield* writtenInTransitions(state.always)
  yield* writtenInTransitions(state.onDone)
  for (const inner of Object.values(state.states ?? {})) yield* writtenParts(inner)
}

/** Whether JSON holds a value as it is. */
export const isJson = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (Array.isArray(value)
    ? value.every(isJson)
    : typeof value === 'object' &&
      value !== null &&
      Object.getPrototypeOf(value) === Object.prototype &&
      Object.values(value).every((part) => part === undefined || isJson(part)))

interface Parameterised {
  type: string
  params?: unknown
}

export const isParameterised = (part: unknown): part is Parameterised =>
  typeof part === 'object' && part !== null && 'type' in part

/** 'announce' for what is named, 'assign' or 'emit' for what XState makes, 'inline' for what has no name. */
export const actionText = (part: unknown): string => {
  if (typeof part === 'string') return part
  if (isParameterised(part) && typeof part === 'object') return part.type
  return typeof part === 'function' && part.name ? part.name : 'inline'
}

/** Whether it stands in JSON as it is: a name, with fixed parameters or without. */
export const isPlain = (part: unknown): part is string | Parameterised =>
  typeof part === 'string' || (isParameterised(part) && (part.params === undefined || isJson(part.params)))

/** Of each role what has no name of its own, or computes its parameters: by the name that it is given. */
export type GivenNames = Readonly<Record<PartRole, ReadonlyMap<string, unknown>>>

/**
 * Names for what a machine does not name. What computes its parameters, and what has no name, is given one by its place in
 * the document: the second use of `isAsked` with computed parameters is `isAsked_2`.
 */
export function namedParts({
  config,
  implementations: { guards, actions },
}: Pick<AnyStateMachine, 'config' | 'implementations'>): GivenNames {
  const taken = { guard: new Set(Object.keys(guards)), action: new Set(Object.keys(actions)) }
  const named = { guard: new Map<string, unknown>(), action: new Map<string, unknown>() }
  const known = new Set<unknown>()
  const name = (role: PartRole, part: unknown) => {
    if (isPlain(part) || known.has(part)) return
    known.add(part)
    let name = ''
    for (let index = 1; name === '' || taken[role].has(name); index++) name = `${actionText(part)}_${index}`
    taken[role].add(name)
    named[role].set(name, part)
  }
  for (const guard of Object.values(guards))
    for (const [, part] of writtenGuards(guard)) if (part !== guard) name('guard', part)
  for (const [role, part] of writtenParts(config as AnyStateConfig)) name(role, part)
  return named
}
