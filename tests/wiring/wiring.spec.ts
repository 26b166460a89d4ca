import { appendFileSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { messageOf } from 'machine-workbench/generation/failure'
import type { AnyModel, AnyPath } from 'machine-workbench/generation/types'
import { coveringPaths, isTimed, type Model, type Path, titleOf } from 'machine-workbench/models'
import type { AnyStateMachine } from 'xstate'
import { root } from '../../build/paths'
import { expect, test } from '../support/page'
import { isPageContract, type PageContract, walkerOf } from '../support/pageModel'
import { nameOfFault, type WiringFault, wiringFaults } from './faults'
import { report, type Verdict } from './verdicts'

/** Each so manieth of the faults. */
const each = Number(process.env.WIRING_FAULTS ?? 1)

/** How long a page may take to do what it is asked for, in milliseconds: each fault that is caught waits for that. */
const PATIENCE = 2500
/** The same, for a page that is opened. */
const OPENING = 10_000

type Contract = PageContract<AnyStateMachine>

async function contractsIn(folder: string): Promise<readonly Contract[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.page.ts'))
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(join(folder, name)).href)))
  return modules.flatMap((exported: object) => Object.values(exported).flat().filter(isPageContract))
}

const contracts = await contractsIn(join(root, 'tests/pages'))

/** Pages of one machine share its faults: each has those that fall to it. */
const planned = [...new Set(contracts.map(({ model }) => model.machine.id))].flatMap((machine) => {
  const own = contracts.filter(({ model }) => model.machine.id === machine)
  return own.flatMap((contract, nth) => {
    const { maxSteps = 20, cannot = () => false } = contract.onPage
    const paths = coveringPaths(contract.model as Model<AnyStateMachine>, { maxSteps, skip: cannot })
    const all = wiringFaults(contract.model as unknown as AnyModel, paths as unknown as readonly AnyPath[])
    return all.filter((_, index) => index % own.length === nth).map((one) => ({ contract, ...one }))
  })
})

mkdirSync(dirname(report), { recursive: true })

declare global {
  interface Window {
    plantedFault?: WiringFault
    tellDifference?: () => Promise<void>
  }
}

for (const [index, { contract, fault, path }] of planned.entries()) {
  if (index % each !== 0) continue
  test(`${index}. ${contract.model.id}: ${nameOfFault(fault)}`, async ({
    page,
    context,
    watch,
    observations,
    allow,
  }) => {
    contract.onPage.allow?.(allow)
    const hasClock = isTimed(contract.model)
    const { start, walk } = walkerOf(contract, observations)
    let differences = 0
    await context.exposeBinding('tellDifference', () => {
      differences += 1
    })
    await context.addInitScript((planted) => {
      window.plantedFault = planted
    }, fault)
    if (hasClock) await page.clock.install()
    let verdict: Verdict['verdict'] = 'equal'
    let says = ''
    const on = path as unknown as Path<AnyStateMachine>
    try {
      page.setDefaultTimeout(OPENING)
      await start(page, on, hasClock)
      page.setDefaultTimeout(PATIENCE)
      await walk(page, on, hasClock)
      expect(watch.problems()).toEqual([])
      if (differences > 0) verdict = 'survived'
    } catch (error) {
      says = messageOf(error).split('\n')[0] ?? ''
      // Without the fault the same path is taken in tests/e2e.
      verdict = differences > 0 ? 'caught' : 'unclear'
    }
    watch.reset()
    const told: Verdict = {
      machine: contract.model.id,
      fault: nameOfFault(fault),
      kind: fault.kind,
      verdict,
      on: titleOf(on),
      says,
    }
    appendFileSync(report, `${JSON.stringify(told)}\n`)
    expect(verdict, says).not.toBe('unclear')
  })
}
