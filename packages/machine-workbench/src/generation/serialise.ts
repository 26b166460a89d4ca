const isActor = (value: object): value is { id: string; src: unknown; getSnapshot: () => unknown } =>
  'sessionId' in value && 'getSnapshot' in value

/** Ids that XState counts up differ from run to run and would make equal states look different. */
const isCounted = (id: string) => /^x:\d+$/.test(id)

function write(value: unknown, depth: number, above: object[]): string {
  if (value === undefined) return 'undefined'
  if (typeof value === 'function') return '"(function)"'
  if (typeof value === 'bigint' || typeof value === 'symbol') return JSON.stringify(String(value))
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (above.includes(value)) return '"(cycle)"'
  if (depth === 0) return '"(deep)"'
  if (value instanceof Error) return JSON.stringify(`(${value.name}) ${value.message}`)
  if (Object.prototype.toString.call(value) === '[object Date]')
    return JSON.stringify(`(date) ${Number(value)}`)
  // One list for the whole way down: this is called after every step of every walk.
  above.push(value)
  let text: string
  if (isActor(value)) {
    const at = typeof value.src === 'string' ? value.src : isCounted(value.id) ? 'actor' : value.id
    text = `{"(actor)":${JSON.stringify(at)},"at":${write(whereIs(value.getSnapshot()), depth - 1, above)}}`
  } else if (value instanceof Map) text = `{"(map)":${write([...value], depth - 1, above)}}`
  else if (value instanceof Set) text = `{"(set)":${write([...value], depth - 1, above)}}`
  else if (Array.isArray(value)) text = `[${value.map((part) => write(part, depth - 1, above)).join(',')}]`
  else {
    const parts: string[] = []
    for (const key of Object.keys(value).sort())
      parts.push(`${JSON.stringify(key)}:${write((value as Record<string, unknown>)[key], depth - 1, above)}`)
    text = `{${parts.join(',')}}`
  }
  above.pop()
  return text
}

/** A stable text for any value: sorted keys, cycles and depth marked, actors by what they are and where they stand. */
export const serialise = (value: unknown, depth = 8): string => write(value, depth, [])

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
