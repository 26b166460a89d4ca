import type { Page } from '@playwright/test'
import { keptLabels, keptTexts } from '~/data/device/keptTexts'
import { selectIsAsking, selectKept } from '~/machines/keptData.machine'
import { keptDataModel } from '../model/keptData.model'
import { expect } from '../support/page'
import { agrees, pageContract, storeElsewhere } from '../support/pageModel'

const stored: Readonly<Record<string, (says: string) => readonly [key: string, value: unknown]>> = {
  theme: (says) => ['lyrebird.theme', says.toLowerCase()],
  shortlist: (says) => [
    'lyrebird.shortlist',
    Array.from({ length: Number.parseInt(says, 10) }, (_, at) => ({ id: at + 1, note: '' })),
  ],
}

/** What stands on the page. */
const listed = (page: Page) =>
  page
    .locator('main ul > li')
    .evaluateAll((items) =>
      items.map((item) => [item.querySelector('h2')?.textContent, item.querySelector('h2 + p')?.textContent]),
    )

export const keptDataPage = pageContract(keptDataModel, {
  open: (page) => page.goto('/on-this-device'),
  drivers: (page) => ({
    // As another tab would have stored it, and forgotten what is not there.
    'kept.read': async ({ kept }) => {
      for (const key of Object.keys(stored)) {
        const thing = kept.find((one) => one.key === key)
        const [name, value] = stored[key]?.(thing?.says ?? '0') ?? []
        if (name) await storeElsewhere(page, name, thing ? value : undefined)
      }
    },
    'kept.forget': ({ key }) =>
      page
        .getByRole('button', { name: `Forget ${keptLabels[key as keyof typeof keptLabels].label}` })
        .click(),
    'everything.forget': () => page.getByRole('button', { name: keptTexts.everything }).click(),
    'everything.confirm': () => page.getByRole('button', { name: keptTexts.yes }).click(),
    'everything.keep': () => page.getByRole('button', { name: keptTexts.no }).click(),
  }),
  cannot: (step, before) =>
    step.kind === 'event' &&
    step.event.type === 'kept.forget' &&
    !selectKept(before).some(({ key }) => step.event.type === 'kept.forget' && step.event.key === key),
  async verify(page, snapshot, step) {
    const forgotten =
      step?.emitted.flatMap((news) => (news.type === 'forget.requested' ? news.keys : [])) ?? []
    const names = forgotten.flatMap((key) => stored[key]?.('0')[0] ?? [])
    await agrees(() => page.evaluate((all) => all.filter((name) => localStorage.getItem(name)), names), [])
    await agrees(
      () => listed(page),
      selectKept(snapshot).map(({ label, says }) => [label, says]),
    )
    await expect(page.getByText(keptTexts.sure)).toHaveCount(selectIsAsking(snapshot) ? 1 : 0)
    await expect(page.getByRole('heading', { name: keptTexts.nothing })).toHaveCount(
      selectKept(snapshot).length === 0 ? 1 : 0,
    )
  },
})
