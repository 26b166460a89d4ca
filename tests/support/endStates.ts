import { expect, type Page } from '@playwright/test'
import { waitForHydration } from './page'

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await waitForHydration(page)
}

const main = (page: Page) => page.getByRole('main')

async function fillEnquiry(page: Page) {
  await main(page).getByLabel('First name').fill('Wolfeschlegelsteinhausenbergerdorff')
  await main(page).getByLabel('Last name').fill('Nguyen')
  await main(page).getByLabel('Phone').fill('0400 000 000')
  await main(page).getByLabel('Email').fill('mia@mail.example')
}

const sendEnquiry = (page: Page) => main(page).getByRole('button', { name: 'Send enquiry' }).click()

/** Where what a visitor does on the site comes to an end, or waits for an answer: how to get there on a fresh page. */
export const endStates: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the receipt of an enquiry': async (page) => {
    await open(page, '/contact')
    await fillEnquiry(page)
    await sendEnquiry(page)
    await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible()
  },
  'the errors of an enquiry': async (page) => {
    await open(page, '/contact')
    await sendEnquiry(page)
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
  },
  'three courses chosen for comparison, with their toasts': async (page) => {
    await open(page, '/courses')
    for (let chosen = 0; chosen < 3; chosen += 1)
      await main(page)
        .getByRole('button', { name: /^Compare ?:/ })
        .first()
        .click()
    await expect(page.getByRole('region', { name: 'Comparison' })).toContainText('3 course(s)')
    // While the focus is in a toast it stays.
    await page.getByRole('button', { name: 'Close notification' }).last().focus()
  },
  'three courses side by side': async (page) => {
    await open(page, '/courses/compare?ids=1%2C2%2C3')
    await expect(page.getByRole('status').filter({ hasText: 'side by side' })).toBeVisible()
  },
  'a list of courses without any': async (page) => {
    await open(page, '/courses?q=zzzzzzzz')
    await expect(page.getByRole('status').filter({ hasText: 'No courses found' })).toBeVisible()
  },
  'the open filter panel': async (page) => {
    await open(page, '/courses')
    await page.getByRole('button', { name: 'Filter Courses' }).click()
    await expect(page.getByRole('dialog', { name: 'Filter courses' })).toBeVisible()
  },
  'a path that is played through a machine': async (page) => {
    await open(page, '/machines/siteNav?panel=paths&covered=page')
    await page.getByRole('button', { name: 'after openDelay (150 ms) from closed.pointing' }).click()
    const player = page.getByRole('group', { name: 'Play the path' })
    await player.getByRole('combobox', { name: 'Speed' }).selectOption('4')
    await player.getByRole('button', { name: 'Play' }).click()
    await expect(page.getByText('step 2 of 2')).toBeVisible()
  },
  'the messages of a machine': async (page) => {
    await open(page, '/machines/retrieval?panel=messages')
    await page.locator('#drawing [data-transition^="idle --data.request"]').first().click()
    await expect(page.getByRole('region', { name: 'Messages of retrieval' })).toContainText('start')
  },
  'the paths of a machine as tests': async (page) => {
    await open(page, '/machines/retrieval?panel=tests&as=gherkin&through=failed')
    await expect(page.getByRole('button', { name: 'Download retrieval.steps.ts' })).toBeVisible()
  },
  'a machine that a visitor has brought along': async (page) => {
    await open(page, '/machines/open')
    await page.getByRole('button', { name: 'An enrolment (Mermaid)' }).click()
    await expect(page.locator('#simulator')).toContainText('Now in')
  },
  'a text that holds no machine': async (page) => {
    await open(page, '/machines/open')
    await page.getByLabel('Your machine').fill('{ "initial": "a", "states": {} }')
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page.getByText(/^Line 1, column \d+: There is no state/)).toBeVisible()
  },
  'what an event carries, asked for from the drawing of a machine': async (page) => {
    await open(page, '/machines/siteNav?panel=drawing')
    await page
      .locator('#drawing')
      .getByRole('button', { name: /^menu\.toggle….*asks what it carries/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('form', { name: 'What menu.toggle carries' })).toBeVisible()
  },
  'the search with results': async (page) => {
    await open(page, '/about')
    await page.keyboard.press('Control+k')
    const search = page.getByRole('dialog')
    await search.getByRole('combobox').fill('community care')
    await expect(search.getByRole('option').first()).toBeVisible()
  },
  'the menu of a small screen': async (page) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, '/faq')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  },
  'the last step of the course finder': async (page) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'lyrebird.course-finder',
        JSON.stringify({ goal: 'upskill', subjectInterest: 'languages' }),
      ),
    )
    await open(page, '/course-wizard?step=details')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  'the careers that were found': async (page) => {
    await open(page, '/tools/career-wizard?step=results')
    await expect(main(page).getByRole('article').first()).toBeVisible()
  },
  'the results of the calculator': async (page) => {
    await open(page, '/tools/roi-calculator')
    await page.getByRole('button', { name: 'Calculate ROI' }).click()
    await expect(page.locator('#roi-results')).toBeVisible()
  },
  'a file that was refused': async (page) => {
    await open(page, '/tools/gap-analysis')
    await main(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: `${'a-very-long-name-'.repeat(6)}.exe`,
        mimeType: 'text/plain',
        buffer: Buffer.from('x'),
      })
    await expect(main(page).getByRole('alert')).toHaveText(/Choose/)
  },
  'saved courses': async (page) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'lyrebird.shortlist',
        JSON.stringify([
          { id: 1, note: 'n'.repeat(200) },
          { id: 2, note: '' },
        ]),
      ),
    )
    await open(page, '/shortlist')
    await expect(main(page).getByRole('listitem').first()).toBeVisible()
  },
  'a page that nobody knows': async (page) => {
    await open(page, '/no-such-page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
