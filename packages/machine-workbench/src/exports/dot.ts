import { type GraphState, type MachineGraph, ROOT, statesIn } from '../description/machineGraph.ts'
import { lookup, needsFrame, plainIds, stateNotes, transitionText } from './outline.ts'

/** Inside quotes a backslash begins a code of Graphviz's own, such as a line's end. */
const escaped = (text: string) =>
  text
    // Graphviz reads &…; as a character of HTML.
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\\/g, '\\\\')
    .replace(/"/g, '\\"')
    .replace(/\s*\n\s*/g, ' ')

const quoted = (lines: readonly string[]) => `"${lines.map(escaped).join('\\n')}"`

/** A graph for Graphviz: a cluster for every state with states in it. */
export function toDot(graph: MachineGraph, purpose = ''): string {
  const idOf = lookup(plainIds(graph))
  const lines: string[] = []
  const say = (depth: number, text: string) => lines.push(`${'  '.repeat(depth)}${text}`)
  const hasInner = (id: string) => statesIn(graph, id).length > 0
  const isFramed = needsFrame(graph)

  const block = (id: string, depth: number) => {
    const inner = statesIn(graph, id)
    for (const one of inner) state(one, depth)
    const first = inner.find(({ isInitial }) => isInitial)
    const isParallel = graph.states.find((one) => one.id === id)?.kind === 'parallel'
    if (!first || isParallel) return
    say(depth, `${idOf(id)}_start [shape=point, width=0.12, label=""]`)
    say(depth, `${idOf(id)}_start -> ${anchor(first.id)}`)
  }
  /** Edges run between nodes: of a state with states in it, a diamond. Lines cut off at its border could end up without a length. */
  const anchor = (id: string) => (hasInner(id) ? `${idOf(id)}_anchor` : idOf(id))
  const state = (one: GraphState, depth: number) => {
    const label = quoted([one.name, ...stateNotes(one)])
    if (!hasInner(one.id)) {
      const shape = { final: 'doublecircle', history: 'circle' }[one.kind as string] ?? 'box'
      const text = one.kind === 'history' ? quoted([one.history === 'deep' ? 'H*' : 'H']) : label
      say(depth, `${idOf(one.id)} [shape=${shape}, label=${text}]`)
      return
    }
    say(depth, `subgraph cluster_${idOf(one.id)} {`)
    say(depth + 1, `label=${label}`)
    say(depth + 1, `style="rounded${one.kind === 'parallel' ? ',dashed' : ''}"`)
    say(depth + 1, `${idOf(one.id)}_anchor [shape=diamond, style=solid, width=0.12, height=0.12, label=""]`)
    block(one.id, depth + 1)
    say(depth, '}')
  }

  say(0, `digraph ${quoted([graph.id])} {`)
  const isNested = graph.states.slice(isFramed ? 0 : 1).some(({ id }) => hasInner(id))
  say(
    1,
    `label=${quoted([
      graph.id,
      ...(purpose ? [purpose] : []),
      ...(isNested ? ['A diamond stands for the whole of the state around it.'] : []),
    ])}`,
  )
  say(1, 'labelloc=t')
  say(1, 'fontname="sans-serif"')
  say(1, 'node [fontname="sans-serif", style=rounded]')
  say(1, 'edge [fontname="sans-serif", fontsize=10]')
  const [root] = graph.states
  if (root && isFramed) state(root, 1)
  else block(ROOT, 1)
  for (const transition of graph.transitions) {
    const targets = transition.targets.length ? transition.targets : [transition.source]
    for (const target of targets)
      say(
        1,
        `${anchor(transition.source)} -> ${anchor(target)} [label=${quoted([transitionText(transition)])}]`,
      )
  }
  say(0, '}')
  return `${lines.join('\n')}\n`
}
