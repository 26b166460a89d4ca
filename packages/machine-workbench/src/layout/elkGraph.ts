import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'
import {
  type GraphTransition,
  type MachineGraph,
  ROOT,
  statesIn,
  transitionsFrom,
} from '../description/machineGraph.ts'
import { type Head, headOf, labelOf } from './machineTexts.ts'

/** The circle of a history state. */
const historySize = 32
const startSize = 10
/** The second border of a final state lies inside the first. */
export const finalInset = 5

/** The node of the dot that marks where a state starts. */
export const startOf = (state: string) => `start of ${state}`

/** The edge of a transition's branch to the target with that index. */
export const branchOf = (transition: GraphTransition, index: number) => `${transition.id} → ${index}`

export interface ElkMachine {
  graph: ElkNode
  heads: ReadonlyMap<string, Head>
}

/** The machine as ELK takes it: the root is a box like any other, and transitions that stay are part of their box. */
export function elkGraph(machine: MachineGraph, options: LayoutOptions): ElkMachine {
  const heads = new Map(
    machine.states.map((state) => {
      const staying = transitionsFrom(machine, state.id).filter(({ targets }) => targets.length === 0)
      return [state.id, headOf(state, staying)] as const
    }),
  )
  const nodeOf = (id: string): ElkNode => {
    const state = machine.states.find((one) => one.id === id)
    const head = heads.get(id)
    if (!state || !head) throw new Error(`There is no state ${id}`)
    if (state.kind === 'history') return { id, width: historySize, height: historySize }
    const inner = statesIn(machine, id)
    const inset = state.kind === 'final' ? finalInset : 0
    if (inner.length === 0) return { id, width: head.width + 2 * inset, height: head.height + inset }
    const start = inner.some(({ isInitial }) => isInitial) && state.kind !== 'parallel'
    return {
      id,
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${head.height + 14},left=28,bottom=24,right=28]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${head.width},${head.height})`,
      },
      children: [
        ...(start ? [{ id: startOf(id), width: startSize, height: startSize }] : []),
        ...inner.map((state) => nodeOf(state.id)),
      ],
    }
  }
  const starts = machine.states
    .filter(({ isInitial }) => isInitial)
    .flatMap(({ id, parent }): ElkExtendedEdge[] => {
      const kind = machine.states.find((state) => state.id === parent)?.kind
      return parent === null || kind === 'parallel'
        ? []
        : [{ id: startOf(parent), sources: [startOf(parent)], targets: [id] }]
    })
  const edges = machine.transitions.flatMap((transition): ElkExtendedEdge[] =>
    transition.targets.map((target, index) => {
      const { lines, width, height } = labelOf(transition)
      return {
        id: branchOf(transition, index),
        sources: [transition.source],
        targets: [target],
        labels:
          index > 0
            ? []
            : [
                {
                  text: lines.join('\n'),
                  width: width + 8,
                  height: height + 2,
                  layoutOptions: { 'elk.edgeLabels.inline': 'true' },
                },
              ],
      }
    }),
  )
  return {
    heads,
    graph: {
      id: 'drawing',
      layoutOptions: {
        ...options,
        'elk.algorithm': 'layered',
        'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
        'elk.json.shapeCoords': 'ROOT',
        'elk.json.edgeCoords': 'ROOT',
        'elk.padding': '[top=2,left=2,bottom=2,right=2]',
      },
      children: [nodeOf(ROOT)],
      edges: [...starts, ...edges],
    },
  }
}
