import type { Page } from '@playwright/test'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { CATALOGUE_PAGE_SIZE, FEATURED_COURSES } from '~/data/courses/limits'
import { type Asked, countChoices, isApplied, isNarrowed } from '~/data/lists/asked'
import { stringifySearch } from '~/data/site/searchParams'
import {
  type filteredListMachine,
  selectApplied,
  selectCanClear,
  selectCanReset,
  selectIsOpen,
  selectPending,
  selectTyped,
} from '~/machines/filteredList.machine'
import { modelOfList } from '../model/filteredList.model'
import { expect } from '../support/page'
import { agrees, goInPage, type OnPage, pageContract } from '../support/pageModel'
import { askedBy, type SiteList, type SiteListName, siteLists } from '../support/siteLists'

type Machine = typeof filteredListMachine
type Snapshot = SnapshotFrom<Machine>

/** How each page shows its list: the box, the way to take filters off, and what says how many there are. */
const pages: Readonly<
  Record<
    SiteListName,
    {
      box?: string
      submit?: string
      reset?: string
      /** What says how many there are, where something does. */
      status?: (count: number) => RegExp
      /** The heading of each item, and how many of them are shown at once. */
      title: string
      atOnce?: number
      leftOut?: Readonly<Record<string, string>>
    }
  >
