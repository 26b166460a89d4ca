import type { MachineGraph } from 'machine-workbench/description/machineGraph'
import { asJson } from 'machine-workbench/generation/machinePaths'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { standInsFor } from '~/machines/inspection/standIns'
import { bundleFunctions } from './functions/bundleFunctions'
import type { ModelledMachine } from './machineModels'
import { withStatements } from './statements'

/** What a machine is given where the simulator starts it first: as its model begins, completed by stand-ins. */
export const firstInput = ({ machine, model }: Pick<ModelledMachine, 'machine' | 'model'>): unknown =>
  standInsFor(machine.id, asJson(model.scenarios[0]?.input))

/** A machine as it is taken along: with what it starts with, what it computes, and what of the requirements it shows. */
export const exportedGraph = async (modelled: ModelledMachine): Promise<MachineGraph> => ({
  ...withStatements(describeMachine(modelled.machine, { input: firstInput(modelled) })),
  functions: await bundleFunctions(modelled),
})
