import * as elk from 'elkjs/lib/elk.bundled.js'
import type { MachineDrawing } from '../description/machineDrawing.ts'
import type { MachineGraph } from '../description/machineGraph.ts'
import { layoutMachine } from '../layout/layoutMachine.ts'
import type { LayoutEngine } from '../layout/placeMachine.ts'

// The types of a CommonJS file say that its default export has one of its own, which Node does not find there.
const Elk = elk.default as unknown as new () => LayoutEngine

let engine: LayoutEngine | undefined

/** A machine laid out. The engine takes a while to load, so one does for all. */
export function drawMachine(graph: MachineGraph): Promise<MachineDrawing> {
  engine ??= new Elk()
  return layoutMachine(graph, engine)
}
