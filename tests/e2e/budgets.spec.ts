import { expect, test } from '@playwright/test'
import {
  type BudgetedPage,
  budgetedPaths,
  javaScriptBudgets,
  requestBudget,
  weigh,
} from '../../build/budgets'
import { dist } from '../../build/paths'
import { startPreview } from '../../build/previewServer'

const pages = Object.keys(javaScriptBudgets) as BudgetedPage[]

for (const name of pages) {
  test(`${name}: JavaScript before the first interaction stays within ${javaScriptBudgets[name]} KB, and requests within ${requestBudget}`, async ({
    browser,
  }) => {
    // The other tests visit a site that is observed; this one is as it ships.
    const { url, close } = await startPreview({ port: 0, host: '127.0.0.1', dist })
    const path = (await budgetedPaths())[name]
    const {
      sizes: { javaScript },
      requests,
    } = await weigh(browser, `${url}${path}`)
    await close()
    expect(javaScript).toBeGreaterThan(0)
    expect(javaScript).toBeLessThanOrEqual(javaScriptBudgets[name])
    expect(requests).toBeLessThanOrEqual(requestBudget)
  })
}
