import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { AnyPathStep } from 'machine-workbench/generation/types'
import {
  coveringPaths,
  type Drivers,
  isTimed,
  leftOutOf,
  type Model,
  type Path,
  type PathStep,
  replay,
  type Step,
  titleOf,
} from 'machine-workbench/models'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { focusFaults, titleFaults } from './focusFaults'
import type { Observations, ObservedStep } from './observation/observations'
import { type Allow, expect, test, testOfCalls, waitForHydration } from './page'
import { brokenPromises, forgetHeard, type Heard, heardSince, movesFocus, watchReader } from './spoken'

type Snapshot<M extends AnyStateMachine> = Path<M>['start']

/** How one machine's events are brought about on the real page, and what the page must show afterwards. */
export interface OnPage<M extends AnyStateMachine> {
  /** Goes to the page, as the path's scenario has it. */
  open: (page: Page, path: Path<M>) => Promise<unknown>
  /** Brings the open page to where the path starts. */
  prepare?: (page: Page, path: Path<M>) => Promise<unknown>
  drivers: (page: Page) => Drivers<M>
  /** Compares screen and address with the machine's snapshot. */
  verify: (page: Page, snapshot: Snapshot<M>, step?: PathStep<M>) => Promise<unknown>
  /** True where a visitor to the page has no means to bring the step about. */
  cannot?: (step: Step<M>, before: Snapshot<M>) => boolean
  /** What `cannot` keeps from the page altogether, by coverage item, each with the reason. */
  leftOut?: Readonly<Record<string, string>>
  maxSteps?: number
  /** True where a path may end before the page has come that was asked for. */
  endsOnTheWay?: boolean
  /** Says what goes wrong on the page because the paths want it to. */
  allow?: (allow: Allow) => void
}

/** A machine as a page has it: what may happen to it there, and how that is brought about and seen. */
export interface PageContract<M extends AnyStateMachine> {
  model: Model<M>
  onPage: OnPage<M>
}

export const pageContract = <M extends AnyStateMachine>(
  model: Model<M>,
  onPage: OnPage<M>,
): PageContract<M> => ({ model, onPage })

/** Whether something that a file of `tests/pages` exports is such a contract. */
export const isPageContract = (value: unknown): value is PageContract<AnyStateMachine> =>
  typeof value === 'object' && value !== null && 'model' in value && 'onPage' in value

/** Beyond this, in milliseconds, a clock that stops at every frame takes longer than a test may. */
const A_WHILE = 60_000

/** Longer than the focus needs to come where its element went, in milliseconds. */
export const A_MOMENT = 500

/** Whether no time of the machine's own runs: then it may pass on the page. */
const isAtRest = ({ _nodes }: AnyMachineSnapshot) => _nodes.every(({ after }) => after.length === 0)

/**
 * A tab as a new visitor finds it, in place of one that has been used: that one may have been prepared in ways that it
 * cannot be twice.
 */
export async function anotherTab(page: Page, hasClock: boolean): Promise<Page> {
  if (hasClock) await page.clock.resume()
  const context = page.context()
  const next = await context.newPage()
  for (const open of context.pages()) if (open !== next) await open.close()
  await next.goto('/favicon.svg')
  await next.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return next
}

/** A list that is open in a dialog closes first. */
const MOST_ESCAPES = 2

const modal = (page: Page) => page.locator('dialog:modal')

/** What is modal is left with Escape, whatever has been done in it. */
async function leaveDialog(page: Page, hasClock: boolean) {
  const dialog = modal(page)
  for (let presses = 0; presses < MOST_ESCAPES && (await dialog.count()) > 0; presses += 1) {
    await page.keyboard.press('Escape')
    if (hasClock) await page.clock.runFor(A_MOMENT)
  }
  await expect(dialog).toHaveCount(0)
  await agrees(() => focusFaults(page), [])
}

