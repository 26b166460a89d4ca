import { exportFormats } from 'machine-workbench/exports/formats'
import { exportPath } from '~/data/machines/exportPath'
import { exportedGraph } from './exportedGraph'
import { type ModelledMachine, modelledMachines } from './machineModels'

/** One machine in every notation, by the path of its file. */
async function filesOf(modelled: ModelledMachine): Promise<readonly (readonly [string, string])[]> {
  const graph = await exportedGraph(modelled)
  const { purpose = '' } = modelled.model.options
  return exportFormats.map((format) => [exportPath(graph.id, format).slice(1), format.write(graph, purpose)])
}

/** The files that the machines' pages offer, by path. */
export async function machineFiles(): Promise<ReadonlyMap<string, string>> {
  const files = await Promise.all(modelledMachines().map(filesOf))
  return new Map(files.flat())
}
