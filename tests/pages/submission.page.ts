import type { Page } from '@playwright/test'
import { defineModel, type Step } from 'machine-workbench/models'
import type { SnapshotFrom } from 'xstate'
import { isEmail } from '~/data/enquiry/enquiry'
import { checkNewsletter, emailDoubts, emptyNewsletter } from '~/data/enquiry/newsletter'
import { newsletterThanks } from '~/data/site/messages'
import {
  type FormValues,
  selectErrors,
  selectHasGivenUp,
  selectIsGivenBack,
  selectIsRetrying,
  selectIsSending,
  selectReceipt,
  selectValues,
} from '~/machines/submission.machine'
import { submissionModel } from '../model/submission.model'
import { expect, inStillTime, waitForHydration } from '../support/page'
import { A_MOMENT, agrees, leads, pageContract } from '../support/pageModel'
import { keepHeard } from '../support/spoken'

/** The model's form has one field. The page's others are filled in, so that they never stand in the way. */
async function fillOthers(page: Page) {
  const form = page.getByRole('region', { name: 'Enquire Now' })
  await form.getByLabel('First name').fill('Mia')
  await form.getByLabel('Last name').fill('Tran')
  await form.getByLabel('Phone').fill('0491 570 156')
}

type Snapshot = SnapshotFrom<(typeof submissionModel)['machine']>

/** A draft is given back when the page is opened, into a form in which nothing has happened. */
const isOpened = (snapshot: Snapshot) =>
  snapshot.matches({ editing: 'own' }) &&
  selectErrors(snapshot).length === 0 &&
  Object.keys(snapshot.context.asked).length === 0 &&
  Object.values(selectValues(snapshot)).every((value) => value === '')

/** Leaves the page as if these values stood in the form, and comes back. */
async function comeBack(page: Page, form: string, values: FormValues) {
  await page.evaluate(
    ([key, drafts]) =>
      // The last that a page hears of, and so after the page has kept what really stands in its forms.
      document.addEventListener('visibilitychange', () => localStorage.setItem(key, drafts)),
    ['lyrebird.drafts', JSON.stringify({ at: Date.now(), forms: { [form]: values } })] as const,
  )
  await page.reload()
  await inStillTime(page, waitForHydration(page))
}

/** What the page cannot do: a form that was sent, or was typed in, is not the one that was just opened. */
const cannotRestore = (step: Step<(typeof submissionModel)['machine']>, before: Snapshot) =>
  step.kind === 'event' && step.event.type === 'draft.restore' && !isOpened(before)

export const submissionPage = pageContract(submissionModel, {
  cannot: cannotRestore,
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
      'draft.restore': ({ values }) =>
        comeBack(page, 'enquiry Certificate III in Early Childhood Education and Care', {
          firstName: 'Mia',
          lastName: 'Tran',
          phone: '0491 570 156',
          ...values,
        }),
      'form.submit': () => form.getByRole('button', { name: 'Send enquiry' }).click(),
      'form.retry': () => form.getByRole('button', { name: 'Try again' }).click(),
      'form.reset': async () => {
        await form.getByRole('button', { name: 'Write another enquiry' }).click()
        await page.clock.runFor(A_MOMENT)
        await keepHeard(page)
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
    if (selectReceipt(snapshot) !== null) {
      // What was sent is no draft any more.
      const isKept = () =>
        page.evaluate(() => (localStorage.getItem('lyrebird.drafts') ?? '').includes('Early Childhood'))
      await agrees(isKept, false)
      return
    }

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
            : selectIsGivenBack(snapshot)
              ? /is here again/
              : '',
    )
    const errors = selectErrors(snapshot).map(({ message }) => message)
    await expect(form.getByRole('group', { name: 'There is a problem' }).getByRole('link')).toHaveText(errors)
    const email = expect(form.getByLabel('Email'))
    if (errors.length > 0) await email.toHaveAttribute('aria-invalid', 'true')
    else await email.not.toHaveAttribute('aria-invalid')
  },
})

/** The same machine behind the form of the footer. What is missing or no address is kept back by the browser (§5). */
const newsletterModel = defineModel(submissionModel.machine, {
  ...submissionModel.options,
  scenarios: [{ input: { values: emptyNewsletter, check: checkNewsletter, doubt: emailDoubts } }],
})

async function reachFooter(page: Page) {
  await page.mouse.move(2, 2)
  await page.mouse.move(4, 4)
  await page.waitForFunction(
    () =>
      Object.keys(document.querySelector('footer form') ?? {}).some((key) => key.startsWith('__reactProps')),
    null,
    { polling: 50 },
  )
}

export const newsletterPage = pageContract(newsletterModel, {
  async open(page) {
    await leads(page).hold()
    await page.goto('/terms')
  },
  // The footer waits for a first sign of the visitor.
  prepare: reachFooter,
  drivers: (page) => {
    const form = page.getByRole('region', { name: 'New courses, once a month' })
    const email = form.getByLabel('E-mail address')
    const press = (name: string) => form.getByRole('button', { name, exact: true }).click()
    const { done, error } = leads(page)
    return {
      'field.change': async ({ value }) => {
        // The same words again are no change to a browser.
        if ((await email.inputValue()) === value) await email.fill(`${value}x`)
        await email.fill(value)
      },
      'draft.restore': async ({ values }) => {
        await comeBack(page, 'newsletter', values)
        await reachFooter(page)
      },
      'form.submit': () => press('Subscribe'),
      'form.retry': () => press('Try again'),
      'form.reset': () => press('Subscribe another address'),
      done,
      error,
    }
  },
  cannot: (step, before) =>
    cannotRestore(step, before) ||
    (step.kind === 'event' &&
      step.event.type === 'form.submit' &&
      !isEmail(before.context.values.email ?? '')),
  async verify(page, snapshot, step) {
    const form = page.getByRole('region', { name: 'New courses, once a month' })
    const receipt = selectReceipt(snapshot)
    const isFailed = selectIsRetrying(snapshot) || selectHasGivenUp(snapshot)
    await expect(form.getByLabel('E-mail address')).toHaveValue(selectValues(snapshot).email ?? '')
    const button = form.getByRole('button')
    await expect(button).toHaveText(
      receipt ? 'Subscribe another address' : isFailed ? 'Try again' : 'Subscribe',
    )
    await expect(button).toHaveAttribute('aria-disabled', String(selectIsSending(snapshot)))
    await expect(form.getByRole('status')).toHaveText(
      selectIsSending(snapshot)
        ? /^Sending/
        : selectIsRetrying(snapshot)
          ? /try again in a moment/
          : selectHasGivenUp(snapshot)
            ? /was not kept/
            : selectIsGivenBack(snapshot)
              ? /is here again/
              : '',
    )
    await expect(form.getByText('Your address is kept on this device')).toHaveCount(receipt ? 1 : 0)
    if (step?.emitted.some(({ type }) => type === 'lead.sent'))
      await expect(page.locator('#toasts-status')).toContainText(newsletterThanks)
  },
})
