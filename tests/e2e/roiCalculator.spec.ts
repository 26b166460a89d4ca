import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeViolations, expect, test, waitForHydration } from '../support/page'
import { tabTo, widerThanPhone } from '../support/screen'

const box = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const slider = (page: Page, label: string) => page.getByRole('slider', { name: label })
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate ROI' })
const results = (page: Page) => page.getByRole('region', { name: 'Your results' })

async function open(page: Page) {
  await page.goto('/tools/roi-calculator')
  await waitForHydration(page)
}

test('§9: the defaults give the seven figures, each with its formula', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { name: 'Ready to Calculate Your ROI?' })).toBeVisible()
  await calculate(page).click()
  await expect(page.getByRole('heading', { name: 'Your results' })).toBeFocused()
  const figures = results(page).locator('dl > div')
  await expect(figures).toHaveText([
    /Training cost savings\s*\$20,000\s*40% of \$50,000 = \$20,000/,
    /Compliance time savings\s*\$180,000\s*40 hours × 100 people × \$50 × 0\.9/,
    /Productivity gains\s*\$2,250,000/,
    /Total annual savings\s*\$2,450,000/,
    /Payback period\s*0\.5 months\s*\$100,000 ÷ \$2,450,000 × 12/,
    /3-year ROI\s*7,250%/,
    /5-year ROI\s*12,150%/,
  ])
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('table').getByRole('row')).toHaveText([
    /Saving\s*A year/,
    /\$20,000/,
    /\$180,000/,
    /\$2,250,000/,
  ])
})

test('the slider carries the name of its box, and speaks its value with the unit', async ({ page }) => {
  await open(page)
  await expect(slider(page, 'Current training cost a year')).toHaveAccessibleName(
    'Current training cost a year',
  )
  await expect(slider(page, 'Current training cost a year')).toHaveAttribute('aria-valuetext', '$50,000')
  await expect(slider(page, 'Implementation time')).toHaveAttribute('aria-valuetext', '6 months')
})