/** How the page gets to where a path starts, and along it. */
export function walkerOf<M extends AnyStateMachine>(
  { model, onPage }: PageContract<M>,
  observations: Observations,
) {
  const { machine, options } = model
  const { spoken = {} } = options
  const { open, prepare, drivers, verify, endsOnTheWay = false } = onPage
  return {
    /** Opens the page. Where it `hasClock`, time then stands still on it unless the path lets it pass. */
    async start(page: Page, path: Path<M>, hasClock: boolean) {
      await watchReader(page)
      await open(page, path)
      await waitForHydration(page)
      if (hasClock) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
      await prepare?.(page, path)
    },
    /** Gives the number of steps after which a dialog was modal first, if one was. */
    async walk(page: Page, path: Path<M>, hasClock: boolean): Promise<number | undefined> {
      let taken = 0
      let modalAfter: number | undefined
      const hear = async (took: readonly string[]) => {
        let heard: Heard = { focus: '', at: '', said: [] }
        await agrees(async () => {
          heard = await heardSince(page)
          return brokenPromises(spoken, took, heard)
        }, [])
        observations.noteHeard(machine.id, took, heard)
        await forgetHeard(page)
      }
      await forgetHeard(page)
      await replay(
        path,
        {
          // One millisecond early, nothing may have happened yet.
          after: async ({ delay }: { delay: number }, { before }: PathStep<M>) => {
            await (delay > A_WHILE ? page.clock.fastForward(delay - 1) : page.clock.runFor(delay - 1))
            await verify(page, before)
            await page.clock.runFor(1)
          },
          ...confirmed(page, machine.id, drivers(page), observations.of(page)),
        },
        async (snapshot, step) => {
          await verify(page, snapshot, step)
          // A focus that comes a moment later never comes while time stands still.
          if (hasClock && step && isAtRest(snapshot) && movesFocus(spoken, step.took))
            await page.clock.runFor(A_MOMENT)
          if (step) {
            // Where something refused was tried, the means may have moved the focus, or said something of its own.
            if (step.took.length > 0 || step.kind !== 'event') await hear(step.took)
            else await forgetHeard(page)
            taken += 1
            if (modalAfter === undefined && (await modal(page).count()) > 0) modalAfter = taken
          }
          if (!hasClock) await agrees(() => focusFaults(page), [])
        },
      )
      if (hasClock) await page.clock.runFor(A_MOMENT)
      await agrees(() => focusFaults(page), [])
      await leaveDialog(page, hasClock)
      if (!endsOnTheWay) await agrees(() => titleFaults(page), [])
      return modalAfter
    },
  }
}

/** How long an event may take to reach its machine, in milliseconds: a page may have to fetch what sends it first. */
const ON_ITS_WAY = Number(process.env.ON_ITS_WAY ?? 5000)

/** Drives an event that the page sends by itself, in answer to the step before. */
export const sentByPage = () => {}

type AnyDriver = (first: unknown, step: AnyPathStep) => unknown

/** How long a page may take for what is asked of it, in milliseconds; what cannot be done then will not be possible later either. */
export const PATIENCE = 15_000

/** How long is looked for the means to do what should not be possible, in milliseconds. */
const NO_MEANS = 400

/** Does what the machine refuses, if the page has the means: a control that is not there, or disabled, is as it should be. */
async function attempt(page: Page, act: () => unknown) {
  page.setDefaultTimeout(NO_MEANS)
  try {
    await act()
  } catch {
    // There was no means.
  } finally {
    page.setDefaultTimeout(PATIENCE)
  }
}

/**
 * The same drivers, and each fails unless the page's machine received the very event that it was to bring about, and
 * took no transition that the model did not take.
 */
function confirmed<M extends AnyStateMachine>(
  page: Page,
  machine: string,
  drivers: Drivers<M>,
  told: readonly ObservedStep[],
): Drivers<M> {
  let confirmedUpTo = told.length
  const confirm = (driver: AnyDriver) => async (first: unknown, step: AnyPathStep) => {
    const from = driver === sentByPage ? confirmedUpTo : told.length
    if (step.kind === 'event' && step.took.length === 0) {
      await attempt(page, () => driver(first, step))
      const taken = told.slice(from).filter((one) => one.machine === machine && one.transitions.length > 0)
      if (taken.length > 0)
        throw new Error(
          `The model refuses ${step.event.type} here, and the page's machine ${machine} took ${taken.flatMap(({ transitions }) => transitions).join(', ')}.`,
        )
      return
    }
    await driver(first, step)
    if (step.kind !== 'event') return
    const { type } = step.event
    const isIt = ({ event, transitions }: ObservedStep) =>
      event === type && transitions.every((id) => step.took.includes(id))
    const at = () => told.findIndex((one, index) => index >= from && one.machine === machine && isIt(one))
    for (const end = Date.now() + ON_ITS_WAY; at() < 0 && Date.now() < end; ) await sleep(20)
    if (at() >= 0) {
      confirmedUpTo = at() + 1
      return
    }
    const instead = told.slice(from).filter((one) => one.machine === machine)
    const others = instead.filter(({ event }) => event === type).flatMap(({ transitions }) => transitions)
    throw new Error(
      others.length > 0
        ? `The page's machine ${machine} took ${others.join(', ')}, which the model did not.`
        : `The page's machine ${machine} received ${instead.map(({ event }) => event).join(', ') || 'nothing'} instead of ${type}.`,
    )
  }
  const entries = Object.entries<AnyDriver>(drivers as never)
  return Object.fromEntries(entries.map(([name, driver]) => [name, confirm(driver)])) as unknown as Drivers<M>
}

