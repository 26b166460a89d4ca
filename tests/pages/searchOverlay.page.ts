import type { Page } from '@playwright/test'
import { defineModel, type EventCase } from 'machine-workbench/models'
import type { SnapshotFrom } from 'xstate'
import {
  type searchOverlayMachine,
  selectCanSeeAll,
  selectHasFailed,
  selectHasNothing,
  selectHasResults,
  selectHighlight,
  selectIsEmpty,
  selectIsLoading,
  selectIsOpen,
  selectQuery,
} from '~/machines/searchOverlay.machine'
import { found, searchOverlayModel } from '../model/searchOverlay.model'
import { answerTo, isAnswerDue, searchOf } from '../support/heldSearch'
import { expect } from '../support/page'
import { agrees, goInPage, pageContract, sentByPage } from '../support/pageModel'

type Snapshot = SnapshotFrom<typeof searchOverlayMachine>

const isDue = (snapshot: Snapshot) =>
  isAnswerDue(snapshot.context, snapshot.matches({ dialog: 'open', index: 'ready' }))

const events: readonly EventCase<typeof searchOverlayMachine>[] = [
  { type: 'search.open' },
  { type: 'search.close' },
  { type: 'query.change', query: 'nu' },
  { type: 'query.change', query: 'zz' },
  { type: 'query.change', query: ' ' },
  {
    case: 'the answer',
    event: (snapshot) => (isDue(snapshot) ? answerTo(snapshot.context, found) : undefined),
  },
  { type: 'highlight.next' },
  { type: 'highlight.previous' },
  { type: 'item.accept' },
  { type: 'item.select', index: 1 },
  { type: 'all.request' },
  { type: 'escape.press' },
  { type: 'url.changed' },
  { type: 'index.retry' },
]
const pageModel = defineModel(searchOverlayModel.machine, {
  ...searchOverlayModel.options,
  events,
  unreachable: {},
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.locator('#search-overlay')
const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })

/** What lies over the page, read at one moment; null where nothing does. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const search = document.querySelector('dialog search')
    if (!search) return null
    const options = [...search.querySelectorAll('[role=option]')]
    const input = search.querySelector('input')
    return {
      text: input?.value,
      hasFocus: document.activeElement === input,
      isExpanded: input?.ariaExpanded === 'true',
      options: options.map((option) => option.firstElementChild?.textContent ?? ''),
      active: options.findIndex((option) => option.id === input?.getAttribute('aria-activedescendant')),
      says: search.querySelector('p:has([role=status])')?.textContent ?? '',
      hasFailed: search.querySelector('[role=alert]') !== null,
      canSeeAll: [...search.querySelectorAll('button')].some(
        ({ textContent }) => textContent === 'See all results',
      ),
    }
  })

export const searchOverlayPage = pageContract(pageModel, {
  async open(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await searchOf(page).hold(found, { to: '/about' })
    await page.goto('/terms')
  },
  drivers: (page) => {
    const { done, error } = searchOf(page)
    return {
      'search.open': () => opener(page).click(),
      'search.close': () => dialog(page).getByRole('button', { name: 'Close search' }).click(),
      'query.change': ({ query }) => field(page).fill(query),
      'results.received': sentByPage,
      'highlight.next': () => field(page).press('ArrowDown'),
      'highlight.previous': () => field(page).press('ArrowUp'),
      'item.accept': () => field(page).press('Enter'),
      'item.select': ({ index }) => dialog(page).getByRole('option').nth(index).click(),
      'all.request': () => dialog(page).getByRole('button', { name: 'See all results' }).click(),
      'escape.press': () => field(page).press('Escape'),
      'url.changed': async () => {
        await goInPage(page, page.url().endsWith('/about') ? '/contact' : '/about')
        // The page that arrives takes the focus to its heading, and that is no answer to what is done next.
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      },
      'index.retry': () => dialog(page).getByRole('button', { name: 'Try again' }).click(),
      done,
      error,
    }
  },
  cannot: (step, before) => {
    const type = step.kind === 'event' ? step.event.type : ''
    if (isDue(before) || type === 'results.received') return isDue(before) !== (type === 'results.received')
    // The same text again is no change to a browser.
    if (
      step.kind === 'event' &&
      step.event.type === 'query.change' &&
      step.event.query === selectQuery(before)
    )
      return true
    // The search lies over what opens it, and what stands in the search is there only while it is open.
    return selectIsOpen(before) ? type === 'search.open' : ['query.change', 'index.retry'].includes(type)
  },
  leftOut: {
    'transition: index.ready --query.change[isShut]--> (stay)': 'A search that is closed has no field.',
  },
  async verify(page, snapshot, step) {
    if (isDue(snapshot)) return
    const hasResults = selectHasResults(snapshot)
    await agrees(
      () => shown(page),
      selectIsOpen(snapshot)
        ? {
            text: selectQuery(snapshot),
            hasFocus: true,
            isExpanded: hasResults,
            options: hasResults ? found : [],
            active: selectHighlight(snapshot),
            says: selectIsEmpty(snapshot)
              ? 'Start typing to search for courses, blogs, or pages…'
              : selectIsLoading(snapshot)
                ? 'Search is being prepared.'
                : selectHasNothing(snapshot)
                  ? 'No results found.'
                  : hasResults
                    ? `${found.length} results.`
                    : '',
            hasFailed: selectHasFailed(snapshot),
            canSeeAll: selectCanSeeAll(snapshot),
          }
        : null,
    )
    const type = step?.kind === 'event' ? step.event.type : ''
    if ((type === 'search.close' || type === 'escape.press') && step && selectIsOpen(step.before))
      await expect(opener(page)).toBeFocused()
    for (const { type } of step?.emitted ?? []) {
      if (type === 'item.chosen') await expect(page).toHaveURL(/\/about$/)
      if (type === 'all.requested') await expect(page).toHaveURL(/\/search-demo\?q=/)
    }
  },
})
