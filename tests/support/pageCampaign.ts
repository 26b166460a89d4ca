import type { Page } from '@playwright/test'
import { messageOf } from 'machine-workbench/generation/failure'
import {
  isTimed,
  type Model,
  type Path,
  pathAlong,
  randomPath,
  type Step,
  titleOf,
} from 'machine-workbench/models'
import type { AnyStateMachine } from 'xstate'
import { test, type Watch } from './page'
import { anotherTab, type OnPage, PATIENCE, type PageContract, walkerOf } from './pageModel'

/** Fewer than `npm run test:model -- --browser` takes: with every other test, these have to end in time. */
const runs = Number(process.env.CAMPAIGN_RUNS ?? 3)
const seed = Number(process.env.CAMPAIGN_SEED ?? 1)
const steps = 12
/** So often it is tried what the machine refuses, as far as a visitor has the means. */
const REFUSED_ONCE_IN = 5

/** How many shorter paths are tried when a run has failed. */
const MOST_ATTEMPTS = 15

/**
 * Random runs of one machine on its real page: what the machine is told is done on the page, and after each step both
 * have to agree. Trouble of the page itself, such as an error in the console, fails the run it happens in. A failing
 * run is made shorter while that is cheap.
 */
export function campaignOnPage<M extends AnyStateMachine>(contract: PageContract<M>) {
  const { model, onPage } = contract
  const { cannot: skip = () => false } = onPage
  test(`${model.id}: ${runs} random runs of ${steps} steps on the page, seed ${seed}`, async ({
    page,
    watch,
    observations,
    allow,
  }) => {
    onPage.allow?.(allow)
    const { start, walk } = walkerOf(contract, observations)
    test.setTimeout(600_000)
    // Time may stand still.
    page.context().setDefaultTimeout(PATIENCE)
    page.context().setDefaultNavigationTimeout(30_000)
    const hasClock = isTimed(model)
    if (hasClock) await page.clock.install()
    let tab: Page | undefined
    const attempt = async (path: Path<M>) => {
      tab = tab ? await anotherTab(tab, hasClock) : page
      const before = troublesOf(watch)
      await start(tab, path, hasClock)
      await walk(tab, path, hasClock)
      const troubles = troublesOf(watch).slice(before.length)
      if (troubles.length > 0) throw new Error(`The page made trouble.\n${troubles.join('\n')}`)
    }
    for (let run = 0; run < runs; run += 1) {
      const path = randomPath(model, { seed: seed * 1000 + run, steps, skip, refusedOnceIn: REFUSED_ONCE_IN })
      try {
        await attempt(path)
      } catch (error) {
        const shortest = await shorten(model, path, skip, attempt)
        const words = shortest
          ? `\nShorter, and fails too: ${titleOf(shortest.path)}\n${shortest.message}`
          : ''
        throw new Error(
          `Run ${run + 1} of ${runs} with seed ${seed} disagrees: ${messageOf(error)}${words}\n` +
            `Again with: CAMPAIGN_SEED=${seed} npx playwright test -g "${model.id}: ${runs} random runs"`,
          { cause: error },
        )
      }
    }
  })
}

const troublesOf = (watch: Watch) => watch.problems()

/** Leaves out one step after another as long as the rest still fails. */
async function shorten<M extends AnyStateMachine>(
  model: Model<M>,
  path: Path<M>,
  skip: NonNullable<OnPage<M>['cannot']>,
  attempt: (path: Path<M>) => Promise<void>,
) {
  let shortest: { path: Path<M>; message: string } | undefined
  let steps = path.steps as readonly Step<M>[]
  let attempts = 0
  for (let at = steps.length - 1; at >= 0 && attempts < MOST_ATTEMPTS; at -= 1) {
    const shorter = pathAlong(model, path.scenario, steps.toSpliced(at, 1), skip)
    if (shorter.steps.length >= steps.length) continue
    attempts += 1
    try {
      await attempt(shorter)
    } catch (error) {
      shortest = { path: shorter, message: messageOf(error) }
      steps = shorter.steps as readonly Step<M>[]
      at = Math.min(at, steps.length)
    }
  }
  return shortest
}
