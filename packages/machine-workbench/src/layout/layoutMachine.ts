import type { LayoutOptions } from 'elkjs/lib/elk-api.js'
import type { MachineDrawing } from '../description/machineDrawing.ts'
import type { MachineGraph } from '../description/machineGraph.ts'
import { drawingFaults } from './drawingFaults.ts'
import { type LayoutEngine, placeMachine } from './placeMachine.ts'

/** Room in which a drawing is first seen: what is laid out larger than that is shown smaller. */
const view = { width: 1180, height: 900 }

const basic: LayoutOptions = {
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.layered.thoroughness': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.nodeNode': '30',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.portPort': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.nodeSelfLoop': '16',
}

const choices = (key: string, values: readonly string[]): readonly LayoutOptions[] =>
  values.map((value) => ({ [`elk.${key}`]: value }))

const waysWith = (placement: string): readonly LayoutOptions[] =>
  choices('direction', ['RIGHT', 'DOWN']).flatMap((direction) =>
    choices('layered.cycleBreaking.strategy', ['GREEDY', 'DEPTH_FIRST']).map((cycles) => ({
      ...basic,
      ...direction,
      ...cycles,
      'elk.layered.nodePlacement.strategy': placement,
    })),
  )

/** Ways to lay a machine out; those of a later round are tried if none of the earlier brings a clear drawing. */
const rounds = [waysWith('NETWORK_SIMPLEX'), waysWith('BRANDES_KOEPF'), waysWith('LINEAR_SEGMENTS')]

/** How much smaller than its size a drawing is first seen, in steps: a twentieth makes no difference to a reader. */
const shrinkage = ({ width, height }: MachineDrawing) =>
  Math.round(20 * Math.max(1, width / view.width, height / view.height))

const lineLength = ({ transitions }: MachineDrawing) =>
  transitions
    .flatMap(({ points, branches }) => [points, ...branches])
    .flatMap((points) =>
      points
        .slice(1)
        .map(
          ({ x, y }, index) => Math.abs(x - (points[index]?.x ?? x)) + Math.abs(y - (points[index]?.y ?? y)),
        ),
    )
    .reduce((sum, length) => sum + length, 0)

/**
 * A machine's drawing: of several ways to lay it out the clearest, then the largest, then the one with the shortest
 * lines. It is always the same for the same machine.
 */
export async function layoutMachine(graph: MachineGraph, elk: LayoutEngine): Promise<MachineDrawing> {
  const tries: { drawing: MachineDrawing; faults: number }[] = []
  for (const ways of rounds) {
    for (const way of ways) {
      const drawing = await placeMachine(graph, way, elk)
      tries.push({ drawing, faults: drawingFaults(graph, drawing).length })
    }
    if (tries.some(({ faults }) => faults === 0)) break
  }
  const [best] = tries.toSorted(
    (a, b) =>
      a.faults - b.faults ||
      shrinkage(a.drawing) - shrinkage(b.drawing) ||
      lineLength(a.drawing) - lineLength(b.drawing),
  )
  if (!best) throw new Error(`There is no way to draw ${graph.id}`)
  return best.drawing
}
