import type { Page } from '@playwright/test'
import { emptyCareerAnswers } from '~/data/wizard/careerWizard'
import {
  type CareerStage,
  selectAnswers,
  selectCanGoBack,
  selectHasResults,
  selectProgress,
  selectStage,
} from '~/machines/careerWizard.machine'
import { careerWizardModel } from '../model/careerWizard.model'
import { expect } from '../support/page'
import { agrees, goInPage, pageContract } from '../support/pageModel'
import { stored } from '../support/screen'

const DRAFT = 'lyrebird.career-wizard'
const addressOf = (stage: CareerStage) => `/tools/career-wizard${stage === 'now' ? '' : `?step=${stage}`}`

/** What stands on the page, read at one moment. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('main button')]
    const named = (name: string) => buttons.find((button) => button.textContent === name)
    const previous = named('Previous')
    return {
      step: new URLSearchParams(location.search).get('step') ?? 'now',
      progress: document.querySelector('main progress')?.getAttribute('value') ?? null,
      canGoBack: previous !== undefined && previous.ariaDisabled !== 'true',
      on: ['Next', 'Get Results', 'Start Over'].find(named),
      pathways: document.querySelectorAll('main article').length,
      role: document.querySelector<HTMLSelectElement>('select[name=currentRole]')?.value ?? null,
      budget: document.querySelector<HTMLSelectElement>('select[name=budget]')?.value ?? null,
      ticked: [...document.querySelectorAll('main input:checked')].map(
        (box) => box.closest('label')?.textContent ?? '',
      ),
    }
  })

export const careerWizardPage = pageContract(careerWizardModel, {
  open: (page) => page.goto('/tools/career-wizard'),
  drivers: (page) => ({
    'answer.choose': ({ value }) => page.locator('select[name=currentRole]').selectOption(value),
    'answer.toggle': ({ value }) => page.getByText(value, { exact: true }).click(),
    'step.next': () => page.getByRole('button', { name: /^(Next|Get Results)$/ }).click(),
    'step.previous': () => page.getByRole('button', { name: 'Previous' }).click(),
    'step.requested': ({ step }) => goInPage(page, addressOf(step)),
    // The draft is read when a visitor comes to the wizard: so the visitor goes away and comes back.
    'draft.restore': async ({ answers }, { before }) => {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        DRAFT,
        JSON.stringify(answers),
      ] as const)
      await goInPage(page, '/about')
      await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: /About/i })).toBeVisible()
      await goInPage(page, addressOf(selectStage(before)))
    },
    'wizard.restart': () => page.getByRole('button', { name: 'Start Over' }).click(),
  }),
  cannot: (step, before) => {
    if (step.kind !== 'event') return false
    // Each question is asked on one step, and only the results offer to start over.
    const stage = selectStage(before)
    // The same address again is no change to a browser.
    if (step.event.type === 'step.requested') return step.event.step === stage
    // A page that is opened anew has a draft to restore, and has been answered nothing yet.
    if (step.event.type === 'draft.restore') return !before.can(step.event)
    if (step.event.type === 'answer.choose') return stage !== 'now'
    if (step.event.type === 'answer.toggle') return stage !== 'skills'
    return step.event.type === 'wizard.restart' && stage !== 'results'
  },
  async verify(page, snapshot, step) {
    const stage = selectStage(snapshot)
    const answers = selectAnswers(snapshot)
    await agrees(() => shown(page), {
      step: stage,
      progress: selectHasResults(snapshot) ? null : String(selectProgress(snapshot)),
      canGoBack: selectCanGoBack(snapshot),
      on: stage === 'learning' ? 'Get Results' : selectHasResults(snapshot) ? 'Start Over' : 'Next',
      pathways: selectHasResults(snapshot) ? 5 : 0,
      role: stage === 'now' ? answers.currentRole : null,
      budget: stage === 'learning' ? answers.budget : null,
      ticked: stage === 'skills' ? [...answers.technicalSkills, ...answers.interests] : [],
    })
    if (!step?.emitted.some(({ type }) => type === 'draft.changed')) return
    const isEmpty = JSON.stringify(answers) === JSON.stringify(emptyCareerAnswers)
    expect(await stored(page, DRAFT)).toEqual(isEmpty ? null : answers)
  },
})
