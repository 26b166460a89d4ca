import type { Locator, Page } from '@playwright/test'
import { faqCategories } from '~/data/help/faqCategories'
import { axeViolations, expect, test, waitForHydration } from '../support/page'
import { tabTo, widerThanPhone } from '../support/screen'

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await waitForHydration(page)
}

test.describe('contact (§2.3)', () => {
  const prefilled = [
    { query: '', heading: 'Send us an enquiry', message: /^$/ },
    { query: '?type=demo', heading: 'Request a demo', message: /see a demo/ },
    { query: '?type=proposal&service=1', heading: 'Request a proposal', message: /Workforce Readiness/ },
    {
      query: '?topic=organizations',
      heading: 'Ask about support for organisations',
      message: /organisations/,
    },
    { query: '?service=5', heading: /AI Training/, message: /AI Training/ },
  ]
  for (const { query, heading, message } of prefilled) {
    test(`/contact${query} says what it is about`, async ({ page }) => {
      await open(page, `/contact${query}`)
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
      await expect(page.getByLabel('Message')).toHaveValue(message)
    })
  }

  const hostile = [
    '?type=__proto__&topic=constructor&service=1e9',
    '?service=-1&type[]=demo',
    '?type=%3Cscript%3Ealert(1)%3C/script%3E&service=0',
    `?topic=${'a'.repeat(3000)}&service=%F0%9F%98%80`,
    '?service=8&type=DEMO',
  ]
  for (const query of hostile) {
    test(`ignores ${query.slice(0, 60)}`, async ({ page }) => {
      await open(page, `/contact${query}`)
      await expect(page.getByRole('heading', { level: 2, name: 'Send us an enquiry' })).toBeVisible()
      await expect(page.getByLabel('Message')).toHaveValue('')
    })
  }

  test('another subject begins another enquiry', async ({ page }) => {
    await open(page, '/services/ai-training')
    await page.getByRole('link', { name: 'Request Proposal' }).first().click()
    await expect(page.getByRole('heading', { level: 2, name: 'Request a proposal' })).toBeVisible()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Contact/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Send us an enquiry' })).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('')
  })

  test('gives phone numbers that can be called, hours and addresses', async ({ page }) => {
    await open(page, '/contact')
    const main = page.getByRole('main')
    await expect(main.locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(4)
    await expect(main.getByText('8am-8pm')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Melbourne office' })).toBeVisible()
    await expect(main.locator('iframe')).toHaveCount(0)
  })
})

test.describe('questions and answers (§2.4)', () => {
  test('open and close one by one with the keyboard', async ({ page }) => {
    await open(page, '/faq#enrolling')
    const age = page.getByRole('button', { name: 'How old do I have to be?' })
    const start = page.getByRole('button', { name: 'When can I start?' })
    await tabTo(page, age, 80)
    await page.keyboard.press('Enter')
    await expect(age).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText('You have to be 18 or above to enrol. There are')).toBeVisible()
    // Two strokes: upright, the second makes a plus of the first.
    const stroke = (question: Locator) =>
      question.evaluate(
        (button) => getComputedStyle(button.querySelector('[aria-hidden]') ?? button, '::after').transform,
      )
    await expect.poll(() => stroke(age)).toBe('none')
    expect(await stroke(start)).not.toBe('none')
    await page.keyboard.press('Tab')
    await expect(start).toBeFocused()
    await page.keyboard.press('Space')
    await expect(start).toHaveAttribute('aria-expanded', 'true')
    await expect(age).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Space')
    await expect(start).toHaveAttribute('aria-expanded', 'false')
    expect(await axeViolations(page)).toEqual([])
  })

  test('a tile leads to its section, as often as it is pressed', async ({ page }) => {
    await open(page, '/faq')
    const topics = page.getByRole('navigation', { name: 'Topics' })
    await expect(topics.getByRole('link')).toHaveCount(5)
    const tile = topics.getByRole('link', { name: /^Fees and payment/ })
    const heading = page.getByRole('heading', { level: 2, name: 'Fees and payment' })
    for (const time of ['first', 'second']) {
      await tile.click()
      await expect(heading, `after the ${time} press`).toBeInViewport()
      await expect(heading).toBeFocused()
      await page.evaluate(() => scrollTo(0, 0))
    }
    await expect(page).toHaveURL('/faq#fees')
    await expect(tile).toHaveAttribute('aria-current', 'true')
  })

  const topicsOf = (page: Page) => page.getByRole('navigation', { name: 'Topics' })

  /** Address, marked tile and what is in view are of one category; without one, no tile is marked. */
  async function expectCategory(page: Page, id: string | undefined, title = '') {
    await expect(page).toHaveURL(id === undefined ? '/faq' : `/faq#${id}`)
    const marked = topicsOf(page).locator('[aria-current]')
    await expect(marked).toHaveCount(id === undefined ? 0 : 1)
    if (id === undefined) return
    await expect(marked).toHaveAttribute('href', `#${id}`)
    await expect(marked).toContainText(title)
    await expect
      .poll(() =>
        page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top)),
      )
      .toBeLessThan(200)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport()
  }

  for (const { id, title } of faqCategories) {
    test(`a fresh address that names ${id} marks its tile and shows it`, async ({ page }) => {
      await open(page, `/faq#${id}`)
      await expectCategory(page, id, title)
    })
  }

  test('after Back and Forward, address, marked tile and view agree', async ({ page }) => {
    const [courses, , fees, studying] = faqCategories
    if (!courses || !fees || !studying) throw new Error('There are five categories.')
    await open(page, `/faq#${fees.id}`)
    for (const { id, title } of [courses, studying, fees]) {
      await topicsOf(page).getByRole('link', { name: title }).click()
      await expectCategory(page, id, title)
    }
    for (const { id, title } of [studying, courses, fees]) {
      // Whoever goes back may be anywhere on the page.
      await page.evaluate(() => scrollTo(0, 0))
      await page.goBack()
      await expectCategory(page, id, title)
    }
    for (const { id, title } of [courses, studying]) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.goForward()
      await expectCategory(page, id, title)
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
    }
  })

  test('back to the address without a category, no tile is marked', async ({ page }) => {
    const [, enrolling] = faqCategories
    if (!enrolling) throw new Error('There are five categories.')
    await open(page, '/how-to-enroll')
    await page.getByRole('main').getByRole('link', { name: 'Fees and payment' }).click()
    await expectCategory(page, 'fees', 'Fees and payment')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click()
    await expectCategory(page, undefined)
    await topicsOf(page).getByRole('link', { name: enrolling.title }).click()
    await expectCategory(page, enrolling.id, enrolling.title)
    await page.goBack()
    await expectCategory(page, undefined)
    await page.goBack()
    await expectCategory(page, 'fees', 'Fees and payment')
  })

  test('a question in the address marks the tile of its category', async ({ page }) => {
    await open(page, '/faq#sample-figures')
    const marked = topicsOf(page).locator('[aria-current]')
    await expect(marked).toHaveAttribute('href', '#fees')
  })

  test('an address that names a question opens it', async ({ page }) => {
    await open(page, '/faq#sample-figures')
    await expect(page.locator('#sample-figures button')).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('#sample-figures')).toBeInViewport()
  })
})

