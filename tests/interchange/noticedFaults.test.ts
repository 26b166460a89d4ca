import { machinePathsOf } from 'machine-workbench/generation/machinePaths'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { createSimulator, type Simulator } from 'machine-workbench/inspection/simulation'
import { faultsOf } from 'machine-workbench/model/faults'
import { judge } from 'machine-workbench/model/plant'
import { probesOf } from 'machine-workbench/model/probes'
import { literalOf } from 'machine-workbench/testFiles/literal'
import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { standInsFor } from '~/machines/inspection/standIns'
import { modelledMachines } from '../../build/machines/machineModels'
import { trialOf } from '../../build/machines/trialOf'

/** As the exports: more where the lane is run by itself. */
const isWhole = Number(process.env.INTERCHANGE_WALKS ?? 0) >= 1000

/** Each so manieth of the faults that can be planted. */
const eachOf = isWhole ? 20 : 4
const quick = ['accordion', 'theme']
/** Of those that can be told apart so much has to be noticed by a test that was taken along. */
const LEAST = 0.97

const machines = modelledMachines().filter(({ machine: { id } }) => isWhole || quick.includes(id))

test('tests that are taken along notice what goes wrong in their machine', { timeout: 400_000 }, () => {
  const missed: string[] = []
  let planted = 0
  for (const { machine, model } of machines) {
    const trial = trialOf(model, describeMachine(machine))
    const simulatorOf = (one: AnyStateMachine) => createSimulator(one, trial, standInsFor)
    const original = simulatorOf(machine)
    const runs = machinePathsOf(model, original).paths.flatMap(({ run, isPlayable }) =>
      isPlayable ? [run] : [],
    )
    /** What a test compares, of each run. */
    const compared = ({ record }: Simulator, run: (typeof runs)[number]) => literalOf(record(run))
    const expected = runs.map((run) => compared(original, run))
    const probes = probesOf(model)
    // What another event carries is no fault of the machine.
    for (const fault of faultsOf(model).filter(({ door }, index) => !door && index % eachOf === 0)) {
      const { verdict } = judge(model, fault, probes)
      if (verdict === 'equal' || verdict === 'impossible') continue
      planted += 1
      const faulty = simulatorOf(fault.machine())
      const isNoticed = runs.some((run, index) => {
        try {
          return compared(faulty, run) !== expected[index]
        } catch {
          return true
        }
      })
      if (!isNoticed) missed.push(`${machine.id}: ${fault.id}`)
    }
  }
  console.log(`${planted - missed.length} of ${planted} faults noticed; not: ${missed.join(', ') || 'none'}`)
  expect(planted).toBeGreaterThan(machines.length)
  expect(1 - missed.length / planted, missed.join('\n')).toBeGreaterThanOrEqual(LEAST)
})
