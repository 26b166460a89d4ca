import type { Page } from '@playwright/test'
import { defineModel, type EventCase } from 'machine-workbench/models'
import type { SnapshotFrom } from 'xstate'
import {
  type searchBoxMachine,
  selectAnsweredQuery,
  selectCanClear,
  selectHasFailed,
  selectHasList,
  selectHasNothing,
  selectHighlight,
  selectIsLoading,
  selectQuery,
} from '~/machines/searchBox.machine'
import { found, searchBoxModel } from '../model/searchBox.model'
import { answerTo, isAnswerDue, searchOf } from '../support/heldSearch'
import { agrees, pageContract, sentByPage } from '../support/pageModel'

type Snapshot = SnapshotFrom<typeof searchBoxMachine>

const isDue = (snapshot: Snapshot) =>
  isAnswerDue(snapshot.context, snapshot.matches({ list: 'open', index: 'ready' }))

const events: readonly EventCase<typeof searchBoxMachine>[] = [
  { type: 'search.focus' },
  { type: 'query.change', query: 'nu' },
  { type: 'query.change', query: 'zz' },
  { type: 'query.change', query: '' },
  { type: 'query.change', query: ' ' },
  { type: 'chip.choose', query: 'AI' },
  {
    case: 'the answer',
    event: (snapshot) => (isDue(snapshot) ? answerTo(snapshot.context, found) : undefined),
  },
  { type: 'highlight.next' },
  { type: 'highlight.previous' },
  { type: 'item.accept' },
  { type: 'item.select', index: 1 },
  { type: 'escape.press' },
  { type: 'outside.press' },
  { type: 'search.clear' },
  { type: 'index.retry' },
]
const pageModel = defineModel(searchBoxModel.machine, { ...searchBoxModel.options, events, unreachable: {} })

const field = (page: Page) => page.locator('#search-demo')

/** What stands in the form, read at one moment. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('search form')
    const options = [...(form?.querySelectorAll('[role=option]') ?? [])]
    const input = form?.querySelector('input')
    return {
      text: input?.value,
      isExpanded: input?.ariaExpanded === 'true',
      options: options.map((option) => option.firstElementChild?.textContent ?? ''),
      active: options.findIndex((option) => option.id === input?.getAttribute('aria-activedescendant')),
      selected: options.findIndex(({ ariaSelected }) => ariaSelected === 'true'),
      says: form?.querySelector('[role=status]')?.textContent ?? '',
      hasFailed: form?.querySelector('[role=alert]') !== null,
      canClear: [...(form?.querySelectorAll('button') ?? [])].some(
        ({ ariaLabel }) => ariaLabel === 'Clear the search',
      ),
    }
  })

export const searchBoxPage = pageContract(pageModel, {
  async open(page) {
    await searchOf(page).hold(found, { to: '/search-demo' })
    await page.goto('/search-demo')
  },
  drivers: (page) => {
    const { done, error } = searchOf(page)
    return {
      'search.focus': async () => {
        await field(page).blur()
        await field(page).focus()
      },
      'query.change': ({ query }) => field(page).fill(query),
      'chip.choose': ({ query }) => page.getByRole('button', { name: query, exact: true }).click(),
      'results.received': sentByPage,
      'highlight.next': () => field(page).press('ArrowDown'),
      'highlight.previous': () => field(page).press('ArrowUp'),
      'item.accept': () => field(page).press('Enter'),
      'item.select': ({ index }) => page.getByRole('option').nth(index).click(),
      'escape.press': () => field(page).press('Escape'),
      'outside.press': () => page.getByRole('heading', { level: 1 }).click(),
      'search.clear': () => page.getByRole('button', { name: 'Clear the search' }).click(),
      'index.retry': () => page.getByRole('button', { name: 'Try again' }).click(),
      // Coming to the field would try again after a failure, so the visitor is there before.
      done: async () => {
        await field(page).focus()
        await done()
      },
      error: async () => {
        await field(page).focus()
        await error()
      },
    }
  },
  cannot: (step, before) => {
    const type = step.kind === 'event' ? step.event.type : ''
    if (isDue(before) || type === 'results.received') return isDue(before) !== (type === 'results.received')
    // The same text again is no change to a browser.
    if (step.kind === 'event' && step.event.type === 'query.change')
      return step.event.query === selectQuery(before)
    // What hangs from the field lies over the quick searches.
    if (type === 'chip.choose' && (selectHasList(before) || selectHasNothing(before))) return true
    // These three lead out of the field and back into it, which is another event, and not nothing after a failure.
    return selectHasFailed(before) && ['chip.choose', 'search.clear', 'outside.press'].includes(type)
  },
  async verify(page, snapshot) {
    if (isDue(snapshot)) return
    const hasList = selectHasList(snapshot)
    await agrees(() => shown(page), {
      text: selectQuery(snapshot),
      isExpanded: hasList,
      options: hasList ? found : [],
      active: selectHighlight(snapshot),
      selected: selectHighlight(snapshot),
      says: selectIsLoading(snapshot)
        ? 'Search is being prepared.'
        : hasList
          ? `${found.length} results.`
          : selectHasNothing(snapshot)
            ? `No results found for "${selectAnsweredQuery(snapshot)}"`
            : '',
      hasFailed: selectHasFailed(snapshot),
      canClear: selectCanClear(snapshot),
    })
  },
})
