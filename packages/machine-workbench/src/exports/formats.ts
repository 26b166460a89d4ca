import type { MachineGraph } from '../description/machineGraph.ts'
import { toDot } from './dot.ts'
import type { ExportFormatId } from './formatIds.ts'
import { toMermaid } from './mermaid.ts'
import { toPlantUml } from './plantuml.ts'
import { toScxml } from './scxml.ts'
import { toXstateJson } from './xstateJson.ts'

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
    use: 'A configuration for createMachine with the context that it starts with. Guards, actions, actors and delays are names; meta.references says what each stands for, and provide gives it.',
    extension: 'json',
    write: toXstateJson,
  },
  {
    id: 'mermaid',
    name: 'Mermaid',
    use: 'A state diagram for Markdown pages that draw Mermaid. An arrow from a state to itself stands for every such transition.',
    extension: 'mmd',
    write: toMermaid,
  },
  {
    id: 'scxml',
    name: 'SCXML',
    use: 'The statechart standard of the W3C, with a data model: it runs in an interpreter that knows JavaScript. Simple guards are expressions; what else the machine computes is a script in the document.',
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
    use: 'A graph for Graphviz. A diamond stands for the whole of the state around it.',
    extension: 'dot',
    write: toDot,
  },
]
