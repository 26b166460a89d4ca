const isActor = (value: object): value is { id: string; src: unknown; getSnapshot: () => unknown } =>
  'sessionId' in value && 'getSnapshot' in value

/** Ids that XState counts up differ from run to run and would make equal states look different. */
const isCounted = (id: string) => /^x:\d+$/.test(id)

/** A stable text for any value: sorted keys, cycles and depth marked, actors by what they are and where they stand. */
export function serialise(value: unknown, depth = 8, above: readonly object[] = []): string {
  if (value === undefined) return 'undefined'
  if (typeof value === 'function') return '"(function)"'
  if (typeof value === 'bigint' || typeof value === 'symbol') return JSON.stringify(String(value))
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (above.includes(value)) return '"(cycle)"'
  if (depth === 0) return '"(deep)"'
  const inside = (part: unknown) => serialise(part, depth - 1, [...above, value])
  if (isActor(value)) {
    const at = typeof value.src === 'string' ? value.src : isCounted(value.id) ? 'actor' : value.id
    return `{"(actor)":${JSON.stringify(at)},"at":${inside(whereIs(value.getSnapshot()))}}`
  }
  if (value instanceof Error) return JSON.stringify(`(${value.name}) ${value.message}`)
  if (Object.prototype.toString.call(value) === '[object Date]')
    return JSON.stringify(`(date) ${Number(value)}`)
  if (value instanceof Map) return `{"(map)":${inside([...value])}}`
  if (value instanceof Set) return `{"(set)":${inside([...value])}}`
  if (Array.isArray(value)) return `[${value.map(inside).join(',')}]`
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${inside((value as Record<string, unknown>)[key])}`).join(',')}}`
}

type Loose = Partial<
  Record<'status' | 'value' | 'context' | 'children' | 'historyValue' | 'output' | 'input', unknown>
>

const childrenOf = (children: unknown) =>
  Object.entries((children ?? {}) as Record<string, object | undefined>)
    .filter(([, child]) => child)
    .map(([id, child]) => [isCounted(id) ? 'child' : id, child])

const historyOf = (history: unknown) =>
  Object.entries((history ?? {}) as Record<string, { id: string }[]>).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ])

/** What tells two snapshots apart, without the machine that both carry. */
export function whereIs(snapshot: unknown): unknown {
  if (typeof snapshot !== 'object' || snapshot === null) return snapshot
  const { status, value, context, children, historyValue, output, input } = snapshot as Loose
  // An actor that is told how it ends shows what it was given.
  const given = input === undefined ? {} : { input }
  return {
    status,
    value,
    context,
    output,
    ...given,
    children: childrenOf(children),
    history: historyOf(historyValue),
  }
}
