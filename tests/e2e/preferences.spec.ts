import { endStates } from '../support/endStates'
import { layoutFaults } from '../support/layoutFaults'
import { expect, test as standalone, testInSharedTab as test, waitForHydration } from '../support/page'
import { prefer, preferences } from '../support/preferences'
import { isWhole, shareOf } from '../support/share'
import { builtPaths, inChunks, onePathPerKind } from '../support/sitePages'

/** `npm run test:preferences` opens every page, with all that may be preferred; `npm test` one of each kind, with a sixteenth of it. */
const SHARE = 16

/** Of each end of what a visitor does, `npm test` takes a quarter. */
const SHARE_AT_ENDS = 4

const PAGES_PER_TEST = 3

test('the bar is one line for usual text, whatever the window', async ({ page }) => {
  await page.goto('/faq')
  await waitForHydration(page)
  const bar = page.getByRole('banner').locator('> div').first()
  const sizes = []
  for (const width of [320, 360, 390, 480, 520, 560, 640, 768, 1024, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    sizes.push([width, await bar.evaluate((element) => element.clientHeight < 90)])
  }
  expect(sizes.filter(([, isOneLine]) => !isOneLine)).toEqual([])
})

test('a bar of two lines keeps what is below it, and its menu, within reach', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await page.goto('/faq')
  await waitForHydration(page)
  for (const preference of preferences.filter(({ isSpaced }) => isSpaced)) {
    await prefer(page, session, preference)
    const { top, bottom } = await page.evaluate(() => {
      const question = document.querySelector('main h3 button')
      question?.scrollIntoView()
      return {
        top: question?.getBoundingClientRect().top ?? 0,
        bottom: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      }
    })
    expect(top, `${preference.width} px`).toBeGreaterThanOrEqual(bottom)
  }
  await session.detach()
})

for (const paths of inChunks(isWhole ? builtPaths : onePathPerKind, PAGES_PER_TEST))
  test(`whatever is preferred, all can be reached and read: ${paths.join(' ')}`, async ({ page }) => {
    test.setTimeout(180_000)
    const session = await page.context().newCDPSession(page)
    const faults: string[] = []
    for (const [turn, path] of paths.entries()) {
      await page.goto(path)
      await waitForHydration(page)
      await page.locator('html[data-first]').waitFor({ state: 'detached' })
      for (const preference of shareOf(preferences, SHARE, turn)) {
        await prefer(page, session, preference)
        for (const fault of await layoutFaults(page))
          faults.push(`${path}, ${preference.name}, ${preference.width} px: ${fault}`)
      }
    }
    await session.detach()
    expect(faults).toEqual([])
  })

for (const [turn, [name, reach]] of Object.entries(endStates).entries())
  standalone(`whatever is preferred, all can be reached and read of ${name}`, async ({ page, allow }) => {
    allow.response(/no-such-page/)
    allow.console(/no-such-page/)
    const session = await page.context().newCDPSession(page)
    await reach(page)
    const faults: string[] = []
    for (const preference of shareOf(preferences, SHARE_AT_ENDS, turn)) {
      await prefer(page, session, preference)
      for (const fault of await layoutFaults(page))
        faults.push(`${preference.name}, ${preference.width} px: ${fault}`)
    }
    expect(faults).toEqual([])
  })
