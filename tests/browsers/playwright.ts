import type { Browser, BrowserType } from '@playwright/test'
import { type Engine, HEIGHT } from './engine'

/** An engine that Playwright drives. */
export function drivenByPlaywright(
  name: string,
  type: BrowserType,
  launch: { executablePath?: string; args?: string[] } = {},
): Engine {
  let browser: Promise<Browser> | undefined
  return {
    name,
    async open(width) {
      browser ??= type.launch(launch)
      const context = await (await browser).newContext({ viewport: { width, height: HEIGHT } })
      const page = await context.newPage()
      return {
        goto: async (address) => void (await page.goto(address)),
        evaluate: (expression) => page.evaluate(expression),
        clickAt: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        pick: (selector, path) => page.locator(selector).setInputFiles(path),
        close: () => context.close(),
      }
    },
    close: async () => (await browser)?.close(),
  }
}
