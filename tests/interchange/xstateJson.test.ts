import { toXstateJson } from 'machine-workbench/exports/xstateJson'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { describe, expect, test } from 'vitest'
import { exportedGraph, firstInput } from '../../build/machines/exportedGraph'
import { modelledMachines } from '../../build/machines/machineModels'
import { trialOf } from '../../build/machines/trialOf'
import { recreated } from '../support/interchange/recreate'
import { Stage } from '../support/interchange/stage'
import { randomWalk } from '../support/interchange/walks'

/** Random walks of each machine. */
const WALKS = Number(process.env.INTERCHANGE_WALKS ?? 5)

describe('XState JSON, made a machine again in plain XState', () => {
  test.each(modelledMachines())(
    '$machine.id goes in lock step with the original',
    async (modelled) => {
      const { machine, model } = modelled
      const input = firstInput(modelled)
      const again = recreated(machine, input, toXstateJson(await exportedGraph(modelled)))
      const trial = trialOf(model, describeMachine(machine))
      for (let seed = 1; seed <= WALKS; seed += 1) {
        const { start, steps } = randomWalk(new Stage(machine, input), trial, seed)
        const copy = new Stage(again, undefined)
        expect(copy.seen()).toEqual(start)
        for (const [index, { step, seen }] of steps.entries())
          expect(copy.take(step), `walk ${seed}, step ${index + 1}: ${JSON.stringify(step)}`).toEqual(seen)
        copy.stop()
      }
    },
    300_000,
  )
})
