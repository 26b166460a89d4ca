import type { Page } from '@playwright/test'
import { type RoiField, roiInputs } from '~/data/tools/roi'
import { roiDraftName } from '~/data/tools/roiDraft'
import {
  selectAsked,
  selectIsUnreadable,
  selectOutcome,
  selectProblem,
  selectSliderValue,
  selectText,
} from '~/machines/roiCalculator.machine'
import { roiCalculatorModel } from '../model/roiCalculator.model'
import { expect, waitForHydration } from '../support/page'
import { agrees, goInPage, pageContract } from '../support/pageModel'

const boundsOf = (field: RoiField) => roiInputs.find((input) => input.field === field)
const addressOf = (figures: string) =>
  `/tools/roi-calculator${figures && `?figures=${encodeURIComponent(figures)}`}`
const box = (page: Page, field: RoiField) => page.locator(`input[name=${field}]`)

/** What stands beside each label, read at one moment. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    fields: [...document.querySelectorAll<HTMLInputElement>('main input[type=text][name]')].map((input) => ({
      field: input.name,
      text: input.value,
      slider: input.closest('form > *')?.querySelector<HTMLInputElement>('input[type=range]')?.valueAsNumber,
      isInvalid: input.getAttribute('aria-invalid') === 'true',
      problem: document.getElementById(`${input.id}-error`)?.textContent ?? null,
    })),
    isUnreadable: document.querySelector('main form')?.textContent?.includes('cannot be read'),
    headings: [...document.querySelectorAll('main section h2')].map(({ textContent }) => textContent),
    savings: document.querySelector('main section dl > div:nth-child(4)')?.textContent ?? '',
  }))

/** Whole dollars as the results have them. */
const words = (dollars: number) => dollars.toLocaleString('en-AU', { maximumFractionDigits: 0 })

export const roiCalculatorPage = pageContract(roiCalculatorModel, {
  open: (page) => page.goto('/tools/roi-calculator'),
  drivers: (page) => ({
    'input.change': ({ field, text }) => box(page, field).fill(text),
    'slider.change': ({ field, value }) =>
      page
        .locator('form > *')
        .filter({ has: box(page, field) })
        .getByRole('slider')
        .fill(String(value)),
    'roi.calculate': () => page.getByRole('button', { name: 'Calculate ROI' }).click(),
    'url.changed': async ({ figures }) => {
      // Of what was typed at that address, the machine hears in an event of its own.
      await page.evaluate(() => localStorage.removeItem('lyrebird.drafts'))
      await goInPage(page, addressOf(figures))
    },
    'draft.restore': async ({ texts }) => {
      await page.evaluate(
        ([key, drafts]) =>
          // The last that a page hears of, and so after the page has kept what really stands in its boxes.
          document.addEventListener('visibilitychange', () => localStorage.setItem(key, drafts)),
        [
          'lyrebird.drafts',
          JSON.stringify({ at: Date.now(), forms: { [roiDraftName('')]: texts } }),
        ] as const,
      )
      await page.reload()
      await waitForHydration(page)
    },
  }),
  cannot(step, before) {
    if (step.kind !== 'event') return false
    const { event } = step
    // A slider ends where its track ends.
    if (event.type === 'slider.change') return !(event.value <= (boundsOf(event.field)?.max ?? 0))
    // Only a page that has just been opened is given what was typed before.
    if (event.type === 'draft.restore')
      return (
        selectAsked(before) !== '' ||
        roiInputs.some(({ field, initial }) => selectText(field)(before) !== `${initial}`)
      )
    // The same address again is no change to a browser.
    return event.type === 'url.changed' && event.figures === selectAsked(before)
  },
  leftOut: {
    'event case: slider.change field currentTrainingCost, value 600000': 'The slider ends at 500,000.',
  },
  async verify(page, snapshot, step) {
    const outcome = selectOutcome(snapshot)
    const total = outcome?.results.totalAnnualSavings
    await agrees(
      async () => {
        const { savings, ...others } = await shown(page)
        return {
          ...others,
          savings: total?.kind === 'number' ? savings.includes(words(total.value)) : savings,
        }
      },
      {
        fields: roiInputs.map(({ field }) => ({
          field,
          text: selectText(field)(snapshot),
          slider: selectSliderValue(field)(snapshot),
          isInvalid: selectProblem(field)(snapshot) !== null,
          problem: selectProblem(field)(snapshot),
        })),
        isUnreadable: selectIsUnreadable(snapshot),
        headings: [outcome ? 'Your results' : 'Ready to Calculate Your ROI?'],
        savings: total?.kind === 'number' ? true : '',
      },
    )
    await expect.poll(() => new URL(page.url()).searchParams.get('figures') ?? '').toBe(selectAsked(snapshot))
    const last = step?.emitted.at(-1)
    const refused = last?.type === 'calculation.refused' ? last.problems[0] : undefined
    if (refused) await expect(box(page, refused.field)).toBeFocused()
  },
})
