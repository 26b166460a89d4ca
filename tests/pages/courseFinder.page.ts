import type { Page } from '@playwright/test'
import { furthestStep } from '~/data/wizard/courseFinder'
import {
  selectAnswers,
  selectCanGoBack,
  selectCanGoOn,
  selectDoubts,
  selectIsSaving,
  selectProgress,
  selectStep,
} from '~/machines/courseFinder.machine'
import { courseFinderModel } from '../model/courseFinder.model'
import { expect, inStillTime } from '../support/page'
import { agrees, goInPage, leads, pageContract } from '../support/pageModel'
import { keepHeard } from '../support/spoken'

const order = ['goal', 'subject', 'preferences', 'details']
const addressOf = (step: string) => (step === 'goal' ? '/course-wizard' : `/course-wizard?step=${step}`)

const labels = {
  status: 'Your current status',
  level: 'Level of study',
  firstName: 'First name',
  email: 'Email',
} as const
const labelOf = (name: string) => Object.entries(labels).find(([known]) => known === name)?.[1] ?? ''

const onStep = (page: Page, step: string) =>
  expect(page.getByText(new RegExp(`^Step ${order.indexOf(step) + 1} of 4`)).first()).toBeVisible()

export const courseFinderPage = pageContract(courseFinderModel, {
  async open(page) {
    await leads(page).hold()
    await page.goto('/course-wizard')
  },
  drivers: (page) => {
    const radio = (value: string) =>
      page.locator('label').filter({ has: page.locator(`input[type=radio][value="${value}"]`) })
    const { done, error } = leads(page)
    return {
      'goal.choose': async ({ goal }, { before }) => {
        if (before.value === 'goal') await radio(goal).click()
        else await goInPage(page, `/course-wizard?goal=${goal}&step=${selectStep(before)}`)
      },
      'subject.choose': ({ subject }) => radio(subject).click(),
      'preference.set': ({ name, value }) => page.getByLabel(labelOf(name)).selectOption(value),
      'detail.set': ({ name, value }) => page.getByLabel(labelOf(name), { exact: true }).fill(value),
      'newsletter.toggle': () => page.locator('label').filter({ hasText: 'monthly newsletter' }).click(),
      'step.next': () => page.getByRole('button', { name: /^(Next|Find My Courses)$/ }).click(),
      'step.previous': () => page.getByRole('button', { name: 'Previous' }).click(),
      'step.requested': ({ step }) => goInPage(page, addressOf(step)),
      'draft.restore': async ({ answers }) => {
        await page.evaluate(
          (text) => localStorage.setItem('lyrebird.course-finder', text),
          JSON.stringify(answers),
        )
        await page.reload()
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      },
      'finder.restart': () => page.getByRole('button', { name: 'Clear my answers' }).click(),
      done,
      error,
    }
  },
  cannot: (step, before) => {
    if (step.kind !== 'event') return false
    // The same address again is no change to a browser.
    if (step.event.type === 'step.requested') return step.event.step === selectStep(before)
    // A page that is opened anew has a draft to restore, and has been answered nothing yet.
    if (step.event.type === 'draft.restore') return !before.can(step.event)
    // What is chosen already cannot be chosen again.
    const { learningGoal, subjectInterest, customerDetails } = selectAnswers(before)
    if (step.event.type === 'detail.set') return customerDetails[step.event.name] === step.event.value
    if (step.event.type === 'goal.choose') return step.event.goal === learningGoal
    if (step.event.type === 'subject.choose') return step.event.subject === subjectInterest
    return step.event.type === 'finder.restart' && learningGoal === ''
  },
  async verify(page, snapshot, step) {
    if (step?.emitted.some(({ type }) => type === 'draft.changed'))
      await agrees(
        () =>
          page.evaluate(
            () => JSON.parse(localStorage.getItem('lyrebird.course-finder') ?? '{}').learningGoal ?? '',
          ),
        selectAnswers(snapshot).learningGoal ?? '',
      )
    if (snapshot.matches('done')) {
      const { learningGoal, subjectInterest, preferences } = selectAnswers(snapshot)
      await expect(page.getByRole('heading', { level: 1, name: 'Recommended for you' })).toBeVisible()
      await expect(page).toHaveURL(
        `/courses?recommendations=true&goal=${learningGoal}&subject=${subjectInterest}&level=${preferences.level}`,
      )
      return
    }
    const shown = selectStep(snapshot)
    const isRefused =
      step?.kind === 'event' && step.event.type === 'step.requested' && step.emitted.length > 0
    if (isRefused && !selectIsSaving(snapshot)) {
      // The page goes on to the furthest step; the machine alone stays, so the page is brought back.
      const furthest = furthestStep(selectAnswers(snapshot))
      await onStep(page, furthest)
      await expect(page).toHaveURL(addressOf(furthest))
      await keepHeard(page)
      await goInPage(page, addressOf(shown))
    }
    await onStep(page, shown)
    await expect(page).toHaveURL((url) => (url.searchParams.get('step') ?? 'goal') === shown)
    await expect(page.getByRole('progressbar', { name: 'Match confidence' })).toHaveAttribute(
      'value',
      String(selectProgress(snapshot)),
    )
    const next = page.getByRole('button', { name: /^(Next|Find My Courses|Finding your courses…)$/ })
    await expect(next).toHaveAttribute('aria-disabled', String(!selectCanGoOn(snapshot)))
    const back = page.getByRole('button', { name: 'Previous' })
    if (selectCanGoBack(snapshot)) await expect(back).toBeEnabled()
    else await expect(back).toBeDisabled()
    if (selectIsSaving(snapshot)) await expect(next).toHaveText('Finding your courses…')

    const { learningGoal, subjectInterest, preferences, customerDetails } = selectAnswers(snapshot)
    const checked = page.getByRole('radio', { checked: true })
    const select = (name: keyof typeof labels) => expect(page.getByLabel(labels[name], { exact: true }))
    if (shown === 'goal' || shown === 'subject') {
      const chosen = shown === 'goal' ? learningGoal : subjectInterest
      await expect(checked).toHaveCount(chosen === '' ? 0 : 1)
      if (chosen !== '') await expect(checked).toHaveValue(chosen)
    } else if (shown === 'preferences') {
      await select('status').toHaveValue(preferences.status)
      await select('level').toHaveValue(preferences.level)
    } else {
      const doubts = selectDoubts(snapshot).map(({ message }) => message)
      const summary = page.getByRole('group', { name: 'There is a problem' })
      await expect(summary.getByRole('link')).toHaveText(doubts)
      if (step?.emitted.some(({ type }) => type === 'doubts.shown'))
        await inStillTime(page, expect(summary).toBeFocused())
      await select('firstName').toHaveValue(customerDetails.firstName)
      await select('email').toHaveValue(customerDetails.email)
      const newsletter = page.getByRole('checkbox', { name: /monthly newsletter/ })
      await expect(newsletter).toBeChecked({ checked: customerDetails.newsletter })
    }
  },
})
