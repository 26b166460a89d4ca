import type { Page } from '@playwright/test'
import { selectCategory, selectIsOpen } from '~/machines/faq.machine'
import { faqModel } from '../model/faq.model'
import { expect } from '../support/page'
import { agrees, goInPage, openHeadings, walkOnPage } from '../support/pageModel'

/** The model's questions and categories are the first of the page. */
const questions = ['cost', 'time']
const categories = ['courses', 'fees']

const tile = (page: Page, category: string) =>
  page.getByRole('navigation', { name: 'Topics' }).getByRole('link').nth(categories.indexOf(category))
const question = (page: Page, name: string) => page.locator('main h3 > button').nth(questions.indexOf(name))

walkOnPage(faqModel, {
  open: (page) => page.goto('/faq'),
  drivers: (page) => ({
    'category.choose': ({ category }) => tile(page, category).click(),
    'question.toggle': (event) => question(page, event.question).click(),
    'question.found': async (event) => {
      const id = await question(page, event.question).evaluate(
        (button) => button.closest('div[id]')?.id ?? '',
      )
      // The same address again would be no news.
      await goInPage(page, '/faq')
      await goInPage(page, `/faq#${id}`)
    },
  }),
  async verify(page, snapshot, step) {
    const category = selectCategory(snapshot)
    await agrees(
      async () => ({
        open: await openHeadings(page),
        current: await page.evaluate(() =>
          [...document.querySelectorAll('main nav[aria-label=Topics] a')].findIndex(
            (link) => link.getAttribute('aria-current') === 'true',
          ),
        ),
      }),
      {
        open: questions.flatMap((name, index) => (selectIsOpen(name)(snapshot) ? [index] : [])),
        current: category === null ? -1 : categories.indexOf(category),
      },
    )
    if (step && step.emitted.length > 0 && category !== null) {
      const href = await tile(page, category).getAttribute('href')
      await expect(page.locator(`${href}-title`)).toBeFocused()
    }
  },
})
