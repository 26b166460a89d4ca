import type { MachineGraph } from '../machineGraph'
import { toDot } from './dot'
import type { ExportFormatId } from './formatIds'
import { toMermaid } from './mermaid'
import { toPlantUml } from './plantuml'
import { toScxml } from './scxml'
import { toXstateJson } from './xstateJson'

export interface ExportFormat {
  id: ExportFormatId
  name: string
  /** What it is good for. */
  use: string
  extension: string
  write: (graph: MachineGraph, purpose: string) => string
}

/** Every notation in which a machine can be taken along. */
export const exportFormats: readonly ExportFormat[] = [
  {
    id: 'xstate',
    name: 'XState JSON',
    use: 'A configuration for createMachine, which names guards, actions and actors.',
    extension: 'json',
    write: toXstateJson,
  },
  {
    id: 'mermaid',
    name: 'Mermaid',
    use: 'A state diagram for Markdown pages that draw Mermaid.',
    extension: 'mmd',
    write: toMermaid,
  },
  {
    id: 'scxml',
    name: 'SCXML',
    use: 'The statechart standard of the W3C, for other tools.',
    extension: 'scxml',
    write: toScxml,
  },
  {
    id: 'plantuml',
    name: 'PlantUML',
    use: 'A state diagram for PlantUML.',
    extension: 'puml',
    write: toPlantUml,
  },
  {
    id: 'dot',
    name: 'DOT',
    use: 'A graph for Graphviz.',
    extension: 'dot',
    write: toDot,
  },
]

/** Where the build leaves the file. */
export const exportPath = (machine: string, { extension }: Pick<ExportFormat, 'extension'>) =>
  `/machines/${machine}/${machine}.${extension}`
