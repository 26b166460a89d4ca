import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate'

export type Part = unknown
export type Branch = { target?: readonly string[]; guard?: Part; actions: readonly Part[]; reenter?: boolean }
type Group = 'on' | 'after' | 'always' | 'onDone'
/** A state as its machine's configuration has it, in one form: lists of branches, and targets from the root. */
export type Written = Record<Group, Record<string, readonly Branch[]>> & {
  rest: Readonly<Record<string, unknown>>
  initial: string | undefined
  entry: readonly Part[]
  exit: readonly Part[]
  invoke: readonly Readonly<Record<string, unknown>>[]
  states: Record<string, Written>
}

const listOf = <Item>(value: Item | readonly Item[] | undefined): readonly Item[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as Item]

/** Dots separate the names of a path, so that one in a name is escaped. */
const pathOf = (node: AnyStateNode) =>
  [node.machine.root.id, ...node.path.map((name) => name.replace(/[\\.]/g, '\\$&'))].join('.')
export const idOf = (node: AnyStateNode) => `#${pathOf(node)}`

function fromRoot(target: string, node: AnyStateNode): string {
  if (target.startsWith('#')) return target
  if (target.startsWith('.')) return idOf(node) + target
  return `${idOf(node.parent ?? node)}.${target}`
}

function branchesOf(written: unknown, node: AnyStateNode): readonly Branch[] {
  return listOf(written).map((one) => {
    const { target, actions, ...rest } = (typeof one === 'string' ? { target: one } : one) as {
      target?: string | readonly string[]
      actions?: Part | readonly Part[]
    }
    const targets = listOf(target).map((each) => fromRoot(each, node))
    return { ...rest, ...(targets.length > 0 && { target: targets }), actions: listOf(actions) }
  })
}

const groupsOf = (written: unknown, node: AnyStateNode): Record<string, readonly Branch[]> =>
  Object.fromEntries(
    Object.entries((written ?? {}) as object).map(([key, one]) => [key, branchesOf(one, node)]),
  )

/** Under `always` and `onDone` there is one list only. */
const single = (written: unknown, node: AnyStateNode) => {
  const branches = branchesOf(written, node)
  return branches.length > 0 ? { '': branches } : {}
}

export function writtenOf(node: AnyStateNode): Written {
  const { initial, entry, exit, on, after, always, onDone, invoke, states: _, ...rest } = node.config
  return {
    rest,
    initial: typeof initial === 'string' ? initial : undefined,
    entry: listOf(entry as Part),
    exit: listOf(exit as Part),
    on: groupsOf(on, node),
    after: groupsOf(after, node),
    always: single(always, node),
    onDone: single(onDone, node),
    invoke: listOf(invoke as unknown).map((one) => {
      const ends = ['onDone', 'onError', 'onSnapshot'] as const
      const { ...own } = one as Record<string, unknown>
      for (const end of ends) if (own[end] !== undefined) own[end] = branchesOf(own[end], node)
      return own
    }),
    states: Object.fromEntries(Object.values(node.states).map((inner) => [inner.key, writtenOf(inner)])),
  }
}

function configOf(written: Written): object {
  const { rest, initial, entry, exit, on, after, always, onDone, invoke, states } = written
  const inner = Object.entries(states).map(([name, one]) => [name, configOf(one)])
  return {
    ...rest,
    ...(initial !== undefined && { initial }),
    entry,
    exit,
    on,
    after,
    ...(always[''] && { always: always[''] }),
    ...(onDone[''] && { onDone: onDone[''] }),
    invoke,
    ...(inner.length > 0 && { states: Object.fromEntries(inner) }),
  }
}

/** The same machine with its configuration edited. */
export function edited(machine: AnyStateMachine, edit: (root: Written) => void): AnyStateMachine {
  const root = writtenOf(machine.root)
  edit(root)
  return createMachine(configOf(root) as never).provide(machine.implementations as never)
}

/** Nothing is changed: what is planted in it is planted in this. */
export const rewritten = (machine: AnyStateMachine) => edited(machine, () => {})

export const at = (root: Written, path: readonly string[]): Written =>
  path.reduce((state, name) => state.states[name] ?? state, root)

export type Place = {
  path: readonly string[]
  group: Group | 'invoke'
  key: string
  end?: string
  said: string
}

export const branchesAt = (root: Written, { path, group, key, end }: Place): readonly Branch[] => {
  const state = at(root, path)
  if (group !== 'invoke') return state[group][key] ?? []
  return (state.invoke[Number(key)]?.[end ?? ''] ?? []) as readonly Branch[]
}

export function setBranches(root: Written, { path, group, key, end }: Place, branches: readonly Branch[]) {
  const state = at(root, path)
  if (group !== 'invoke') state[group] = { ...state[group], [key]: branches }
  else
    state.invoke = state.invoke.map((one, index) =>
      index === Number(key) ? { ...one, [end ?? '']: branches } : one,
    )
}

export function placesIn(state: Written, path: readonly string[] = []): readonly Place[] {
  const where = path.join('.') || '(root)'
  const grouped = (['on', 'after', 'always', 'onDone'] as const).flatMap((group) =>
    Object.keys(state[group]).map((key): Place => {
      const label = { on: key, after: `after ${key}`, always: 'always', onDone: 'done' }[group]
      return { path, group, key, said: `${where} --${label}` }
    }),
  )
  const ends = state.invoke.flatMap((one, index) =>
    (['onDone', 'onError', 'onSnapshot'] as const).flatMap((end): Place[] =>
      one[end] === undefined
        ? []
        : [{ path, group: 'invoke', key: String(index), end, said: `${where} --${end}(${String(one.src)})` }],
    ),
  )
  return [
    ...grouped,
    ...ends,
    ...Object.entries(state.states).flatMap(([name, inner]) => placesIn(inner, [...path, name])),
  ]
}
