import { expect, test } from '@playwright/test'
import { type BudgetedPage, budgetedPaths, javaScriptBudgets, measureSizes } from '../../build/budgets'

const pages = Object.keys(javaScriptBudgets) as BudgetedPage[]

for (const name of pages) {
  test(`${name}: JavaScript before the first interaction stays within ${javaScriptBudgets[name]} KB`, async ({
    browser,
    baseURL,
  }) => {
    const path = (await budgetedPaths())[name]
    const { javaScript } = await measureSizes(browser, `${baseURL}${path}`)
    expect(javaScript).toBeGreaterThan(0)
    expect(javaScript).toBeLessThanOrEqual(javaScriptBudgets[name])
  })
}
