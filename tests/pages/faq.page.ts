import type { Page } from '@playwright/test'
import { faqCategories } from '~/data/help/faqCategories'
import { type FaqPlace, selectCategory, selectIsOpen } from '~/machines/faq.machine'
import { faqModel } from '../model/faq.model'
import { expect } from '../support/page'
import { agrees, goInPage, openHeadings, pageContract } from '../support/pageModel'

/** The model's questions and categories are the first of the page. */
const questions = ['cost', 'time']
const categories = ['courses', 'fees']

const categoryId = (category: string) => faqCategories[categories.indexOf(category)]?.id ?? ''
const questionId = (name: string) => faqCategories[0]?.questions[questions.indexOf(name)]?.id ?? ''
const addressOf = ({ category, question }: FaqPlace) => {
  if (question !== null) return `/faq#${questionId(question)}`
  return category === null ? '/faq' : `/faq#${categoryId(category)}`
}

const tile = (page: Page, category: string) =>
  page.getByRole('navigation', { name: 'Topics' }).getByRole('link').nth(categories.indexOf(category))
const question = (page: Page, name: string) => page.locator('main h3 > button').nth(questions.indexOf(name))

export const faqPage = pageContract(faqModel, {
  open: (page, { start: { context } }) => page.goto(addressOf(context)),
  drivers: (page) => ({
    'category.choose': ({ category }) => tile(page, category).click(),
    'question.toggle': (event) => question(page, event.question).click(),
    'url.changed': (place) => goInPage(page, addressOf(place)),
  }),
  async verify(page, snapshot, step) {
    const category = selectCategory(snapshot)
    await agrees(
      async () => ({
        address: page.url().replace(/^.*\/\/[^/]*/, ''),
        open: await openHeadings(page),
        current: await page.evaluate(() =>
          [...document.querySelectorAll('main nav[aria-label=Topics] a')].findIndex(
            (link) => link.getAttribute('aria-current') === 'true',
          ),
        ),
      }),
      {
        address: addressOf(snapshot.context),
        open: questions.flatMap((name, index) => (selectIsOpen(name)(snapshot) ? [index] : [])),
        current: category === null ? -1 : categories.indexOf(category),
      },
    )
    for (const { category: scrolled, question: named } of step?.emitted ?? []) {
      const place =
        named === null ? page.locator(`#${categoryId(scrolled ?? '')}-title`) : question(page, named)
      await expect(place).toBeFocused()
      await expect(place).toBeInViewport()
    }
  },
})
