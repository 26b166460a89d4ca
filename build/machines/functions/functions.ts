import { namedParts } from 'machine-workbench/inspection/namedParts'
import type { AnyStateMachine } from 'xstate'

type Context = Readonly<Record<string, unknown>>

/** An event as an SCXML interpreter has it. */
interface ScxmlEvent {
  name: string
  data?: unknown
}

interface Event {
  type: string
}

type Computed = (
  args: { context: Context; event: Event; spawn?: unknown; self?: unknown },
  params: unknown,
) => unknown

const endings = [
  [/^done\.invoke\.(.*)$/, 'xstate.done.actor.', 'output'],
  [/^error\.platform\.(.*)$/, 'xstate.error.actor.', 'error'],
] as const

/** The event as XState has it. Before the first one there is none. */
function eventOf(event: ScxmlEvent | undefined): Event {
  if (!event) return { type: 'xstate.init' }
  for (const [pattern, prefix, key] of endings) {
    const [, actor] = pattern.exec(event.name) ?? []
    if (actor !== undefined) return { type: prefix + actor, [key]: event.data } as Event
  }
  return { ...(event.data as object), type: event.name }
}

const actor = (id: string) => ({ id, send() {} })

const isComputed = (value: unknown): value is Computed => typeof value === 'function'

/** Everything that a machine computes, by the names that its exports use. */
export function functionsOf({
  config,
  implementations,
}: Pick<AnyStateMachine, 'config' | 'implementations'>) {
  const given = namedParts({ config, implementations })

  /** What stands behind a name, with the parameters of a call. */
  function resolved(
    role: 'guards' | 'actions',
    name: string,
    args: { context: Context; event: Event },
    fixed: unknown,
  ) {
    const known = given[role === 'guards' ? 'guard' : 'action'].get(name)
    const called = known as { type?: unknown; params?: unknown } | undefined
    if (called && typeof called === 'object' && typeof called.type === 'string') {
      const params = isComputed(called.params) ? called.params(args, undefined) : called.params
      return { part: implementations[role][called.type] as unknown, params }
    }
    return { part: known ?? (implementations[role][name] as unknown), params: fixed }
  }

  const value = (made: unknown, args: { context: Context; event: Event }, params: unknown) =>
    isComputed(made)
      ? made({ ...args, spawn: (_: unknown, { id = '' } = {}) => actor(id), self: actor('') }, params)
      : made

  /** A new context, an event, or whatever else the action makes. */
  function effect(part: unknown, args: { context: Context; event: Event }, params: unknown): unknown {
    const { type, ...made } = part as Readonly<Record<string, unknown>>
    if (type === 'xstate.assign') {
      const changes = isComputed(made.assignment)
        ? value(made.assignment, args, params)
        : Object.fromEntries(
            Object.entries(made.assignment as object).map(([key, one]) => [key, value(one, args, params)]),
          )
      return { ...args.context, ...(changes as object) }
    }
    if (type === 'xstate.emit' || type === 'xstate.raise') return value(made.event, args, params)
    if (type === 'xstate.sendTo') {
      const to = value(made.to, args, params)
      return {
        to: typeof to === 'string' ? to : (to as { id?: string })?.id,
        event: value(made.event, args, params),
      }
    }
    if (type === 'xstate.stopChild') return value(made.actorRef, args, params)
    if (type === 'xstate.log') return value(made.value, args, params)
    if (type === 'xstate.enqueueActions') {
      const emitted: unknown[] = []
      const enqueue = { emit: (event: unknown) => emitted.push(value(event, args, params)) }
      ;(made.collect as (all: object, params: unknown) => void)({ ...args, enqueue }, params)
      return emitted
    }
    return isComputed(part) ? part(args, params) : undefined
  }

  const argsOf = (context: Context, event: ScxmlEvent | undefined) => ({ context, event: eventOf(event) })
  return {
    guard(name: string, context: Context, event: ScxmlEvent | undefined, fixed?: unknown) {
      const args = argsOf(context, event)
      const { part, params } = resolved('guards', name, args, fixed)
      return Boolean((part as Computed)(args, params))
    },
    action(name: string, context: Context, event: ScxmlEvent | undefined, fixed?: unknown) {
      const args = argsOf(context, event)
      const { part, params } = resolved('actions', name, args, fixed)
      return effect(part, args, params)
    },
    delay(name: string, context: Context, event: ScxmlEvent | undefined) {
      return value(implementations.delays[name], argsOf(context, event), undefined)
    },
  }
}