> = {
  catalogue: {
    box: 'Search these courses',
    submit: 'Search',
    reset: 'Clear all filters',
    title: 'li h3',
    atOnce: CATALOGUE_PAGE_SIZE,
    status: (count) => (count === 0 ? /^No courses found/ : new RegExp(`^${count} course`)),
    leftOut: {
      'transition: text.typing --text.change--> text.typing': 'Only one word is typed here.',
    },
  },
  category: {
    box: 'Search courses',
    submit: 'Search',
    reset: 'Clear Filters',
    title: 'li h3',
    status: (count) => new RegExp(`^Showing ${count} of`),
  },
  'simple category': { title: 'li h2' },
  programs: {
    box: 'Search programs',
    submit: 'Search',
    reset: 'Show all programs',
    title: '#programs li h3',
    status: (count) => new RegExp(`^${count} program`),
  },
  blog: {
    reset: 'Show all topics',
    title: 'article h3',
    status: (count) => new RegExp(`^${count} article`),
  },
  home: {
    box: 'Search courses',
    reset: 'Clear',
    title: 'li h3',
    atOnce: FEATURED_COURSES,
    status: (count) => new RegExp(`^(Featured courses|${count} courses? fits?)$`),
  },
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Filter courses' })
const titleOf = (item: unknown) => (item as { title: string }).title

const isDialog = (name: SiteListName) => name === 'catalogue'

/** The address of a page whose list is asked this; what is at its default stands in no address. */
export function addressOf({ path, list, schema }: SiteList, asked: Asked) {
  const atRest = schema.parse({})
  const given = Object.entries(schema.parse(list.searchOf(asked))).filter(
    ([name, value]) => String(value) !== String(atRest[name]),
  )
  return path + stringifySearch(Object.fromEntries(given))
}

/** What the address says, as its page reads it. */
const askedInAddress = (page: Page, list: SiteList) =>
  askedBy(list, Object.fromEntries(new URL(page.url()).searchParams))

/** Whether the page offers in this moment what its visitors have means for at some time. */
function isPossible(name: SiteListName, before: Snapshot, event: EventFromLogic<Machine>) {
  const isOpen = selectIsOpen(before)
  const applied = selectApplied(before)
  // The dialog lies over everything else.
  const inDialog = ['panel.close', 'choice.toggle', 'choices.clear', 'filters.apply']
  if (isDialog(name) && event.type !== 'url.changed' && isOpen !== inDialog.includes(event.type)) return false
  switch (event.type) {
    case 'text.change':
      return event.text !== selectTyped(before)
    case 'panel.open':
      return !isOpen
    case 'panel.close':
      return isOpen
    case 'choice.toggle':
      return name !== 'category' || isOpen
    case 'choices.clear':
      return selectCanClear(before)
    case 'filter.remove':
      return isApplied(applied, event.filter)
    case 'filters.reset':
      return name === 'category' ? isOpen && selectCanReset(before) : isNarrowed(applied)
    case 'sort.choose':
      return applied.sort !== event.sort
    default:
      return true
  }
}

/** The choices that the page shows, and whether it shows any in this moment. */
const chosenOn = (page: Page, name: SiteListName) =>
  (isDialog(name)
    ? dialog(page).getByRole('checkbox', { checked: true })
    : page.locator('main select:not([name=sort])')
  ).evaluateAll((inputs) =>
    inputs
      .map((input) => (input as HTMLInputElement | HTMLSelectElement).value)
      .filter(Boolean)
      .sort(),
  )

const onPage = (name: SiteListName): OnPage<Machine> => {
  const list: SiteList = siteLists[name]
  const { box = '', submit, reset = '', status, title, atOnce = Number.POSITIVE_INFINITY } = pages[name]
  const place = (page: Page) =>
    name === 'home' ? page.locator('section[aria-labelledby=course-finder]') : page.locator('main')
  const button = (page: Page, label: string) => place(page).getByRole('button', { name: label, exact: true })

  return {
    open: async (page, { scenario }) => {
      await page.goto(addressOf(list, scenario.input?.applied ?? askedBy(list)))
    },
    prepare: async (page) => {
      // What is hydrated when the visitor first does something has to be there before the first step. A pointer tells for
      // as long as it moves, and the page may begin to listen after its frame has hydrated.
      const heading = page.locator(name === 'home' ? '#course-finder' : 'main h1')
      await expect(async () => {
        await page.mouse.move(5, 5)
        await page.mouse.move(9, 9)
        expect(
          await heading.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
        ).toBe(true)
      }).toPass({ intervals: [20, 50, 100] })
    },
    drivers: (page) => ({
      'text.change': ({ text }) => place(page).getByLabel(box).fill(text),
      'text.submit': () =>
        submit === undefined ? place(page).getByLabel(box).press('Enter') : button(page, submit).click(),
      'panel.open': () =>
        isDialog(name)
          ? place(page)
              .getByRole('button', { name: /^Filter Courses/ })
              .click()
          : place(page).locator('summary').click(),
      'panel.close': () =>
        isDialog(name)
          ? dialog(page).getByRole('button', { name: 'Close filters' }).click()
          : place(page).locator('summary').click(),
      'choice.toggle': async ({ facet, value }, { before }) => {
        const isChosen = selectPending(before)[facet]?.includes(value) ?? false
        if (isDialog(name))
          return dialog(page)
            .locator('label')
            .filter({ has: page.locator(`input[value="${value}"]`) })
            .click()
        return place(page)
          .locator(`select[name=${facet}]`)
          .selectOption(isChosen ? '' : value)
      },
      'choices.clear': () => dialog(page).getByRole('button', { name: 'Clear', exact: true }).click(),
      'filters.apply': () =>
        isDialog(name)
          ? dialog(page)
              .getByRole('button', { name: /^Apply Filter/ })
              .click()
          : button(page, 'Show articles').click(),
      'filter.remove': ({ filter }) =>
        page
          .getByRole('list', { name: 'Applied filters' })
          .getByRole('button', {
            name: filter.kind === 'text' ? /remove this search$/ : /remove this filter$/,
          })
          .first()
          .click(),
      'filters.reset': () => button(page, reset).click(),
      'sort.choose': ({ sort }) => place(page).getByLabel('Sort by').selectOption(sort),
      'url.changed': ({ asked }) => goInPage(page, addressOf(list, asked)),
    }),
    cannot: (step, before) => step.kind === 'event' && !isPossible(name, before, step.event),
    leftOut: pages[name].leftOut ?? {},
    async verify(page, snapshot) {
      const applied = selectApplied(snapshot)
      await agrees(async () => askedInAddress(page, list), applied)
      const titles = list.list.find(applied).items.map(titleOf)
      const shown = titles.slice((applied.page - 1) * atOnce).slice(0, atOnce)
      await agrees(() => place(page).locator(title).allTextContents(), shown)
      if (status) await expect(place(page).locator('[role=status]').first()).toHaveText(status(titles.length))
      if (box !== '') await expect(place(page).getByLabel(box)).toHaveValue(selectTyped(snapshot))
      const isOpen = selectIsOpen(snapshot)
      if (isDialog(name)) await expect(dialog(page)).toBeVisible({ visible: isOpen })
      if (isDialog(name) && !isOpen)
        await expect(page.getByRole('button', { name: /remove this filter$/ })).toHaveCount(
          countChoices(applied.choices),
        )
      else await agrees(() => chosenOn(page, name), Object.values(selectPending(snapshot)).flat().sort())
    },
  }
}

/** One for each list of the site. */
export const filteredListPages = (Object.keys(siteLists) as SiteListName[]).map((name) =>
  pageContract(modelOfList(name), onPage(name)),
)