const startOf = ({ scenario: { name }, steps }: { scenario: { name?: string }; steps: readonly unknown[] }) =>
  `${steps.length} steps${name ? ` from "${name}"` : ''}`

/**
 * One test for each of the paths that together take every state, transition and event case of the machine, except what
 * `leftOut` gives a reason for. Where the machine has timers, time stands still on the page unless the path lets it pass.
 */
export function walkOnPage<M extends AnyStateMachine>(contract: PageContract<M>) {
  const { model, onPage } = contract
  const { cannot = () => false, leftOut = {}, maxSteps = 20 } = onPage
  const paths = coveringPaths(model, { maxSteps, skip: cannot })
  const hasClock = isTimed(model)
  test(`${model.id}: what the page leaves out is said with its reason`, () => {
    expect(leftOutOf(model, paths).toSorted()).toEqual(Object.keys(leftOut).toSorted())
  })
  for (const [index, path] of paths.entries()) {
    testOfCalls(
      `${model.id}: path ${index + 1} of ${paths.length}, ${startOf(path)}`,
      async ({ page, observations, allow }, { annotations }) => {
        annotations.push({ type: 'path', description: titleOf(path) })
        await walkPath(contract, path, hasClock, { page, observations, allow })
      },
    )
  }
}

/** Walks a path on its page, and once more to where something is modal, if anything was, to leave it there with Escape. */
export async function walkPath<M extends AnyStateMachine>(
  contract: PageContract<M>,
  path: Path<M>,
  hasClock: boolean,
  { page, observations, allow }: { page: Page; observations: Observations; allow: Allow },
) {
  const { start, walk } = walkerOf(contract, observations)
  test.slow()
  contract.onPage.allow?.(allow)
  if (hasClock) await page.clock.install()
  await start(page, path, hasClock)
  const modalAfter = await walk(page, path, hasClock)
  if (modalAfter === undefined) return
  const until = { ...path, steps: path.steps.slice(0, modalAfter) }
  await observations.noteCalls(page)
  const tab = await anotherTab(page, hasClock)
  await start(tab, until, hasClock)
  await walk(tab, until, hasClock)
}

/** Waits until what is read from the page is as the machine has it. */
export const agrees = async <Facts>(read: () => Promise<Facts>, facts: Facts) =>
  expect.poll(read, { intervals: [20, 50, 100, 200] }).toEqual(facts)

/** Which of the page's headings that open something are open, counted from zero. */
export const openHeadings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h3 > button')].flatMap((button, index) => {
      const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
      const isOpen = button.ariaExpanded === 'true'
      if (isOpen === panel?.hasAttribute('hidden')) throw new Error('A button and its panel disagree.')
      return isOpen ? [index] : []
    }),
  )

/** Changes what is stored from another page of the site, as a second tab does. */
export async function storeElsewhere(page: Page, key: string, value: unknown) {
  const context = page.context()
  const other = context.pages().find((one) => one.url().endsWith('/favicon.svg')) ?? (await context.newPage())
  if (!other.url().endsWith('/favicon.svg')) await other.goto('/favicon.svg')
  await other.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(value),
  ] as const)
}

/** Goes to another address of the site without leaving the page, as a link would. */
export const goInPage = (page: Page, address: string) =>
  page.evaluate(async (to) => {
    history.pushState({}, '', to)
    // The router answers in steps of its own; a request takes longer than they do.
    await fetch('/robots.txt').then((answer) => answer.text())
  }, address)

declare global {
  interface Window {
    leadsUnderWay: { resolve: (receipt: unknown) => void; reject: (error: Error) => void }[]
  }
}

/**
 * Holds every lead until `done` or `error` is called, as another tab would that is writing to the same list. Call `hold`
 * before the page is opened.
 */
export const leads = (page: Page) => {
  const waiting = () =>
    page.waitForFunction(() => (window.leadsUnderWay ?? []).length > 0, null, { polling: 50 })
  return {
    hold: () =>
      page.addInitScript(() => {
        window.leadsUnderWay = []
        // An empty page has none, and throws nothing.
        if (!navigator.locks) return
        Object.assign(navigator.locks, {
          request: () =>
            new Promise((resolve, reject) => {
              window.leadsUnderWay.push({ resolve, reject })
            }),
        })
      }),
    done: async ({ output }: { output: unknown }) => {
      await waiting()
      await page.evaluate((receipt) => window.leadsUnderWay.shift()?.resolve(receipt), output)
    },
    error: async () => {
      await waiting()
      await page.evaluate(() => window.leadsUnderWay.shift()?.reject(new Error('The network is down.')))
    },
  }
}
