import type { Page } from '@playwright/test'
import {
  selectCanOpenStately,
  selectChosen,
  selectFilter,
  selectIsOpen,
  selectStately,
  selectView,
} from '~/machines/inspector.machine'
import { inspectorModel } from '../model/inspector.model'
import { expect } from '../support/page'
import { agrees, pageContract } from '../support/pageModel'

declare global {
  interface Window {
    /** Lets the test play the window of the other inspector. */
    stately?: { onBlocked: () => void; onConnected: () => void }
  }
}

/** Stands in for the script that opens the other window: the test says what becomes of it. */
const heldWindow = 'export const openStately = (told) => { window.stately = told }'

/** Two actors of the page, by the keys that the model calls them. */
const names: Readonly<Record<string, string>> = { 'x:1': 'siteNav', 'x:2': 'theme' }

const words = {
  off: 'What the machines hold will then go to stately.ai.',
  connecting: 'Its window is open. Waiting for its answer.',
  connected: 'It follows what happens on this page.',
  blocked: 'The browser did not let its window open.',
  silent: 'It does not answer',
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Machines of this page' })
const actors = (page: Page) => panelOf(page).getByRole('navigation', { name: 'Actors' })
const opener = (page: Page) => page.getByRole('button', { name: 'Show the machines' })
const viewNames = { actor: 'State and log', messages: 'Its messages', together: 'All messages' }
const view = (page: Page, name: string) =>
  panelOf(page).getByRole('group', { name: 'What is shown' }).getByRole('button', { name, exact: true })
const offer = (page: Page) => panelOf(page).getByRole('button', { name: 'Open Stately’s inspector' })
const filter = (page: Page, name: string) =>
  panelOf(page).getByRole('group', { name: 'Which events' }).getByRole('button', { name, exact: true })

export const inspectorPage = pageContract(inspectorModel, {
  async open(page) {
    await page.route(/\/assets\/inspectStately-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: heldWindow }),
    )
    await page.goto('/about?inspect=stately')
    // It is drawn after the page, and time will stand still then.
    await expect(panelOf(page)).toBeVisible()
  },
  // Without the panel there is nothing to press in it.
  cannot: ({ kind, ...step }, before) =>
    kind === 'event' &&
    'event' in step &&
    ((!selectIsOpen(before) &&
      ['actor.choose', 'filter.choose', 'view.choose', 'stately.open'].includes(step.event.type)) ||
      // The filter belongs to the log, and where all are shown together none is chosen.
      (step.event.type === 'filter.choose' && selectView(before) !== 'actor') ||
      (step.event.type === 'actor.choose' && selectView(before) === 'together')),
  drivers: (page) => ({
    'panel.open': async () => {
      if (await opener(page).isVisible()) await opener(page).click()
    },
    'panel.close': async () => {
      if (await panelOf(page).isVisible())
        await page.getByRole('button', { name: 'Close the machines' }).click()
    },
    'actor.choose': ({ key }) =>
      actors(page)
        .getByRole('button', { name: names[key] ?? '', exact: true })
        .click(),
    'filter.choose': ({ filter: chosen }) =>
      filter(page, chosen === 'all' ? 'All' : 'Only what moved it').click(),
    'view.choose': ({ view: chosen }) => view(page, viewNames[chosen]).click(),
    'stately.open': async (_, { before }) => {
      if (selectCanOpenStately(before)) await offer(page).click()
      else await expect(offer(page)).toHaveAttribute('aria-disabled', 'true')
    },
    'stately.blocked': () => page.evaluate(() => window.stately?.onBlocked()),
    'stately.connected': () => page.evaluate(() => window.stately?.onConnected()),
  }),
  // Where the focus goes is looked at in inspect.spec.ts: it moves in a frame, and frames stand still here.
  async verify(page, snapshot) {
    await expect(panelOf(page)).toBeVisible({ visible: selectIsOpen(snapshot) })
    if (!selectIsOpen(snapshot)) return
    const chosen = names[selectChosen(snapshot) ?? '']
    await agrees(
      async () => ({
        isFollowed:
          chosen === undefined ||
          selectView(snapshot) === 'together' ||
          (await actors(page)
            .getByRole('button', { name: chosen, exact: true })
            .getAttribute('aria-current')) === 'true',
        isFiltered:
          selectView(snapshot) === 'actor' &&
          (await filter(page, 'Only what moved it').getAttribute('aria-pressed')) === 'true',
        isViewed: (await view(page, viewNames[selectView(snapshot)]).getAttribute('aria-pressed')) === 'true',
        hasMessages: await panelOf(page)
          .getByRole('region', { name: /^Messages of / })
          .isVisible(),
        canOpenStately:
          (await panelOf(page)
            .getByRole('button', { name: 'Open Stately’s inspector' })
            .getAttribute('aria-disabled')) !== 'true',
        news: (await panelOf(page).textContent())?.includes(words[selectStately(snapshot)]),
      }),
      {
        isFollowed: true,
        isFiltered: selectView(snapshot) === 'actor' && selectFilter(snapshot) === 'moves',
        isViewed: true,
        hasMessages: selectView(snapshot) !== 'actor',
        canOpenStately: selectCanOpenStately(snapshot),
        news: true,
      },
    )
  },
})
