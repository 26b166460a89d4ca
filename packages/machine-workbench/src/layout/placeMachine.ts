import type { ELK, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'
import type { DrawnState, DrawnTransition, MachineDrawing, Point } from '../description/machineDrawing.ts'
import {
  type GraphState,
  type GraphTransition,
  type MachineGraph,
  ROOT,
} from '../description/machineGraph.ts'
import { branchOf, elkGraph, finalInset, startOf } from './elkGraph.ts'
import { type Head, labelOf } from './machineTexts.ts'
import { type, widthOf } from './textSize.ts'

/** What lays graphs out. */
export type LayoutEngine = Pick<ELK, 'layout'>

const round = ({ x = 0, y = 0 }: { x?: number; y?: number }): Point => ({
  x: Math.round(x),
  y: Math.round(y),
})

function pointsOf(edge: ElkExtendedEdge | undefined): readonly Point[] {
  const section = edge?.sections?.[0]
  if (!section) throw new Error(`ELK has not drawn ${edge?.id}`)
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(round)
  return points.filter(
    ({ x, y }, index) => index === 0 || x !== points[index - 1]?.x || y !== points[index - 1]?.y,
  )
}

const holds = ({ x, y, width, height }: DrawnState, point: Point) =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height

const nodesIn = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)]

function drawState({ id, kind, history }: GraphState, node: ElkNode, head: Head): DrawnState {
  const at = round(node)
  const width = Math.round(node.width ?? 0)
  const height = Math.round(node.height ?? 0)
  if (kind === 'history') {
    const text = history === 'deep' ? 'H*' : 'H'
    const x = Math.round(at.x + (width - widthOf(text, 'history')) / 2)
    return {
      id,
      ...at,
      width,
      height,
      headHeight: height,
      texts: [{ x, y: at.y + Math.round((height + type.history.size * 0.7) / 2), text, variant: 'history' }],
    }
  }
  const inset = kind === 'final' ? finalInset : 0
  return {
    id,
    ...at,
    width,
    height,
    headHeight: head.height,
    texts: head.texts.map((text) => ({ ...text, x: text.x + at.x + inset, y: text.y + at.y })),
  }
}

/** The machine laid out by ELK with these options. */
export async function placeMachine(
  machine: MachineGraph,
  options: LayoutOptions,
  elk: LayoutEngine,
): Promise<MachineDrawing> {
  const { graph, heads } = elkGraph(machine, options)
  const laidOut = await elk.layout(graph)
  const nodes = new Map(nodesIn(laidOut).map((node) => [node.id, node]))
  const edges = new Map((laidOut.edges ?? []).map((edge) => [edge.id, edge]))
  const states = machine.states.map((state) => {
    const node = nodes.get(state.id)
    const head = heads.get(state.id)
    if (!node || !head) throw new Error(`ELK has not placed ${state.id}`)
    return drawState(state, node, head)
  })
  const boxes = new Map(states.map((state) => [state.id, state]))
  // The states in a state stand behind it in the list.
  const innermost = (point: Point) => states.findLast((box) => holds(box, point))?.id ?? ROOT
  const drawTransition = (transition: GraphTransition): DrawnTransition => {
    const loop = heads.get(transition.source)?.loops.find((one) => one.transition === transition)
    const box = boxes.get(transition.source)
    if (loop && box) {
      const { x, y } = box
      return {
        id: transition.id,
        points: [
          { x, y: y + loop.top },
          { x: x + loop.depth, y: y + loop.top },
          { x: x + loop.depth, y: y + loop.bottom },
          { x, y: y + loop.bottom },
        ],
        branches: [],
        label: { ...loop.label, x: x + loop.label.x, y: y + loop.label.y, inside: box.id },
      }
    }
    const [first = [], ...branches] = transition.targets.map((_, index) =>
      pointsOf(edges.get(branchOf(transition, index))),
    )
    const { lines, guardFrom, width, height } = labelOf(transition)
    const place = edges.get(branchOf(transition, 0))?.labels?.[0]
    const at = round({ x: (place?.x ?? 0) + 4, y: (place?.y ?? 0) + 1 })
    return {
      id: transition.id,
      points: first,
      branches,
      label: { ...at, width, height, lines, guardFrom, inside: innermost(at) },
    }
  }
  return {
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    states,
    transitions: machine.transitions.map(drawTransition),
    starts: machine.states
      .filter(({ id }) => edges.has(startOf(id)))
      .map(({ id }) => ({ state: id, points: pointsOf(edges.get(startOf(id))) })),
  }
}
