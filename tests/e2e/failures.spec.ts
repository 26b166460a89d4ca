import { expect, test } from '@playwright/test'
import { pageSources } from '~/data/site/pages'
import { type Case, casesOf, nameOf, runCase, type Visit, visitsByKind } from '../../build/failureMatrix'
import { type FaultyServer, startFaultyServer } from '../../build/faultyServer'
import { dist } from '../../build/paths'
import { type Preview, startPreview } from '../../build/previewServer'

/*
 * A sample of `npm run test:failures`, which fails every request of every kind of page in every way. The same seed makes
 * the same sample: `FAILURES_SEED=7 npx playwright test failures`.
 */
const seed = Number(process.env.FAILURES_SEED ?? 1)
/** How long the sample takes, in milliseconds, each half of it beside the other; longer where the least is not done by then. */
const BUDGET_MS = 12_000
const LEAST_CASES = 10
const halves = [0, 1]

let preview: Preview
let server: FaultyServer

test.beforeAll(async () => {
  preview = await startPreview({ port: 0, host: '127.0.0.1', dist })
  server = await startFaultyServer(preview.url)
})
test.afterAll(async () => {
  await server.close()
  await preview.close()
})

/** The same numbers from 0 to 1 for the same seed. */
function numbers(from: number) {
  let state = from
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** What must be among every sample: the first script, the application and the data fail, and the site has changed. */
const isVital = ({ path, fault }: Case) =>
  /\/(?:first|app)-/.test(path) && ['once', 'always', 'oldHash'].includes(fault)

for (const half of halves) {
  test(`whatever fails, the page can be read and nothing is lost: half ${half + 1} of the sample`, async ({
    browser,
  }) => {
    test.slow()
    const random = numbers(seed * halves.length + half)
    const startedAt = Date.now()
    const visits = visitsByKind(pageSources)
    const kinds = [...visits.values()]
    const wrong: string[] = []
    let count = 0
    const isOver = () => count >= LEAST_CASES && Date.now() - startedAt > BUDGET_MS
    const look = async (ofKind: readonly Visit[], choose: (cases: readonly Case[]) => readonly Case[]) => {
      const { cases, healthy } = await casesOf(browser, server, ofKind)
      for (const one of choose(cases)) {
        if (isOver()) return
        count += 1
        const { faults } = await runCase(browser, server, one, healthy)
        wrong.push(...faults.map((fault) => `${nameOf(one)}: ${fault}`))
      }
    }
    const catalogue = visits.get('catalogue') ?? []
    await look(catalogue, (cases) =>
      cases.filter((one) => isVital(one) && one.address.includes('?') === (half === 1)),
    )
    while (!isOver()) {
      const ofKind = kinds[Math.floor(random() * kinds.length)] ?? []
      await look(ofKind, (cases) =>
        Array.from({ length: 6 }, () => cases[Math.floor(random() * cases.length)]).filter(
          (one) => one !== undefined,
        ),
      )
    }
    expect(wrong).toEqual([])
  })
}
