import type { Page } from '@playwright/test'
import { selectIsBusy, selectTextToCopy } from '~/machines/share.machine'
import { shareModel } from '../model/share.model'
import { agrees, pageContract } from '../support/pageModel'

/** What the device is asked for, held until the test says how it ends. */
interface Held {
  asked: { by: 'device' | 'clipboard'; resolve: (value: unknown) => void; reject: (error: unknown) => void }[]
  share: (content: unknown) => Promise<unknown>
}
declare global {
  interface Window {
    held: Held
  }
}

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share Results' })
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate ROI' })
const employees = (page: Page) =>
  page.getByLabel('Employees', { exact: true }).and(page.locator('[type=text]'))

/** The reason as the browser would give it: errors keep their name on the way into the page. */
const described = (error: unknown) =>
  error instanceof Error ? { name: error.name, message: error.message } : { value: error }

export const sharePage = pageContract(shareModel, {
  async open(page) {
    await page.addInitScript(() => {
      const asked: Held['asked'] = []
      const hold = (by: 'device' | 'clipboard') => () =>
        new Promise((resolve, reject) => asked.push({ by, resolve, reject }))
      window.held = { asked, share: hold('device') }
      Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
      Object.defineProperty(navigator.clipboard, 'writeText', { value: hold('clipboard') })
    })
    await page.goto('/tools/roi-calculator')
  },
  prepare: (page) => calculate(page).click(),
  drivers: (page) => ({
    'share.request': async ({ canShare }) => {
      await page.evaluate(
        (can) =>
          Object.defineProperty(navigator, 'share', {
            configurable: true,
            value: can ? window.held.share : undefined,
          }),
        canShare,
      )
      await shareButton(page).click()
    },
    // New figures hide the results, and with them what was shared.
    'share.dismiss': async () => {
      await employees(page).fill((await employees(page).inputValue()) === '100' ? '101' : '100')
      await calculate(page).click()
    },
    done: () => page.evaluate(() => window.held.asked.pop()?.resolve(undefined)),
    error: ({ error }) =>
      page.evaluate((reason) => {
        const { reject } = window.held.asked.pop() ?? {}
        reject?.('name' in reason ? new DOMException(reason.message, reason.name) : reason.value)
      }, described(error)),
  }),
  cannot: (step, before) =>
    step.kind === 'event' && step.event.type === 'share.request' && selectIsBusy(before),
  leftOut: Object.fromEntries(
    ['sharing', 'copying'].map((state) => [
      `transition: ${state} --share.request--> (stay)`,
      'The button refuses while something is under way.',
    ]),
  ),
  async verify(page, snapshot, step) {
    const text = selectTextToCopy(snapshot)
    const isCopied = step?.emitted.some(({ type }) => type === 'results.copied') ?? false
    await agrees(
      () =>
        page.evaluate(() => ({
          isBusy:
            [...document.querySelectorAll('main button')].find(
              ({ textContent }) => textContent === 'Share Results',
            )?.ariaDisabled === 'true',
          toCopy:
            document.querySelector<HTMLTextAreaElement>('main textarea[readonly]')?.value.includes('$2,4') ??
            null,
        })),
      { isBusy: selectIsBusy(snapshot), toCopy: text === null ? null : true },
    )
    // The first words of a toast wait for its script.
    if (isCopied)
      await agrees(
        async () => (await page.locator('#toasts-status').textContent())?.includes('copied') ?? false,
        true,
      )
  },
})
