import type { Page } from '@playwright/test'
import { expect } from './page'

/** Opens the page of a machine and waits for what runs it: a clock that is set on meanwhile would end the wait for it. */
export async function openBench(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'Current state' })).toBeVisible()
}
