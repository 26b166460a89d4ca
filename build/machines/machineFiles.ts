import { exportFormats, exportPath } from '~/data/machines/exports/formats'
import type { MachineGraph } from '~/data/machines/machineGraph'
import { describeMachine } from '~/machines/inspection/describeMachine'
import { modelledMachines } from './machineModels'

/** One machine in every notation, by the path of its file. */
const filesOf = (graph: MachineGraph, purpose: string): readonly (readonly [string, string])[] =>
  exportFormats.map((format) => [exportPath(graph.id, format).slice(1), format.write(graph, purpose)])

/** The files that the machines' pages offer, by path. */
export const machineFiles = (): ReadonlyMap<string, string> =>
  new Map(
    modelledMachines().flatMap(({ machine, model }) =>
      filesOf(describeMachine(machine), model.options.purpose ?? ''),
    ),
  )
