import type { Page } from '@playwright/test'
import { type RoiField, roiInputs } from '~/data/tools/roi'
import { selectOutcome, selectProblem, selectSliderValue, selectText } from '~/machines/roiCalculator.machine'
import { roiCalculatorModel } from '../model/roiCalculator.model'
import { expect } from '../support/page'
import { agrees, walkOnPage } from '../support/pageModel'

const boundsOf = (field: RoiField) => roiInputs.find((input) => input.field === field)
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
    headings: [...document.querySelectorAll('main section h2')].map(({ textContent }) => textContent),
    savings: document.querySelector('main section dl > div:nth-child(4)')?.textContent ?? '',
  }))

walkOnPage(roiCalculatorModel, {
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
  }),
  // A slider ends where its track ends.
  cannot: (step) =>
    step.kind === 'event' &&
    step.event.type === 'slider.change' &&
    !(step.event.value <= (boundsOf(step.event.field)?.max ?? 0)),
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
        headings: [outcome ? 'Your results' : 'Ready to Calculate Your ROI?'],
        savings: total?.kind === 'number' ? true : '',
      },
    )
    const refused = step?.emitted.at(-1)?.problems[0]
    if (refused) await expect(box(page, refused.field)).toBeFocused()
  },
})

/** Whole dollars as the results have them. */
const words = (dollars: number) => dollars.toLocaleString('en-AU', { maximumFractionDigits: 0 })
