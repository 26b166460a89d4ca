import { createRequire } from 'node:module'
import { type Browser, chromium } from '@playwright/test'
import type { MachineGraph } from 'machine-workbench/description/machineGraph'
import { scxmlIds, toScxml } from 'machine-workbench/exports/scxml'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumFlags, findTestBrowser } from '../../build/findBrowser'
import { exportedGraph, firstInput } from '../../build/machines/exportedGraph'
import { bundleScript, inside } from '../../build/machines/functions/bundleScript'
import { modelledMachines } from '../../build/machines/machineModels'
import { trialOf } from '../../build/machines/trialOf'
import { type PlayedStep, playDocument, readDocument } from '../support/interchange/scxmlPlayer'
import { type Seen, Stage } from '../support/interchange/stage'
import { randomWalk } from '../support/interchange/walks'

/** Random walks of each machine. */
const WALKS = Number(process.env.INTERCHANGE_WALKS ?? 5)

const { resolve } = createRequire(import.meta.url)

/** SCION as it is published for browsers, and what it needs there. */
const interpreter = [resolve('regenerator-runtime/runtime.js'), resolve('scion/dist/scxml.js')]

/** The seeds of so many walks, in groups that go to the page and back at once. */
const groups = (walks: number) =>
  Array.from({ length: Math.ceil(walks / 50) }, (_, group) =>
    Array.from({ length: Math.min(50, walks - group * 50) }, (_, index) => group * 50 + index + 1),
  )

let browser: Browser
let givenToAll: string

/** A script with what any of the machines is given besides data. */
function bundleGiven() {
  const files = [...new Set(modelledMachines().map(({ file }) => inside(file)))]
  return bundleScript(
    'givenTo',
    `import { givenBy } from ${JSON.stringify(inside('tests/support/interchange/given.ts'))}
${files.map((file, index) => `import * as file${index} from ${JSON.stringify(file)}`).join('\n')}
const declared = [${files.map((_, index) => `file${index}`).join()}].flatMap((file) => Object.values(file))
export default (id, input) => givenBy(declared.find((one) => one?.config?.id === id), input)`,
  )
}

beforeAll(async () => {
  givenToAll = await bundleGiven()
  browser = await chromium.launch({ executablePath: await findTestBrowser(), args: [...chromiumFlags] })
}, 60_000)

/** A page with the interpreter, which has read a document of a machine. */
async function interpreterPage(document: string, id: string, input: unknown) {
  const page = await browser.newPage()
  for (const path of interpreter) await page.addScriptTag({ path })
  await page.addScriptTag({ content: givenToAll })
  await page.evaluate(readDocument, [document, id, input] as const)
  return page
}

afterAll(() => browser.close(), 60_000)

/** What a machine spawns is its own affair: a document has only what its states invoke. */
const invokedIn = ({ states }: MachineGraph) =>
  new Set(states.flatMap(({ invoked }) => invoked.map(({ id }) => id)))

const expected = (graph: MachineGraph, { active, status, context, emitted, timers, actors }: Seen) => ({
  active: active.map((id) => scxmlIds(graph).get(id)).toSorted(),
  isDone: status === 'done',
  context,
  emitted,
  timers: timers.toSorted((a, b) => a - b),
  actors: actors.filter((id) => invokedIn(graph).has(id)).toSorted(),
})

describe('SCXML, in an interpreter that others wrote', () => {
  test.each(modelledMachines())(
    '$machine.id goes in lock step with the original',
    async (modelled) => {
      const { machine, model } = modelled
      const trial = trialOf(model, describeMachine(machine))
      const input = firstInput(modelled)
      const graph = await exportedGraph(modelled)
      const ids = scxmlIds(graph)
      const known = new Set(graph.states.slice(1).map(({ id }) => ids.get(id)))
      const page = await interpreterPage(toScxml(graph), machine.id, trial.scenarios[0]?.input)
      for (const seeds of groups(WALKS)) {
        const walks = seeds.map((seed) => randomWalk(new Stage(machine, input, true), trial, seed))
        const played = await page.evaluate(
          playDocument,
          walks.map(({ steps }) => steps.map(({ step }) => step)),
        )
        const all: PlayedStep[][] = JSON.parse(played)
        for (const [walk, { start, steps }] of walks.entries())
          for (const [index, seen] of [start, ...steps.map((one) => one.seen)].entries()) {
            const { active, ...rest } = all[walk]?.[index] ?? { active: [] }
            expect(
              { ...rest, active: active.filter((id) => known.has(id)).toSorted() },
              `walk ${seeds[walk]}, step ${index}: ${JSON.stringify(steps[index - 1]?.step)}`,
            ).toEqual(expected(graph, seen))
          }
      }
      await page.close()
    },
    300_000,
  )
})
