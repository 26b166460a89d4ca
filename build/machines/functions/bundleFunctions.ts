import type { ModelledMachine } from '../machineModels'
import { bundleScript, inside } from './bundleScript'

/**
 * Everything that a machine computes, as one script that declares `machine`: guards, actions and delays by the names that
 * exports use. It is the machine's own code without XState, written for interpreters that know JavaScript of 2015.
 */
export const bundleFunctions = ({
  file,
  machine,
}: Pick<ModelledMachine, 'file' | 'machine'>): Promise<string> =>
  bundleScript(
    'machine',
    `import { functionsOf } from ${JSON.stringify(inside('build/machines/functions/functions.ts'))}
import * as declared from ${JSON.stringify(inside(file))}
export default functionsOf(Object.values(declared).find((one) => one?.config?.id === ${JSON.stringify(machine.id)}))`,
    { xstate: inside('build/machines/functions/xstate.ts') },
  )
