import { expect, type Locator, type Page } from '@playwright/test'

/** Tabs on until the control has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator, most = 40) {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  await expect(control, `${most} presses of Tab should reach it`).toBeFocused()
}

/**
 * What in the page's own content is wider than a window of 320 px, the width of a screen at 400 %. What stands in a box
 * that scrolls sideways is reached by scrolling that.
 */
export async function widerThanPhone(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 })
  return page.evaluate(() => {
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'hidden'].includes(getComputedStyle(element).overflowX) || isScrolled(element.parentElement))
    return [...document.querySelectorAll('main, main *')].flatMap((element) => {
      const { right, width } = element.getBoundingClientRect()
      const isClipped = element.closest('svg, .visually-hidden') !== null || isScrolled(element.parentElement)
      return width > 1 && !isClipped && right > innerWidth + 1
        ? [`${element.tagName} ${element.className}`]
        : []
    })
  })
}

/** A device on which every use of storage fails, as some privacy settings make it. */
export const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is forbidden here.', 'SecurityError')
    }
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse })
  })

/** Puts a text into storage once, before the first page is opened; a reload finds what the site made of it. */
export const storeOnce = (page: Page, key: string, text: string) =>
  page.addInitScript(
    ([name, value]) => {
      if (sessionStorage.getItem(`stored ${name}`) !== null) return
      sessionStorage.setItem(`stored ${name}`, '')
      localStorage.setItem(name, value)
    },
    [key, text] as const,
  )

export const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

/**
 * Goes back once the next press has changed the address, before the page can follow it, as somebody does on a slow phone.
 * `html[data-went-back]` says that it has.
 */
export const backAtOnce = (page: Page) =>
  page.evaluate(() => {
    const { pushState } = history
    const { postMessage } = MessagePort.prototype
    history.pushState = (...entry) => {
      pushState.apply(history, entry)
      history.pushState = pushState
      // What the page does in tasks of its own waits until the way back is heard.
      const waiting: (() => void)[] = []
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        waiting.push(() => postMessage.call(this, message))
      }
      const goOn = () => {
        MessagePort.prototype.postMessage = postMessage
        for (const post of waiting) post()
        document.documentElement.dataset.wentBack = ''
      }
      addEventListener('popstate', goOn, { once: true })
      history.back()
    }
  })