test('how to enrol has five steps and opens one answer at a time (§2.5)', async ({ page }) => {
  await open(page, '/how-to-enroll')
  await expect(page.getByRole('main').locator('ol > li h3')).toHaveCount(5)
  const papers = page.getByRole('button', { name: 'Which papers should I have ready?' })
  const later = page.getByRole('button', { name: 'Can I enrol now and start later?' })
  await papers.click()
  await expect(papers).toHaveAttribute('aria-expanded', 'true')
  await later.click()
  await expect(later).toHaveAttribute('aria-expanded', 'true')
  await expect(papers).toHaveAttribute('aria-expanded', 'false')
  expect(await axeViolations(page)).toEqual([])
})

test('the video offers the way to its host and loads nothing from there (§2.6)', async ({ page }) => {
  await open(page, '/studying-online')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).hostname))
  const watch = page.getByRole('link', { name: /Watch on the video site/ })
  await expect(watch).toHaveCount(0)
  const play = page.getByRole('button', { name: /Play the tour/ })
  await play.focus()
  await page.keyboard.press('Enter')
  await expect(watch).toHaveAttribute('href', /^https:\/\/video\..*\.example\//)
  await expect(watch).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('region', { name: 'Watch on the video site' })).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Back to the picture' }).click()
  await expect(play).toBeFocused()
  expect(asked.filter((host) => host !== '127.0.0.1')).toEqual([])
  await expect(page.locator('iframe, video')).toHaveCount(0)
})

test('terms of service lead from the contents to twenty sections (§2.30)', async ({ page }) => {
  await open(page, '/terms-of-service')
  await expect(page.getByText('A lawyer has to review it')).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link')).toHaveCount(20)
  await contents.getByRole('link', { name: 'Governing law and contact' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Governing law and contact' })).toBeInViewport()
  expect(await axeViolations(page)).toEqual([])
})

test.describe('coming soon (§2, §8)', () => {
  const known = [
    '/about',
    '/academic/thesis-support',
    '/resources/guides/ai-fundamentals',
    '/tools/resume-builder',
  ]
  for (const path of known) {
    test(`${path} says so and leads on`, async ({ page }) => {
      await open(page, path)
      await expect(page.getByRole('main').getByText('Coming Soon', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Until then' })).toBeVisible()
    })
  }

  test('a pathway shows what is known of it', async ({ page }) => {
    await open(page, '/career-paths/ai-business-analyst')
    await expect(page.getByText('$85,000 - $120,000')).toBeVisible()
    await expect(page.getByText('Requirements writing')).toBeVisible()
  })

  const unknown = [
    '/academic/nothing',
    '/research/nothing',
    '/resources/guides/nothing',
    '/resources/guides--ai-fundamentals',
    '/tools/nothing',
    '/tools/__proto__',
    '/career-paths/nothing',
  ]
  for (const path of unknown) {
    test(`${path} is not found`, async ({ page, allow }) => {
      allow.response(/nothing|guides--|__proto__|\/comingSoon/)
      allow.console(/^404: no page at /)
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    })
  }
})

test('the team list template is a file that begins with its four columns', async ({ page, request }) => {
  for (const path of ['/tools/gap-analysis', '/tools/team-planner']) {
    await open(page, path)
    await expect(page.getByText('This is not an automatic tool yet.')).toBeVisible()
    const link = page.getByRole('link', { name: 'Download the CSV template' })
    const file = await request.get((await link.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toMatch(/^text\/csv/)
    expect(await file.text()).toMatch(/^Name,Role,Skills,Experience Level\r\n/)
  }
})

for (const path of [
  '/contact',
  '/faq',
  '/how-to-enroll',
  '/studying-online',
  '/terms-of-service',
  '/resources',
]) {
  test(`${path} fits a narrow window`, async ({ page }) => {
    await open(page, path)
    expect(await axeViolations(page)).toEqual([])
    expect(await widerThanPhone(page)).toEqual([])
  })
}
