import type { Page, Route } from '@playwright/test'
import type { Step } from 'machine-workbench/models'
import type { SnapshotFrom } from 'xstate'
import { deliveryButton, deliveryText } from '~/data/site/deliveryMessages'
import { selectNotice, type Verdict } from '~/machines/delivery.machine'
import { deliveryModel } from '../model/delivery.model'
import { expect, inStillTime } from '../support/page'
import { agrees, pageContract } from '../support/pageModel'
import { forgetHeard } from '../support/spoken'

/** Pages that the bar at the top leads to: the file that holds what each draws, and how its heading begins. */
export const pages = {
  Contact: { file: 'contact', heading: /^Ask a person/ },
  Programs: { file: 'programs', heading: /^Short programs/ },
  Services: { file: 'services', heading: /^Expert help/ },
  Organisations: { file: 'forOrganisations', heading: /^Train the team/ },
  Employment: { file: 'employment', heading: /^Your next job/ },
} as const
type Label = keyof typeof pages
const labels = Object.keys(pages) as Label[]

type Machine = (typeof deliveryModel)['machine']
type Snapshot = SnapshotFrom<Machine>

export const heading = (page: Page, label: Label) =>
  page.getByRole('heading', { level: 1, name: pages[label].heading })
export const link = (page: Page, label: Label) =>
  page.getByRole('banner').getByRole('link', { name: label, exact: true })
export const bar = (page: Page) => page.locator('#delivery')
export const form = (page: Page) => page.locator('form[data-draft^="enquiry"]')

export const typed = { 'First name': 'Mia', Email: 'mia@mail.example' } as const

export async function expectTyped(page: Page) {
  for (const [label, value] of Object.entries(typed))
    await expect(form(page).getByLabel(label)).toHaveValue(value)
}

/** A site of which the test says what becomes of each request, and a visitor who knows what was asked for. */
export class Line {
  shown: Label = 'Contact'
  /** The page that the visitor waits for, or waited for in vain. */
  asked: Label | null = null
  /** Menus that nobody has opened yet. */
  readonly menus = ['courses', 'services']
  readonly #page: Page
  readonly #held = new Map<string, Route[]>()
  readonly #delivered = new Set<string>(['contact'])
  /** How often the page loader is going to ask whether what is gone belongs to an older site. */
  #doubts = 0
  areScriptsHeld = false

  constructor(page: Page) {
    this.#page = page
  }

