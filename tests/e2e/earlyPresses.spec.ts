import { expect, type Page, test } from '@playwright/test'
import { holdScript } from '../support/page'

const holdApplication = (page: Page) => holdScript(page, 'app')

test('a button that is pressed before the application has come is answered once', async ({ page }) => {
  const letGo = await holdApplication(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: 'Courses menu' })
  for (let press = 0; press < 3; press += 1) await menu.click()
  await expect(menu).toHaveAttribute('data-kept', '')
  letGo()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(menu).not.toHaveAttribute('data-kept')
})

test('what is typed and chosen before the application has come is kept and used', async ({ page }) => {
  const letGo = await holdApplication(page)
  await page.goto('/courses', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption('az')
  const search = page.getByRole('main').getByRole('searchbox').first()
  await search.pressSequentially('care')
  letGo()
  await expect(page).toHaveURL(/[?&]q=care\b/)
  await expect(page).toHaveURL(/[?&]sort=az\b/)
  await expect(search).toHaveValue('care')
})

test('whoever types while a page under a query is drawn anew stays in the field with the text', async ({
  page,
}) => {
  const letGo = await holdApplication(page)
  await page.goto('/courses?area=health', { waitUntil: 'commit' })
  const search = page.getByRole('main').getByRole('searchbox').first()
  await search.pressSequentially('ca')
  letGo()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expect(search).toHaveValue('ca')
  await expect(search).toBeFocused()
  await page.keyboard.type('re')
  await expect(page).toHaveURL(/[?&]q=care\b/)
  await expect(page).toHaveURL(/[?&]area=health\b/)
})

test('a form that is sent before the application has come stays on its page and says what is missing', async ({
  page,
}) => {
  const letGo = await holdApplication(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Mia')
  await page.getByRole('main').getByRole('button', { name: /^Send/ }).click()
  expect(new URL(page.url()).search).toBe('')
  letGo()
  await expect(page.getByRole('main').getByText('There is a problem').first()).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Mia')
})

test('a parameter that no page reads hides nothing and changes nothing', async ({ page }) => {
  const letGo = await holdApplication(page)
  await page.goto('/courses?utm_source=mail', { waitUntil: 'commit' })
  const first = page.getByRole('main').getByRole('article').first()
  await expect(first).toBeVisible()
  await first.evaluate((card) => card.setAttribute('data-from-the-document', ''))
  letGo()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expect(page.locator('[data-from-the-document]')).toBeVisible()
})

for (const { path, width, shown } of [
  { path: '/', width: 1280, shown: 'a[href="/academic/thesis-support"]' },
  { path: '/', width: 360, shown: 'a[href="/faq"]' },
  { path: '/courses', width: 360, shown: 'li:nth-of-type(6) article' },
]) {
  test(`what is looked at on ${path} stays where it is while the page hydrates, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    const letGo = await holdApplication(page)
    await page.goto(path, { waitUntil: 'commit' })
    const target = page.locator('main, footer').locator(shown).first()
    const top = () => target.evaluate((element) => element.getBoundingClientRect().top)
    const isFirst = page.locator('html[data-first]')
    await target.waitFor({ state: 'attached' })
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await expect(isFirst).toBeAttached()
    const before = await top()
    letGo()
    await expect(isFirst).not.toBeAttached()
    expect(Math.abs((await top()) - before)).toBeLessThan(2)
    await page.waitForTimeout(500)
    expect(Math.abs((await top()) - before)).toBeLessThan(2)
  })
}

test('a carousel of the home page that is pressed before its script has come goes on once it has', async ({
  page,
}) => {
  const letGo = await holdScript(page, 'homeLater')
  await page.goto('/', { waitUntil: 'commit' })
  const carousel = page.getByRole('group', { name: 'Course categories' })
  const next = carousel.getByRole('button', { name: 'Next slide' })
  await next.click()
  await expect(next).toHaveAttribute('data-kept', '')
  letGo()
  await expect(carousel.getByText('2 of 5', { exact: true })).toBeAttached()
  await expect(next).not.toHaveAttribute('data-kept')
})

test('a link that is pressed while React takes the page over leads on, and no part of the page fails', async ({
  page,
}) => {
  const troubles: string[] = []
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  await page.addInitScript(() => {
    const isAnswered = (element: Element | null) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'))
    // React goes from node to node of the content, which takes a slow phone longer than the next page takes to come.
    const next = Object.getOwnPropertyDescriptor(Node.prototype, 'nextSibling')?.get
    Object.defineProperty(Node.prototype, 'nextSibling', {
      get() {
        const end = performance.now() + 1
        if (this.parentElement?.closest('main')) while (performance.now() < end);
        return next?.call(this)
      },
    })
    // The header is taken over first, and the content in tasks of its own: this one comes between the two.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const link = document.querySelector<HTMLAnchorElement>('header a[href="/about"]')
      if (!isAnswered(link)) return port2.postMessage(null)
      link?.click()
    }
    port2.postMessage(null)
  })
  await page.goto('/machines')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await expect(page).toHaveURL('/about')
  expect(troubles).toEqual([])
})
