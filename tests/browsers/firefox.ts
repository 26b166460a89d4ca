import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core'
import { type Engine, HEIGHT } from './engine'

/** The Firefox of the system, over WebDriver BiDi: Playwright drives nothing but a build of its own. */
export function systemFirefox(executablePath: string): Engine {
  let browser: Promise<Browser> | undefined
  return {
    name: 'Firefox',
    async open(width) {
      browser ??= puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
      const context = await (await browser).createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height: HEIGHT })
      return {
        goto: async (address) => void (await page.goto(address)),
        evaluate: (expression) => page.evaluate(expression),
        clickAt: (x, y) => page.mouse.click(x, y),
        press: async (key) => {
          const [last = '', ...modifiers] = key.split('+').toReversed() as KeyInput[]
          for (const modifier of modifiers) await page.keyboard.down(modifier)
          await page.keyboard.press(last as KeyInput)
          for (const modifier of modifiers) await page.keyboard.up(modifier)
        },
        type: (text) => page.keyboard.type(text),
        pick: async (selector, path) => {
          const field = await page.waitForSelector(selector as 'input')
          await field?.uploadFile(path)
        },
        close: () => context.close(),
      }
    },
    close: async () => (await browser)?.close(),
  }
}
