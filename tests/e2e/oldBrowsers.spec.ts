import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from '../../build/paths'
import { expect, test } from '../support/page'
import { tooNewIn } from '../support/tooNew'
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

/** What is called all the same, and why that is no fault. */
const allowed: Readonly<Record<string, string>> = {
  startViewTransition: 'The router asks first whether there is one.',
  showPopover: 'Tooltip.tsx asks first, and the tooltip stands above the page without.',
  use: "React's own function, and no stack of disposables.",
  error: 'What an observer of XState is told, and no member of SuppressedError.',
  defer: 'What an actor of XState does later, and no stack of disposables.',
  take: 'What a simulation does with a step, and no iterator.',
}

test('no script calls what the oldest browsers that are served lack', () => {
  const calls = readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...tooNewIn(readFileSync(join(dist, 'assets', file), 'utf8'))])
  expect([...new Set(calls)].toSorted()).toEqual(Object.keys(allowed).toSorted())
  expect([...tooNewIn('Object.groupBy(all, by); new URLPattern(path); all.union(others)')]).toEqual([
    'Object.groupBy',
    'URLPattern',
    'union',
  ])
})
