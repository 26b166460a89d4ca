import type { Page } from '@playwright/test'
import { textsTooWide } from '../support/drawing'
import { expect, testInSharedTab, waitForHydration } from '../support/page'
import { machinePaths } from '../support/sitePages'

testInSharedTab.skip(machinePaths.length === 0, 'This build has no machine pages.')

const drawing = (page: Page) => page.locator('#drawing')

/** The smallest text of the drawing on the screen, in CSS pixels. */
const smallestText = (page: Page) =>
  drawing(page)
    .locator('[data-view] svg')
    .evaluate((svg) => {
      const drawn = svg.getBoundingClientRect().width / Number(svg.getAttribute('width'))
      const sizes = [...svg.querySelectorAll('text')].map((text) =>
        Number.parseFloat(getComputedStyle(text).fontSize),
      )
      return Math.min(...sizes) * drawn
    })

/** What can happen, and where the machine stands: whether each is seen in its part of the screen. */
const seenAtOnce = (page: Page) =>
  page.evaluate(() => {
    const inside = (element: Element | null, of: Element | null) => {
      const [one, other] = [element?.getBoundingClientRect(), of?.getBoundingClientRect()]
      return (
        one !== undefined &&
        other !== undefined &&
        one.top >= other.top - 1 &&
        one.bottom <= other.bottom + 1 &&
        one.left >= other.left - 1 &&
        one.right <= other.right + 1
      )
    }
    const panel = document.querySelector('#simulator')
    return {
      bottom: document.querySelector('#bench')?.getBoundingClientRect().bottom ?? Number.NaN,
      ways: [...document.querySelectorAll('#simulator [data-way]')].map((way) => inside(way, panel)),
      now: [...document.querySelectorAll('#drawing [data-state]')]
        .filter((state) =>
          [...state.querySelectorAll('text')].some(({ textContent }) => textContent === 'now'),
        )
        .map((state) => inside(state.querySelector('rect'), document.querySelector('#drawing [data-view]'))),
    }
  })

/** How many states and transitions the page names in each of its lists, and which of its links within it lead nowhere. */
async function listed(page: Page) {
  const count = (selector: string) => page.locator(selector).count()
  return {
    states: (await count('#states [id^="state-"]')) - (await count('[id="state-(root)"]')),
    transitions: await page
      .locator('#states li > p')
      .filter({ has: page.locator('code') })
      .count(),
    rows: await count('#transitions tbody tr'),
    lost: await page
      .locator('main a[href^="#"]')
      .evaluateAll((links) =>
        links
          .map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))
          .filter(
            (target) =>
              !document.getElementById(target)?.matches(target.startsWith('state-') ? 'h3, h4, h5, h6' : '*'),
          ),
      ),
  }
}

async function figure(page: Page, label: string) {
  return Number(await page.locator('dl > div').filter({ hasText: label }).first().locator('dd').textContent())
}

for (const path of machinePaths)
  testInSharedTab(
    `${path.slice('/machines/'.length)} is drawn so that it can be read, runs at once, and has all its states and transitions`,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      // What moves would be measured on its way.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await waitForHydration(page)
      await expect(drawing(page).locator('[data-view]')).toBeVisible()
      await expect.poll(() => smallestText(page)).toBeGreaterThanOrEqual(11)
      const { groups, wrong } = await textsTooWide(page)
      expect(groups).toBeGreaterThan(2)
      expect(wrong).toEqual([])
      const { bottom, ways, now } = await seenAtOnce(page)
      expect(bottom).toBeLessThanOrEqual(901)
      expect(ways.length).toBeGreaterThan(0)
      expect(ways.filter((isSeen) => !isSeen)).toEqual([])
      expect(now).toContain(true)

      const transitions = await figure(page, 'Transitions')
      const states = await figure(page, 'States')
      expect(await listed(page)).toEqual({ states, transitions, rows: transitions, lost: [] })

      const bench = page.locator('#bench')
      const edge = bench.locator('svg [role=button][data-way="open"]').first()
      const transition = await edge.getAttribute('data-transition')
      const asks = (await edge.getAttribute('aria-label'))?.includes('asks what it carries')
      await edge.focus()
      await page.keyboard.press('Enter')
      if (asks)
        await bench
          .getByRole('form')
          .getByRole('button', { name: /^Send / })
          .click()
      await expect(bench.locator(`[data-transition=${JSON.stringify(transition)}]`)).toHaveAttribute(
        'data-way',
        /taken/,
      )
      await expect(bench.locator('[aria-current="step"]')).not.toHaveText(/^Start/)

      await page.setViewportSize({ width: 360, height: 740 })
      await page
        .getByRole('navigation', { name: 'Parts of the workbench' })
        .getByRole('button', { name: 'Drawing' })
        .click()
      await expect.poll(() => smallestText(page)).toBeGreaterThanOrEqual(11)
    },
  )
