import { expect, test } from '../support/page'
import { unscriptedFaults } from '../support/unscriptedFaults'

/*
 * A browser below the floor of `browserslist` gets the page that can be read without scripts. What the oldest browser of
 * each engine was the first to have is taken away here.
 */

const lacks = {
  'Firefox before 121': () => {
    const { supports } = CSS
    CSS.supports = (...asked: string[]) =>
      !asked[0]?.includes(':has') && supports.apply(CSS, asked as [string])
  },
  'Chromium before 111': () => {
    const { supports } = CSS
    CSS.supports = (...asked: string[]) =>
      !asked[0]?.includes('color-mix') && supports.apply(CSS, asked as [string])
  },
  'Safari before 17.4': () => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  },
}

for (const [browser, forget] of Object.entries(lacks))
  test(`${browser} keeps what can be read without scripts`, async ({ page, allow }) => {
    allow.response(/\/assets\/[^/]+\.js$/)
    await page.addInitScript(forget)
    for (const path of ['/', '/faq', '/courses', '/contact']) {
      await page.goto(path, { waitUntil: 'load' })
      // What was taken away is what the test itself looks with.
      await page.evaluate(() => {
        Element.prototype.checkVisibility ??= function (this: Element) {
          return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible'
        }
      })
      expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).not.toHaveProperty(
        'hydrated',
      )
      expect(await unscriptedFaults(page)).toEqual([])
    }
  })
