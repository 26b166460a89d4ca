import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { messageOf } from 'machine-workbench/generation/failure'
import type { AnyModel, AnyPath } from 'machine-workbench/generation/types'
import { coveringPaths, isTimed, type Model, type Path, titleOf } from 'machine-workbench/models'
import type { AnyStateMachine } from 'xstate'
import { root } from '../../build/paths'
import { expect, test } from '../support/page'
import { anotherTab, isPageContract, type PageContract, walkerOf } from '../support/pageModel'
import { nameOfFault, type WiringFault, wiringFaults } from './faults'
import { unnoticed } from './reasons'
import { nameOfVerdict, plan, report, type Verdict } from './verdicts'

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

const paths = new Map<Contract, readonly Path<AnyStateMachine>[]>()

/** The paths that a page is taken along; they are the same whoever asks. */
function pathsOn(contract: Contract) {
  const { maxSteps = 20, cannot = () => false } = contract.onPage
  const known =
    paths.get(contract) ?? coveringPaths(contract.model as Model<AnyStateMachine>, { maxSteps, skip: cannot })
  paths.set(contract, known)
  return known
}

interface Planned {
  /** Which contract, and which of its paths. */
  contract: number
  paths: readonly number[]
  fault: WiringFault
}

/** Pages of one machine share its faults: each has those that fall to it. */
const planFaults = () =>
  [...new Set(contracts.map(({ model }) => model.machine.id))].flatMap((machine) => {
    const own = contracts.filter(({ model }) => model.machine.id === machine)
    return own.flatMap((contract, nth) => {
      const known = pathsOn(contract)
      const all = wiringFaults(contract.model as unknown as AnyModel, known as unknown as readonly AnyPath[])
      return all
        .filter((_, index) => index % own.length === nth)
        .map(
          ({ fault, paths: shown }): Planned => ({
            contract: contracts.indexOf(contract),
            paths: shown.map((path) => known.indexOf(path as unknown as Path<AnyStateMachine>)),
            fault,
          }),
        )
    })
  })

mkdirSync(dirname(report), { recursive: true })

/** Planning looks at every path of every machine, so that whoever comes first writes it down for the workers. */
if (process.env.TEST_WORKER_INDEX === undefined) writeFileSync(plan, JSON.stringify(planFaults()))
const planned: readonly Planned[] = JSON.parse(readFileSync(plan, 'utf8'))

declare global {
  interface Window {
    plantedFault?: WiringFault
    tellDifference?: () => Promise<void>
  }
}

/** Tries one fault on its path. */
function tryFault(contract: Contract, { paths: shown, fault }: Planned, called: string, index: number) {
  test(`${index}. ${called}: ${nameOfFault(fault)}`, async ({
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
    let tab = page
    const told: Verdict = {
      machine: called,
      fault: nameOfFault(fault),
      kind: fault.kind,
      verdict: 'equal',
      on: '',
      says: '',
    }
    for (const [at, nth] of shown.entries()) {
      const path = pathsOn(contract)[nth]
      if (!path) throw new Error('It was planned for another state of the models: run it anew.')
      differences = 0
      told.on = titleOf(path)
      try {
        if (at > 0) tab = await anotherTab(tab, hasClock)
        tab.setDefaultTimeout(OPENING)
        await start(tab, path, hasClock)
        tab.setDefaultTimeout(PATIENCE)
        await walk(tab, path, hasClock)
        expect(watch.problems()).toEqual([])
        if (differences > 0) told.verdict = 'survived'
      } catch (error) {
        told.says = messageOf(error).split('\n')[0] ?? ''
        // A difference is told by the page, which may come a moment after what it led to.
        for (let waits = 0; differences === 0 && waits < 10; waits += 1) await sleep(50)
        // Without the fault the same path is taken in tests/e2e.
        told.verdict = differences > 0 ? 'caught' : 'unclear'
        break
      }
    }
    watch.reset()
    appendFileSync(report, `${JSON.stringify(told)}\n`)
    // A page that has much else to do can get over what is told a step late: what no reason is known for is tried again.
    const isKnown = told.verdict !== 'survived' || nameOfVerdict(told) in unnoticed
    expect(isKnown ? told.verdict : 'unclear', told.says).not.toBe('unclear')
  })
}

for (const [at, contract] of contracts.entries()) {
  const { id } = contract.model
  const before = contracts.slice(0, at).filter(({ model }) => model.id === id).length
  // Pages of one machine are told apart: what one of them does not notice says nothing of the other.
  const called = before === 0 ? id : `${id}, page ${before + 1}`
  test.describe(called, () => {
    // One worker takes what is of one contract: its paths are found once.
    test.describe.configure({ mode: 'default' })
    for (const [index, one] of planned.entries())
      if (one.contract === at && index % each === 0) tryFault(contract, one, called, index)
  })
}