test('a number box and its slider are one value, and any change hides the results', async ({ page }) => {
  await open(page)
  await box(page, 'Employees').fill('250')
  await expect(slider(page, 'Employees')).toHaveValue('250')
  await calculate(page).click()
  await expect(results(page)).toBeVisible()
  await slider(page, 'Employees').focus()
  await page.keyboard.press('ArrowRight')
  await expect(box(page, 'Employees')).toHaveValue('260')
  await expect(results(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Ready to Calculate Your ROI?' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(box(page, 'Employees')).toHaveValue('1000')
})

test('§5: a typed number outside the bounds is used, and the slider rests at its end', async ({ page }) => {
  await open(page)
  await box(page, 'Employees').fill('5000')
  await expect(slider(page, 'Employees')).toHaveValue('1000')
  await calculate(page).click()
  await expect(results(page)).toContainText('5,000 people')
})

test('a typed number between two steps is used, and the slider rests and speaks on the nearest', async ({
  page,
}) => {
  await open(page)
  await box(page, 'Employees').fill('254')
  await expect(slider(page, 'Employees')).toHaveValue('250')
  await expect(slider(page, 'Employees')).toHaveAttribute('aria-valuetext', '250 people')
  await calculate(page).click()
  await expect(results(page)).toContainText('254 people')
  await slider(page, 'Employees').press('ArrowRight')
  await expect(box(page, 'Employees')).toHaveValue('260')
})

for (const [typed, used] of [
  ['$50,000', '$50,000'],
  ['50 000', '$50,000'],
  ['-5', '−$5'],
  ['0', '$0'],
] as const) {
  test(`"${typed}" is read as a person would`, async ({ page }) => {
    await open(page)
    await box(page, 'Current training cost a year').fill(typed)
    await calculate(page).click()
    await expect(results(page).locator('dl > div').first()).toContainText(`40% of ${used}`)
  })
}

for (const typed of ['', 'lots', '1e309', '12 34', '<img src=x onerror=alert(1)>', '9'.repeat(500), '٣٤']) {
  test(`"${typed.slice(0, 30)}" is answered with a sentence beside the field`, async ({ page }) => {
    await open(page)
    await box(page, 'AI investment').fill(typed)
    await calculate(page).click()
    await expect(results(page)).toHaveCount(0)
    await expect(box(page, 'AI investment')).toBeFocused()
    await expect(box(page, 'AI investment')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(page, 'AI investment')).toHaveAccessibleDescription(/Enter a/)
    await box(page, 'AI investment').fill('100000')
    await expect(box(page, 'AI investment')).not.toHaveAttribute('aria-invalid', 'true')
  })
}

for (const typed of ['1e308', '-1e300', '0']) {
  test(`${typed} in every box shows no NaN, no Infinity and no broken chart`, async ({ page }) => {
    await open(page)
    for (const field of await page.getByRole('textbox').all()) {
      if ((await field.getAttribute('inputmode')) === 'decimal') await field.fill(typed)
    }
    await calculate(page).click()
    await expect(results(page)).toBeVisible()
    await expect(results(page)).not.toContainText(/NaN|Infinity|undefined/)
    const widths = await results(page)
      .locator('figure rect')
      .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('width') ?? ''))
    for (const width of widths) expect(width).toMatch(/^\d+(\.\d+)?%$/)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test('Download Report gives a complete text file', async ({ page }) => {
  await open(page)
  await calculate(page).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Report' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('roi-calculator-report.txt')
  const text = await readFile(await download.path(), 'utf8')
  for (const part of [
    'AI ROI CALCULATOR REPORT',
    'Employees: 100 people',
    '5-year ROI: 12,150%',
    'Lyrebird Learning',
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/undefined|NaN/)
})

test('Share Results copies where the device cannot share, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await open(page)
  await calculate(page).click()
  await page.getByRole('button', { name: 'Share Results' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Results copied to clipboard!',
  )
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Total annual savings: $2,450,000')
  expect(copied).toContain('/tools/roi-calculator')
})

test('Share Results hands title, text and address to the device where it can', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (content: unknown) => {
        document.documentElement.dataset.shared = JSON.stringify(content)
      },
    })
  })
  await open(page)
  await calculate(page).click()
  await page.getByRole('button', { name: 'Share Results' }).click()
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    /"title":"AI ROI Calculator".*roi-calculator/,
  )
})

test('where sharing and copying are both refused, the text stands there to be copied', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
    Object.defineProperty(navigator, 'share', { value: refuse })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } })
  })
  await open(page)
  await calculate(page).click()
  await page.getByRole('button', { name: 'Share Results' }).click()
  const text = page.getByLabel(/Copy the text yourself/)
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(/Total annual savings: \$2,450,000/)
  expect(await axeViolations(page)).toEqual([])
})