  #hold(name: string, route: Route) {
    this.#held.set(name, [...(this.#held.get(name) ?? []), route])
  }

  async connect() {
    const page = this.#page
    page.on('requestfailed', (request) => {
      for (const [name, routes] of this.#held)
        this.#held.set(
          name,
          routes.filter((route) => route.request() !== request),
        )
    })
    await page.route(/\/data\/[^/]+\/\w+\.json/, (route) => {
      const file = /(\w+)\.json/.exec(route.request().url())?.[1] ?? ''
      const isOurs = Object.values(pages).some((one) => one.file === file)
      return isOurs && !this.#delivered.has(file) ? this.#hold(file, route) : route.fallback()
    })
    // What menus are made of. A browser asks for a script once, and the page then once more past the caches.
    await page.route(/\/assets\/presses-[^/]*\.js/, (route) => {
      if (this.#delivered.has('script')) return route.fallback()
      const isRepair = route.request().resourceType() === 'fetch'
      return isRepair && this.areScriptsHeld ? this.#hold('script', route) : route.fulfill({ status: 404 })
    })
    await page.route(/\/data\/version\.json/, (route) => {
      if (this.#doubts === 0) return this.#hold('version', route)
      this.#doubts -= 1
      return route.fulfill({ json: { version: 'newer' } })
    })
  }

  isHeld(name: string) {
    return (this.#held.get(name) ?? []).length > 0
  }

  async #take(name: string) {
    await expect.poll(() => this.isHeld(name), `a request for ${name}`).toBe(true)
    const routes = this.#held.get(name) ?? []
    this.#held.delete(name)
    return routes
  }

  /** Says that something is not there any more, which is what a tab hears that is older than the site. */
  async lose(name: string) {
    for (const route of await this.#take(name)) {
      if (name !== 'script') this.#doubts += 1
      await route.fulfill({ status: 404 })
    }
  }

  async deliver(name: string) {
    this.#delivered.add(name)
    for (const route of await this.#take(name)) await route.fallback()
  }

  async sayVersion(answer: 'same' | 'newer' | 'none') {
    for (const route of await this.#take('version')) {
      if (answer === 'same') await route.fallback()
      else if (answer === 'newer') await route.fulfill({ json: { version: 'newer' } })
      else await route.fulfill({ status: 503 })
    }
  }

  /** Presses the link to a page that has not come yet, and not the one that was pressed last. */
  async ask() {
    const next = labels.find((label) => label !== this.asked && !this.#delivered.has(pages[label].file))
    if (next === undefined) throw new Error('Every page of this test has come.')
    this.asked = next
    await link(this.#page, next).press('Enter')
    await expect.poll(() => this.isHeld(pages[next].file), `a request for ${next}`).toBe(true)
    return next
  }

  /** The page that the visitor waits for comes. */
  async showAsked() {
    if (this.asked === null) throw new Error('No page was asked for.')
    await this.deliver(pages[this.asked].file)
    this.shown = this.asked
    this.asked = null
  }

  /** The visitor thinks better of it, and stays where they are. */
  async stay() {
    this.asked = null
    await link(this.#page, this.shown).press('Enter')
  }
}

const lines = new WeakMap<Page, Line>()
function lineOf(page: Page) {
  const line = lines.get(page)
  if (!line) throw new Error('The page has not been opened yet.')
  return line
}

/** By then the page has dealt with whatever the network told it before. */
export const settled = (page: Page) =>
  page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then((answer) => answer.text()))

/** Types something, and has what menus are made of fail for the first time. */
async function begin(page: Page) {
  for (const [label, value] of Object.entries(typed)) await form(page).getByLabel(label).fill(value)
  for (const delay of [500, 1000, 1000]) {
    await settled(page)
    await page.clock.runFor(delay)
  }
  await settled(page)
  // Whoever loads the page anew has another document.
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
  lineOf(page).areScriptsHeld = true
}

const lacks = ({ context }: Snapshot, part: 'page' | 'part') => context.missing.includes(part)

/** What the page cannot do, or not in no time. */
function cannot(step: Step<Machine>, before: Snapshot) {
  if (before.matches('leaving')) return true
  if (step.kind !== 'event') return false
  const { event } = step
  const isIn = (...states: Snapshot['value'][]) => states.includes(before.value)
  switch (event.type) {
    case 'part.awaited':
      return !isIn('complete')
    case 'retry.press':
      return !isIn('incomplete')
    case 'reload.press':
      return !isIn('outdated')
    case 'bar.dismiss':
      return !isIn('late', 'incomplete', 'outdated')
    case 'connection.returned':
      return !isIn('incomplete', 'dismissed')
    case 'part.missed':
      return event.part === 'page'
        ? isIn('complete', 'checking', 'reaching')
        : !isIn('complete') && !(isIn('retrying') && lacks(before, 'part'))
    case 'part.arrived':
      return event.part === 'page'
        ? !isIn('waiting', 'late') &&
            !(isIn('incomplete', 'dismissed', 'outdated', 'retrying') && lacks(before, 'page'))
        : // What was asked for together is told of when all of it has come or failed.
          !(isIn('retrying') && lacks(before, 'part') && !lacks(before, 'page'))
  }
}

/** What the bar says and offers, read at one moment. */
const barShown = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector('#delivery > div')
    if (!shown?.checkVisibility()) return null
    return {
      says: shown.querySelector('p')?.textContent,
      offers: [...shown.querySelectorAll('button')]
        .filter((button) => button.checkVisibility() && button.ariaDisabled !== 'true')
        .map((button) => button.textContent),
    }
  })

export const deliveryPage = pageContract(deliveryModel, {
  endsOnTheWay: true,
  allow: (allow) => allow.response(/\/(?:data|assets)\//),
  async open(page) {
    const line = new Line(page)
    lines.set(page, line)
    await line.connect()
    await page.goto('/contact')
  },
  prepare: begin,
  cannot,
  maxSteps: 12,
  drivers(page) {
    const line = lineOf(page)
    const press = (name: string) => bar(page).getByRole('button', { name }).press('Enter')
    return {
      'part.awaited': () => line.ask(),
      async 'part.missed'({ part }, { before }) {
        if (part === 'part') {
          const menu = before.matches('retrying') ? undefined : line.menus.shift()
          if (menu) await page.locator(`#menu-${menu}-button`).press('Enter')
          await line.lose('script')
          return
        }
        const { asked } = line
        const isAsked = asked !== null && line.isHeld(pages[asked].file)
        const isAskedAgain = before.matches('retrying') && lacks(before, 'page')
        await line.lose(pages[asked !== null && (isAsked || isAskedAgain) ? asked : await line.ask()].file)
      },
      async 'part.arrived'({ part }, { before }) {
        if (part === 'part') await line.deliver('script')
        else if (before.matches('incomplete') || before.matches('dismissed') || before.matches('outdated'))
          await line.stay()
        else {
          await line.showAsked()
          await inStillTime(page, heading(page, line.shown).waitFor())
        }
      },
      async 'connection.returned'(_, { before }) {
        await page.context().setOffline(true)
        if (selectNotice(before)) await expect(bar(page)).toContainText('You seem to be offline.')
        await forgetHeard(page)
        await page.context().setOffline(false)
      },
      'retry.press': () => press('Try again'),
      'reload.press': () => press('Load again'),
      'bar.dismiss': () => press('Hide this message'),
      async done({ output }) {
        const { isOutdated, mayReload } = output as Verdict
        await page.evaluate((has) => {
          if (has) sessionStorage.setItem('lyrebird.reloaded', String(Date.now()))
          else sessionStorage.removeItem('lyrebird.reloaded')
        }, !mayReload)
        await line.sayVersion(isOutdated ? 'newer' : 'same')
      },
      error: () => line.sayVersion('none'),
    }
  },
  async verify(page, snapshot, step) {
    const line = lineOf(page)
    if (snapshot.matches('leaving')) {
      // The visitor comes to where they wanted to go, and finds what they have typed where they typed it.
      await inStillTime(page, page.locator('html[data-hydrated]:not([data-left])').waitFor())
      await expect(heading(page, line.asked ?? line.shown)).toBeVisible()
      await expect(bar(page).locator('> div')).toBeHidden()
      if ((line.asked ?? line.shown) !== 'Contact') await link(page, 'Contact').press('Enter')
      await inStillTime(page, expectTyped(page))
      return
    }
    const notice = selectNotice(snapshot)
    await agrees(
      () => barShown(page),
      notice && {
        says: deliveryText(notice, true),
        offers: [deliveryButton(notice), notice.kind === 'retrying' ? undefined : 'Hide this message'].filter(
          (name) => name !== undefined,
        ),
      },
    )
    await expect(heading(page, line.shown)).toBeVisible()
    if (line.shown === 'Contact') await expectTyped(page)
    if (step?.kind !== 'event') return
    if (step.event.type === 'bar.dismiss') await expect(page.locator('#main')).toBeFocused()
    if (step.event.type === 'retry.press' || step.event.type === 'reload.press')
      await expect(bar(page).getByRole('button').first()).toBeFocused()
    // What was missing does now what it was pressed for.
    if (step.event.type === 'part.arrived' && step.event.part === 'part') {
      await page.locator('#menu-courses-button').press('Enter')
      await inStillTime(page, page.locator('#menu-courses').getByRole('link').nth(3).waitFor())
      await page.locator('#menu-courses-button').press('Enter')
    }
  },
})
