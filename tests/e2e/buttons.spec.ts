import type { Locator, Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../support/page'
import { onePathPerKind } from '../support/sitePages'

/** The header and the footer are the same on every page; their buttons are pressed on this one. */
const PAGE_OF_THE_SHELL = '/'

const ALLOWED_FOR_A_CHANGE_MS = 2_500

declare global {
  interface Window {
    /** How often the page has asked the browser for something that does not show in the document. */
    asked: number
  }
}

/** Printing, sharing and copying leave no trace in the document: they are counted. */
const noteWhatIsAsked = (page: Page) =>
  page.addInitScript(() => {
    // What one press has stored must not change what the next one finds.
    localStorage.clear()
    sessionStorage.clear()
    window.asked = 0
    window.print = () => {
      window.asked += 1
    }
    const note = async () => {
      window.asked += 1
    }
    Object.defineProperty(navigator, 'share', { value: note })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: note } })
  })

const buttonsOf = (page: Page, path: string) =>
  page.locator(
    `${path === PAGE_OF_THE_SHELL ? '' : 'main '}button:not(:disabled, [aria-disabled='true']):visible`,
  )

/**
 * Everything that a visitor may notice: the document, what is typed, where it is scrolled to, the address. A tooltip that
 * opens because the button has the focus is no answer to a press.
 */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const typed = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    const scrolled = [...document.querySelectorAll('*')].filter(
      ({ scrollTop, scrollLeft }) => scrollTop + scrollLeft > 0,
    )
    return [
      location.href,
      document.title,
      ...[document.documentElement, document.body].flatMap(({ attributes }) =>
        [...attributes].map(({ name, value }) => `${name}=${value}`),
      ),
      ...[...document.body.children].filter(({ id }) => id !== 'tooltips').map(({ outerHTML }) => outerHTML),
      ...typed.map(({ value, checked }) => `${value} ${checked}`),
      ...scrolled.map(({ className, scrollTop, scrollLeft }) => `${className} ${scrollTop} ${scrollLeft}`),
      document.activeElement?.outerHTML.slice(0, 300),
      window.asked,
    ].join('\n')
  })

/**
 * A form that is sent unchanged rightly changes nothing: something is asked of it first. The text comes last, since a
 * choice applies what has been typed.
 */
async function changeFormOf(button: Locator) {
  if ((await button.getAttribute('type')) !== 'submit') return
  const form = button.locator('xpath=ancestor::form')
  const select = form.locator('select').first()
  if (await select.isVisible()) await select.selectOption({ index: 1 })
  const search = form.getByRole('searchbox').first()
  if (await search.isVisible()) await search.fill('care')
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
  await page.mouse.move(0, 0)
}

for (const path of onePathPerKind) {
  test(`every button of ${path} does something`, async ({ page, allow }) => {
    test.slow()
    // A form may be asked for a page of results that a static host answers with its own.
    allow.console(/^404: no page at /)
    await noteWhatIsAsked(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    let downloads = 0
    page.on('download', () => {
      downloads += 1
    })
    await open(page, path)
    const count = await buttonsOf(page, path).count()
    const dead: string[] = []
    for (let index = 0; index < count; index += 1) {
      const button = buttonsOf(page, path).nth(index)
      const name = await button.evaluate(
        (element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      )
      await changeFormOf(button)
      await button.focus()
      const [before, downloadsBefore] = [await lookOf(page), downloads]
      await button.click()
      const hasAnswered = await expect
        .poll(async () => downloads > downloadsBefore || (await lookOf(page)) !== before, {
          timeout: ALLOWED_FOR_A_CHANGE_MS,
          intervals: [20, 50, 100],
        })
        .toBe(true)
        .then(() => true)
        .catch(() => false)
      if (!hasAnswered) dead.push(name)
      // What a button has opened or removed would hide the others or count them anew.
      await open(page, path)
    }
    expect(dead).toEqual([])
  })
}
