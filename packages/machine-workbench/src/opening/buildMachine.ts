import {
  type AnyStateMachine,
  and,
  assign,
  cancel,
  createMachine,
  emit,
  fromPromise,
  not,
  or,
  raise,
  sendTo,
  stateIn,
} from 'xstate'
import type {
  WrittenAction,
  WrittenGuard,
  WrittenInvoke,
  WrittenMachine,
  WrittenState,
  WrittenTransition,
} from '../reading/writtenMachine.ts'

/** Where a machine keeps what its guards answer, unless an event says it. */
export const ANSWERS = 'answers'

/** How long a delay takes that nobody knows. */
const UNKNOWN_DELAY_MS = 1000

interface Asked {
  context: unknown
  event: unknown
}

const entryOf = (holder: unknown, key: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
    ? (holder as Readonly<Record<string, unknown>>)[key]
    : undefined

/** What whoever plays the machine says for a guard: with the event, with how an actor ends, or once for all. */
const answerOf =
  (name: string) =>
  ({ context, event }: Asked): boolean =>
    Boolean(
      entryOf(event, name) ??
        entryOf(entryOf(event, 'output'), name) ??
        entryOf(entryOf(context, ANSWERS), name),
    )

/** A part that does nothing, called and written as what it stands for. */
function standIn<Part extends (...args: never[]) => unknown>(
  part: Part,
  name: string,
  code: string,
  type?: string,
): Part {
  Object.defineProperty(part, 'name', { value: name })
  return Object.assign(part, { toString: () => code || name }, type === undefined ? {} : { type })
}

const computes = (code: string) => standIn(() => ({}), 'params', code)

/** What a guard is called where it has to be answered for: its name, with its fixed parameters. */
export const askedAs = (name: string, params: unknown) =>
  params === undefined ? name : `${name} ${JSON.stringify(params)}`

/** In XState's words: guards and actions that are named stay so. */
class Builder {
  readonly #machine: WrittenMachine

  constructor(machine: WrittenMachine) {
    this.#machine = machine
  }

  readonly #known = new Map<string, unknown>()

  /** A part that computes its parameters; one that is used again is the same. */
  #computed(
    role: string,
    { name, computed = '', origin }: { name: string; computed?: string; origin?: string },
  ) {
    const key = `${role} ${origin}`
    const part = (origin !== undefined && this.#known.get(key)) || { type: name, params: computes(computed) }
    if (origin !== undefined) this.#known.set(key, part)
    return part
  }

  guard(guard: WrittenGuard): unknown {
    if (guard.kind === 'and' || guard.kind === 'or') {
      const of = guard.of.map((one) => this.guard(one)) as never[]
      return guard.kind === 'and' ? and(of) : or(of)
    }
    if (guard.kind === 'not') return not(this.guard(guard.of[0] ?? { kind: 'fixed', holds: true }) as never)
    if (guard.kind === 'stateIn') return stateIn(guard.state as never)
    if (guard.kind === 'fixed') return standIn(() => guard.holds, String(guard.holds), String(guard.holds))
    if (guard.kind !== 'named') throw new Error('There is no such guard.')
    const { name, params } = guard
    if (guard.computed !== undefined) return this.#computed('guard', guard)
    return params === undefined ? name : { type: name, params }
  }

  action(action: WrittenAction): unknown {
    switch (action.kind) {
      case 'raise':
      case 'send': {
        const { event, delay, id } = action
        const options = { ...(delay !== undefined && { delay }), ...(id !== undefined && { id }) } as never
        return action.kind === 'raise' ? raise(event, options) : sendTo(({ self }) => self, event, options)
      }
      case 'cancel':
        return cancel(action.id)
      case 'emit':
        return emit(action.event as never)
      case 'assign':
        return assign(action.values as never)
      case 'code':
        return standIn(
          () => {},
          action.name,
          action.code,
          action.maker ? `xstate.${action.maker}` : undefined,
        )
      default: {
        const { name, params } = action
        if (action.computed !== undefined) return this.#computed('action', action)
        return params === undefined ? name : { type: name, params }
      }
    }
  }

  #target(path: readonly string[]) {
    return `#${[this.#machine.id, ...path].map((name) => name.replace(/[\\.]/g, '\\$&')).join('.')}`
  }

  #transition = ({ targets, guard, actions, reenter, meta }: WrittenTransition) => ({
    ...(targets.length > 0 && { target: targets.map((path) => this.#target(path)) }),
    ...(guard && { guard: this.guard(guard) }),
    ...(actions.length > 0 && { actions: actions.map((one) => this.action(one)) }),
    ...(reenter && { reenter }),
    ...(meta && { meta }),
  })

  #invoke = ({ id, source, done, error, snapshot }: WrittenInvoke) => ({
    ...(id !== null && { id }),
    src: source,
    ...(done.length > 0 && { onDone: done.map(this.#transition) }),
    ...(error.length > 0 && { onError: error.map(this.#transition) }),
    ...(snapshot.length > 0 && { onSnapshot: snapshot.map(this.#transition) }),
  })

  state(state: WrittenState): Record<string, unknown> {
    const { kind, initial, initialActions, history, historyTarget, description, tags, meta, states } = state
    const acts = (key: 'entry' | 'exit') =>
      state[key].length > 0 ? { [key]: state[key].map((one) => this.action(one)) } : {}
    const heard = (key: 'always' | 'done', as: string) =>
      state[key].length > 0 ? { [as]: state[key].map(this.#transition) } : {}
    return {
      ...(kind !== 'atomic' && kind !== 'compound' && { type: kind }),
      ...(initial !== null && {
        initial:
          initialActions.length > 0
            ? { target: initial, actions: initialActions.map((one) => this.action(one)) }
            : initial,
      }),
      ...(history !== null && { history }),
      ...(historyTarget && { target: this.#target(historyTarget) }),
      ...(description !== '' && { description }),
      ...(tags.length > 0 && { tags }),
      ...(meta && { meta }),
      ...acts('entry'),
      ...acts('exit'),
      ...(state.invoked.length > 0 && { invoke: state.invoked.map(this.#invoke) }),
      ...(state.on.length > 0 && {
        on: Object.fromEntries(
          state.on.map(({ event, transitions }) => [event, transitions.map(this.#transition)]),
        ),
      }),
      ...(state.after.length > 0 && {
        after: Object.fromEntries(
          state.after.map(({ delay, transitions }) => [delay, transitions.map(this.#transition)]),
        ),
      }),
      ...heard('always', 'always'),
      ...heard('done', 'onDone'),
      ...(states.length > 0 && {
        states: Object.fromEntries(states.map((one) => [one.name, this.state(one)])),
      }),
    }
  }
}

const never = fromPromise(() => new Promise(() => {}))

function* partsOf(state: WrittenState): Generator<WrittenTransition | WrittenInvoke | { delay: string }> {
  for (const { transitions } of [...state.on, ...state.after]) yield* transitions
  yield* [...state.always, ...state.done, ...state.after, ...state.invoked]
  for (const { done, error, snapshot } of state.invoked) yield* [...done, ...error, ...snapshot]
  for (const inner of state.states) yield* partsOf(inner)
}

/** The guards that have no parts of their own, within a guard. */
export const namedIn = (guard: WrittenGuard | null): readonly Extract<WrittenGuard, { kind: 'named' }>[] =>
  guard === null ? [] : guard.kind === 'named' ? [guard] : 'of' in guard ? guard.of.flatMap(namedIn) : []

/**
 * A machine that was read, as XState has it. Nothing of its code is run: for a guard whoever plays it answers, actors end when
 * they are told to, and actions that are not data do nothing. Its input may hold the answers of guards.
 */
export function buildMachine(machine: WrittenMachine): AnyStateMachine {
  const { id, context, root, parts } = machine
  const builder = new Builder(machine)
  const used = [...partsOf(root)]
  const transitions = used.filter((part): part is WrittenTransition => 'targets' in part)
  const asked = transitions.flatMap(({ guard }) => namedIn(guard))
  const declared = Object.entries(parts.guards)
  const answers = [
    ...asked.map(({ name }) => name),
    ...declared.flatMap(([name, guard]) => (guard.kind === 'code' ? [name] : [])),
  ]
  const nameOfGuard = (name: string) =>
    standIn(
      (args: Asked, params: unknown) =>
        answerOf(
          askedAs(
            name,
            asked.some((one) => one.name === name && one.params !== undefined) ? params : undefined,
          ),
        )(args),
      name,
      codeOf(parts.guards[name]),
    )
  const named = new Map(
    declared.flatMap(([name, guard]) => (guard.kind === 'code' ? [] : [[name, guard] as const])),
  )
  const sources = used.flatMap((part) => ('source' in part ? [part.source] : []))
  const delays = used.flatMap((part) => ('delay' in part && !/^\d+$/.test(part.delay) ? [part.delay] : []))
  return createMachine({
    id,
    ...builder.state(root),
    context: ({ input }: { input: unknown }) => {
      const given = entryOf(input, ANSWERS)
      return { ...context, ...(given === undefined ? {} : { [ANSWERS]: given }) }
    },
  } as never).provide({
    guards: Object.fromEntries([
      ...[...new Set(answers)].map((name) => [name, nameOfGuard(name)]),
      ...[...named].map(([name, guard]) => [name, builder.guard(guard as WrittenGuard)]),
    ]),
    actions: Object.fromEntries(
      Object.entries(parts.actions).map(([name, action]) => [name, builder.action(action)]),
    ),
    actors: Object.fromEntries([...Object.keys(parts.actors), ...sources].map((name) => [name, never])),
    delays: Object.fromEntries([
      ...[...delays, ...Object.keys(parts.delays)].map((name) => {
        const known = parts.delays[name]
        return [
          name,
          typeof known === 'number' ? known : standIn(() => UNKNOWN_DELAY_MS, name, known ?? name),
        ]
      }),
    ]),
  } as never) as AnyStateMachine
}

const codeOf = (guard: WrittenMachine['parts']['guards'][string] | undefined) =>
  guard?.kind === 'code' ? guard.code : ''
