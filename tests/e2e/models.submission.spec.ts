import type { Page } from '@playwright/test'
import {
  selectErrors,
  selectHasGivenUp,
  selectIsRetrying,
  selectIsSending,
  selectReceipt,
  selectValues,
} from '~/machines/submission.machine'
import { submissionModel } from '../model/submission.model'
import { expect } from '../support/page'
import { leads, walkOnPage } from '../support/pageModel'

/** The model's form has one field. The page's others are filled in, so that they never stand in the way. */
async function fillOthers(page: Page) {
  const form = page.getByRole('region', { name: 'Enquire Now' })
  await form.getByLabel('First name').fill('Mia')
  await form.getByLabel('Last name').fill('Tran')
  await form.getByLabel('Phone').fill('0491 570 156')
}

walkOnPage(submissionModel, {
  async open(page) {
    await leads(page).hold()
    await page.goto('/courses/certificate-iii-in-early-childhood-education-and-care')
  },
  prepare: fillOthers,
  drivers: (page) => {
    const form = page.getByRole('region', { name: 'Enquire Now' })
    const { done, error } = leads(page)
    return {
      'field.change': async ({ value }) => {
        const email = form.getByLabel('Email')
        // The same words again are no change to a browser.
        if ((await email.inputValue()) === value) await email.fill(`${value}x`)
        await email.fill(value)
      },
      'form.submit': () => form.getByRole('button', { name: 'Send enquiry' }).click(),
      'form.retry': () => form.getByRole('button', { name: 'Try again' }).click(),
      'form.reset': async () => {
        await form.getByRole('button', { name: 'Write another enquiry' }).click()
        await fillOthers(page)
      },
      done,
      error,
    }
  },
  async verify(page, snapshot) {
    const form = page.getByRole('region', { name: 'Enquire Now' })
    const receipt = form.getByRole('heading', { name: 'Kept on this device' })
    await expect(receipt).toBeVisible({ visible: selectReceipt(snapshot) !== null })
    if (selectReceipt(snapshot) !== null) return

    await expect(form.getByLabel('Email')).toHaveValue(selectValues(snapshot).email ?? '')
    const [isSending, isRetrying, hasGivenUp] = [
      selectIsSending(snapshot),
      selectIsRetrying(snapshot),
      selectHasGivenUp(snapshot),
    ]
    const button = form.getByRole('button', { name: isRetrying || hasGivenUp ? 'Try again' : 'Send enquiry' })
    await expect(button).toHaveAttribute('aria-disabled', String(isSending))
    await expect(form.getByRole('status')).toHaveText(
      isSending
        ? /^Sending/
        : isRetrying
          ? /try again in a moment/
          : hasGivenUp
            ? /Nothing you typed is lost/
            : '',
    )
    const errors = selectErrors(snapshot).map(({ message }) => message)
    await expect(form.getByRole('alert').getByRole('link')).toHaveText(errors)
    const email = expect(form.getByLabel('Email'))
    if (errors.length > 0) await email.toHaveAttribute('aria-invalid', 'true')
    else await email.not.toHaveAttribute('aria-invalid')
  },
})