test('by keyboard alone', async ({ page }) => {
  await open(page)
  await tabTo(page, box(page, 'Current training cost a year'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(box(page, 'Current training cost a year')).toHaveValue('51000')
  await tabTo(page, calculate(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your results' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Book Consultation' }))
  await expect(page.getByRole('link', { name: 'Book Consultation' })).toHaveAttribute(
    'href',
    '/contact?type=roi-consultation&figures=51000,40,75,100,100000,6',
  )
})

test('nobody is shut out: before and after', async ({ page }) => {
  await open(page)
  expect(await axeViolations(page)).toEqual([])
  await calculate(page).click()
  await expect(results(page)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await expect(results(page)).toMatchAriaSnapshot(`
    - region "Your results":
      - /children: deep-equal
      - heading "Your results" [level=2]
      - paragraph: $2,450,000 total annual savings
      - figure "Where the yearly savings come from":
        - heading "Where the yearly savings come from" [level=3]
        - 'img "Training cost savings: $20,000. Compliance time savings: $180,000. Productivity gains: $2,250,000"':
          - list:
            - listitem: Training cost savings $20,000
            - listitem: Compliance time savings $180,000
            - listitem: Productivity gains $2,250,000
        - group: Show as a table
      - term: Training cost savings
      - definition: $20,000
      - definition: 40% of $50,000 = $20,000
      - term: Compliance time savings
      - definition: $180,000
      - definition: 40 hours × 100 people × $50 × 0.9 = $180,000
      - term: Productivity gains
      - definition: $2,250,000
      - definition: 75% × 100 people × $50,000 × 0.6 = $2,250,000
      - term: Total annual savings
      - definition: $2,450,000
      - definition: $20,000 + $180,000 + $2,250,000 = $2,450,000
      - term: Payback period
      - definition: 0.5 months
      - definition: $100,000 ÷ $2,450,000 × 12 = 0.5 months
      - term: 3-year ROI
      - definition: 7,250%
      - definition: ($2,450,000 × 3 − $100,000) ÷ $100,000 × 100 = 7,250%
      - term: 5-year ROI
      - definition: 12,150%
      - definition: ($2,450,000 × 5 − $100,000) ÷ $100,000 × 100 = 12,150%
      - paragraph: You plan 6 months until the change is in use. The formulas do not use it.
      - paragraph: An estimate from fixed shares, for a first discussion. It is not financial advice, and your result will differ.
      - button "Download Report"
      - button "Share Results"
      - link "Book Consultation":
        - /url: /contact?type=roi-consultation&figures=50000,40,75,100,100000,6
  `)
  expect(await widerThanPhone(page)).toEqual([])
})

test('what was calculated stands in the address: a reload, Back and a link give it again', async ({
  page,
}) => {
  await open(page)
  await box(page, 'Employees').fill('250')
  await calculate(page).click()
  await expect(results(page)).toContainText('250 people')
  await box(page, 'Employees').fill('300')
  await calculate(page).click()
  await expect(results(page)).toContainText('300 people')
  await page.reload()
  await waitForHydration(page)
  await expect(results(page)).toContainText('300 people')
  // Nobody has asked for them just now.
  await expect(page.getByRole('heading', { name: 'Your results' })).not.toBeFocused()
  await page.goBack()
  await expect(results(page)).toContainText('250 people')
  await expect(box(page, 'Employees')).toHaveValue('250')
  await page.goBack()
  await expect(results(page)).toHaveCount(0)
  // What stands in the boxes is the visitor's, whatever the address says no longer.
  await expect(box(page, 'Employees')).toHaveValue('250')
})

test('figures that were typed and not yet calculated outlive a reload', async ({ page }) => {
  await open(page)
  await calculate(page).click()
  await box(page, 'Employees').fill('300')
  await box(page, 'AI investment').fill('lots')
  await page.reload()
  await waitForHydration(page)
  await expect(box(page, 'Employees')).toHaveValue('300')
  await expect(box(page, 'AI investment')).toHaveValue('lots')
  await expect(results(page)).toHaveCount(0)
})

test("'Book Consultation' takes the figures and the results along, and they are there on the way back", async ({
  page,
}) => {
  await open(page)
  await box(page, 'Employees').fill('250')
  await calculate(page).click()
  await page.getByRole('link', { name: 'Book Consultation' }).click()
  const message = page.getByLabel('Message')
  await expect(message).toHaveValue(/Employees: 250 people[\s\S]*Total annual savings: \$/)
  await page.goBack()
  await expect(results(page)).toContainText('250 people')
  await box(page, 'Employees').fill('260')
  await calculate(page).click()
  await page.getByRole('link', { name: 'Book Consultation' }).click()
  await expect(message).toHaveValue(/Employees: 260 people/)
})

for (const junk of ['lots', '1,2,3', '1,2,3,4,5,6,7', ',,,,,', '<b>', '1e999,1,1,1,1,1']) {
  test(`an address that says "${junk}" for figures says so, and the boxes hold what they begin with`, async ({
    page,
  }) => {
    await page.goto(`/tools/roi-calculator?figures=${encodeURIComponent(junk)}`)
    await waitForHydration(page)
    await expect(page.getByText('The figures in this address cannot be read.')).toBeVisible()
    await expect(box(page, 'Employees')).toHaveValue('100')
    await calculate(page).click()
    await expect(results(page)).toContainText('100 people')
    await expect(page.getByText('cannot be read')).toHaveCount(0)
  })
}
