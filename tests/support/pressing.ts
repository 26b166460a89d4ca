import { expect, type Page, type Request } from '@playwright/test'
import { actionOf, type Control, isFile, isOutside, keysOf, knownKeys, pressable } from './controls'
import { waitForHydration } from './page'

const ALLOWED_FOR_AN_ANSWER_MS = 2_500
/** For so long a page has to stay as it is before it is judged. */
const REST_MS = 60
/** In milliseconds; every pause after which a page acts by itself is longer. */
const LEAST_PAUSE_MS = 200

const NARROW = 360

/** A control as the page in the browser has it. */
interface Seen extends Omit<Control, 'path'> {
  /** It shows, is not disabled, and is not what is chosen already. */
  canBePressed: boolean
}

interface Expected {
  from: string
  /** When the document was made that the press was in. */
  madeAt: number
  /** Where the link leads, if that is a page of the site or a place on it. */
  href: string | undefined
}

interface Aim {
  /** Where to point at it: nowhere, where it shows to a screen reader alone. */
  at: { x: number; y: number } | undefined
  href: string | undefined
}

interface Presser {
  seen: () => Seen[]
  /** Until the page is remembered, a rest after typing is not noticed: what follows is the press's doing. */
  hold: () => void
  /** Brings a control into view and says where to press it, or why that is not possible. */
  aim: (at: number) => Promise<Aim | { fault: string }>
  /** Remembers the page as it is before a press, and says when its document was made. */
  remember: () => number
  /** What is wrong after the press, as soon as nothing is, else when time is up. */
  judge: (expected: Expected) => Promise<string[]>
  /** Waits until the page stays as it is. */
  settle: () => Promise<void>
  /** The page without what rightly differs when one has been elsewhere and is back. */
  lasting: () => string
}

declare global {
  interface Window {
    presser: Presser
  }
}

/** Runs in every document before its own scripts. What would leave the site or the document is counted and held back. */
function installPresser([pressable, allowed, restOfLists, leastRest]: readonly [
  string,
  number,
  number,
  number,
]) {
  if (location.origin === 'null') return
  localStorage.clear()
  sessionStorage.clear()
  let asked = 0
  let isHeld = false
  const later = window.setTimeout
  window.setTimeout = ((work: TimerHandler, ms = 0, ...rest: unknown[]) =>
    isHeld && ms >= leastRest ? 0 : later(work, ms, ...rest)) as typeof window.setTimeout
  let before = ''
  let beforeAim: string | undefined
  let scrolledBefore = ''
  let emptyBefore: string | undefined
  const ask = async () => {
    asked += 1
  }
  window.print = () => void ask()
  window.open = () => {
    void ask()
    return null
  }
  // A file made on the page is saved through a link that stands nowhere.
  HTMLAnchorElement.prototype.click = ask
  Object.defineProperty(navigator, 'share', { value: ask })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: ask } })
  /** What became of the last press: which element each half of it met. */
  let met: string[] = []
  for (const type of ['mousedown', 'mouseup', 'click']) {
    window.addEventListener(
      type,
      ({ target }) => met.push(`${type} on ${target instanceof Element ? target.localName : 'nothing'}`),
      { capture: true },
    )
  }
  const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null)
  const isElsewhere = (link: HTMLAnchorElement) => link.origin !== location.origin || link.target === '_blank'
  const keep = (event: Event) => {
    event.preventDefault()
    void ask()
  }
  // A part that has not hydrated yet keeps a press to itself, and its link leads on all the same.
  window.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event)
      if (link && isElsewhere(link)) keep(event)
    },
    { capture: true },
  )
  window.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || event.defaultPrevented) return
    if (link.hasAttribute('download') || /\.\w+$/.test(link.pathname)) keep(event)
  })

  const controls = () => [...document.querySelectorAll<HTMLElement>(pressable)]
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
  const placeOf = (element: Element) => {
    const steps: string[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      steps.unshift([at.localName, ...[...at.classList].sort()].join('.'))
    return steps.join('>')
  }
  /** That the pointer is there or the key is down is no answer to a press, nor is a tooltip. */
  const markup = (element: Element) =>
    element.outerHTML.replace(/ data-(?:hovered|pressed|focused|focus-visible|focus-within)="[^"]*"/g, '')
  const look = () =>
    [
      location.href,
      document.title,
      ...[document.documentElement, document.body].flatMap(({ attributes }) =>
        [...attributes].map(({ name, value }) => `${name}=${value}`),
      ),
      ...[...document.body.children].filter(({ id }) => id !== 'tooltips').map(markup),
      ...[...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
        ({ value, checked }) => `${value} ${checked}`,
      ),
      document.activeElement && markup(document.activeElement).slice(0, 300),
      asked,
    ].join('\n')
  const scrolled = () =>
    [...document.querySelectorAll('*')]
      .filter(({ scrollTop, scrollLeft }) => scrollTop + scrollLeft > 0)
      .map(({ className, scrollTop, scrollLeft }) => `${className} ${scrollTop} ${scrollLeft}`)
      .join('\n')

  /** What a list says that has nothing to show. Of what is only text, all that is known to be such a sentence. */
  const emptiness = () => {
    const states = document.querySelectorAll('svg[data-art="empty"] + :is(h1, h2, h3)')
    const said = document.querySelectorAll('main :is(p, h1, h2, h3, [role="status"]), dialog p')
    const empty = [
      ...states,
      ...[...said].filter(({ textContent }) =>
        /^\s*(?:(?:Showing )?0 [a-z]|No (?:courses|programs|articles|results|roles) (?:found|available|match|selected))/.test(
          textContent,
        ),
      ),
    ]
    return empty.find(isSeen)?.textContent.trim()
  }

  const faultsNow = (isChanged: boolean, { from, href, madeAt }: Expected) => {
    const faults: string[] = []
    const was = new URL(from)
    const wanted = href === undefined ? undefined : new URL(href, was)
    const target = wanted?.hash ? document.getElementById(decodeURIComponent(wanted.hash.slice(1))) : null
    const focused = document.activeElement
    const hasFocus = focused !== null && focused !== document.body
    if (!isChanged) faults.push('nothing changes')
    const heading = document.querySelector('main h1')
    if (/not found/i.test(heading?.textContent ?? '')) faults.push(`leads to "${heading?.textContent}"`)
    const empty = emptiness()
    if (empty !== undefined && empty !== (location.pathname === was.pathname ? emptyBefore : undefined))
      faults.push(`ends in an empty list: "${empty.slice(0, 80)}"`)
    // Where scripts run, a link may open what else has a page of its own, and a place of a form is its field.
    if (focused?.closest('dialog') || (target && focused && target.contains(focused))) return faults
    if (wanted && location.href !== wanted.href)
      faults.push(`leads to ${location.href.slice(location.origin.length)}`)
    if (wanted?.hash && !target) faults.push(`there is no ${wanted.hash}`)
    // In a new document the browser decides where the focus is.
    if (performance.timeOrigin !== madeAt) return faults
    if (wanted && wanted.pathname !== was.pathname && !wanted.hash) {
      if (!hasFocus || (focused !== heading && focused.id !== 'main'))
        faults.push(`leaves the focus on ${focused?.localName}, not on the heading of the page`)
    }
    // From a place on the same page the browser goes on, though nothing there has the focus.
    else if (!hasFocus && !(target && href?.startsWith('#'))) faults.push('loses the focus')
    return faults
  }

  /**
   * React and its libraries number their ids anew wherever a page is drawn anew, a heading that had the focus keeps a
   * mark of it, and a drawing is fetched when it is nearly seen.
   */
  const describe = ({ localName, attributes }: Element) =>
    [...attributes]
      .filter(
        ({ name, value }) =>
          value !== '' &&
          name !== 'tabindex' &&
          !/^data-(?:hovered|pressed|focus|style)/.test(name) &&
          !(name === 'href' && localName === 'use'),
      )
      .map(({ name, value }) => `${name}=${value.replace(/react-aria\d+|_[rR]_\w*_/g, '_')}`)
      .sort()
      .join(localName)

  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  window.presser = {
    hold: () => {
      isHeld = true
    },
    seen: () =>
      controls().map((element) => ({
        place: placeOf(element),
        name: element.getAttribute('aria-label') ?? element.textContent ?? '',
        ...(element.localName === 'a' && { href: element.getAttribute('href') ?? '' }),
        canBePressed:
          isSeen(element) &&
          !element.matches(':disabled, [aria-disabled="true"], [aria-selected="true"], button[aria-current]'),
      })),
    aim: async (index) => {
      const element = controls()[index]
      if (!element) return { fault: 'is gone' }
      const href = element.getAttribute('href') ?? undefined
      // A tab may answer as soon as it is reached.
      beforeAim = element.getAttribute('role') === 'tab' ? look() : undefined
      element.focus({ preventScroll: true })
      // While one page fades into the next, nothing can be pointed at; what still moves is somewhere else when pressed.
      let last = ''
      for (let tries = 0; tries < 200; tries += 1) {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const box = [...element.getClientRects()].find(({ width, height }) => width * height > 0)
        if (box && box.width <= 1 && box.height <= 1) return { at: undefined, href }
        const at = box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
        const hit = at && document.elementFromPoint(at.x, at.y)
        if (hit && element.contains(hit)) {
          if (last === `${at.x} ${at.y}`) return { at, href }
          last = `${at.x} ${at.y}`
          await new Promise(requestAnimationFrame)
        } else {
          last = ''
          await pause(10)
        }
      }
      return { fault: 'cannot be pointed at' }
    },
    remember: () => {
      asked = 0
      isHeld = false
      met = []
      emptyBefore = emptiness()
      before = beforeAim ?? look()
      scrolledBefore = scrolled()
      return performance.timeOrigin
    },
    judge: async (expected) => {
      const end = performance.now() + allowed
      // The heading of another page has the focus once that page is there; anything else is given the time to settle.
      const rest = expected.href === undefined || expected.href.includes('?') ? restOfLists : 0
      let soundSince: number | undefined
      let last = ''
      for (;;) {
        const now = look()
        const faults = faultsNow(now !== before || scrolled() !== scrolledBefore, expected)
        if (faults.length > 0 || now !== last) soundSince = faults.length > 0 ? undefined : performance.now()
        last = now
        if (soundSince !== undefined && performance.now() - soundSince >= rest) return []
        if (performance.now() > end)
          return faults.map((fault) => `${fault} (${met.join(', ') || 'not pressed'})`)
        await pause(15)
      }
    },
    settle: async () => {
      const end = performance.now() + allowed
      let last = ''
      for (let now = look(); now !== last && performance.now() < end; now = look()) {
        last = now
        await pause(restOfLists)
        // Where a carousel was scrolled to, it hears with the next frame.
        await new Promise(requestAnimationFrame)
      }
    },
    lasting: () =>
      [
        location.href,
        document.querySelectorAll('dialog').length,
        ...[...document.querySelectorAll('header, main, footer')].flatMap((part) => [
          part.textContent,
          ...[...part.querySelectorAll('*')].map(describe),
        ]),
        ...Object.entries(localStorage).flat(),
        ...Object.entries(sessionStorage).flat(),
      ].join('\n'),
  }
}

/** What each page has asked for and not been answered yet. */
const underWay = new WeakMap<Page, Set<Request>>()

/** Some of what a press brings up has to be fetched first. */
async function waitForAll(page: Page) {
  const requests = underWay.get(page)
  await expect.poll(() => requests?.size, { intervals: [10, 20, 50] }).toBe(0)
  // A press that came before its script is answered once that has run.
  await expect(page.locator('[data-kept]')).toHaveCount(0)
  await page.evaluate(() => window.presser.settle())
}

export const preparePresses = async (page: Page) => {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  // What a page that was left has asked for is never answered.
  page.on('framenavigated', () => requests.clear())
  await page.addInitScript(installPresser, [
    pressable,
    ALLOWED_FOR_AN_ANSWER_MS,
    REST_MS,
    LEAST_PAUSE_MS,
  ] as const)
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

async function openFresh(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  // Until every part has its height, what is scrolled to from afar may stand elsewhere in the next frame.
  await expect(page.locator('html[data-first]')).toHaveCount(0)
  await page.mouse.move(0, 0)
}

/** Every control of the page as it is now. */
const controlsOn = async (page: Page, path: string): Promise<(Seen & Control)[]> =>
  (await page.evaluate(() => window.presser.seen())).map((seen) => ({
    ...seen,
    path,
    name: seen.href === undefined ? actionOf(seen.name) : '',
  }))

/**
 * A form that is sent unchanged rightly changes nothing: something is asked of it first. The text comes last, since a
 * choice applies what has been typed.
 */
async function changeFormOf(page: Page, at: number) {
  const button = page.locator(pressable).nth(at)
  if ((await button.getAttribute('type')) !== 'submit') return
  const form = button.locator('xpath=ancestor::form')
  const select = form.locator('select').first()
  if (await select.isVisible()) await select.selectOption({ index: 1 })
  const search = form.getByRole('searchbox').first()
  if (!(await search.isVisible())) return
  // What is typed is searched for after a moment, and the button would have nothing left to do.
  await page.evaluate(() => window.presser.hold())
  await search.fill('care')
}

/** Presses the control at this place among all of the page, and says what is wrong with what follows. */
async function press(page: Page, control: Control, index: number): Promise<string[]> {
  if (control.href === undefined) await changeFormOf(page, index)
  // Where the pointer was left, it may have opened a menu.
  await page.mouse.move(0, 0)
  const aim = await page.evaluate((at) => window.presser.aim(at), index)
  if ('fault' in aim) return [aim.fault]
  const { at, href } = aim
  if (at) await page.mouse.move(at.x, at.y)
  const madeAt = await page.evaluate(() => window.presser.remember())
  const isOnSite = href !== undefined && !isFile(href) && !isOutside(href)
  const expected: Expected = { from: page.url(), madeAt, href: isOnSite ? href : undefined }
  if (at) {
    await page.mouse.down()
    await page.mouse.up()
  } else await page.keyboard.press('Enter')
  const judge = () => page.evaluate((given) => window.presser.judge(given), expected)
  try {
    return await judge()
  } catch (error) {
    // A link may load its page as a document of its own.
    if (!String(error).includes('context was destroyed')) throw error
    await waitForHydration(page)
    return await judge()
  }
}

/** The least that is asked of a form before its buttons can be pressed. */
async function answer(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  })
  for (const kind of ['radio', 'checkbox']) {
    const box = page.locator(`main input[type=${kind}]`).first()
    if ((await box.count()) > 0) await box.check({ force: true })
  }
  const search = page.locator('main').getByRole('searchbox').first()
  if (await search.isVisible()) await search.fill('care')
  await waitForAll(page)
}

const lastingOf = (page: Page) => page.evaluate(() => window.presser.lasting())

/** Back from where a link led, as a link would lead back. Says whether the page is as it was when it was fresh. */
const isBackAt = (page: Page, path: string, fresh: string) =>
  page.evaluate(
    async ([wanted, from]) => {
      if (location.pathname + location.search + location.hash !== from) history.pushState({}, '', from)
      for (let tries = 0; tries < 50; tries += 1) {
        if (window.presser.lasting() === wanted) return true
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      return false
    },
    [fresh, path] as const,
  )

const isSame = (one: Control, other: Control) => keysOf(one).join() === keysOf(other).join()

/** A control, and what has to be pressed before it can be. */
interface Way {
  control: Control
  after: readonly Control[]
}

/** What a first press brings up is pressed as well, once for whatever draws it. */
const isNews = (control: Control, shown: ReadonlySet<string>) =>
  !keysOf(control).some((key) => shown.has(key))

/**
 * Presses what is planned for a page, and what its buttons bring up: each on the page as a visitor finds it, since a link
 * leaves nothing behind but the page that it leads to (which is checked), and after a button the page is opened anew. What cannot be
 * pressed at first is pressed after the button that makes it possible, or else in a narrow window, or else after the first questions are answered.
 */
export async function pressAll(
  page: Page,
  path: string,
  planned: readonly Control[],
  onFaults: (control: Control, faults: readonly string[]) => void,
): Promise<number> {
  const shown = new Set(knownKeys)
  let pressed = 0
  const wide = page.viewportSize()
  let fresh = ''
  let isFresh = false
  let isAnswered = false
  const refresh = async () => {
    if (!isFresh) {
      await openFresh(page, path)
      if (isAnswered) await answer(page)
      fresh = await lastingOf(page)
    }
    isFresh = true
  }
  const pressableNow = async () =>
    (await controlsOn(page, path)).flatMap((control, at) => (control.canBePressed ? [{ control, at }] : []))
  /** Where a control is now, or as soon as what a press has brought up is there. */
  const find = async (control: Control) => {
    const end = performance.now() + ALLOWED_FOR_AN_ANSWER_MS
    for (;;) {
      const at = (await pressableNow()).find((seen) => isSame(seen.control, control))?.at
      if (at !== undefined || performance.now() > end) return at
    }
  }

  let waiting = planned.toSorted((a, b) => Number(a.href === undefined) - Number(b.href === undefined))
  for (const attempt of ['wide', 'narrow', 'answered'] as const) {
    if (waiting.length === 0) break
    if (wide) await page.setViewportSize({ ...wide, ...(attempt === 'narrow' && { width: NARROW }) })
    isAnswered = attempt === 'answered'
    isFresh = false
    await refresh()
    const first = await pressableNow()
    const placeAtFirst = (control: Control) => first.find((seen) => isSame(seen.control, control))?.at
    const isAtFirst = (control: Control) => placeAtFirst(control) !== undefined
    const ways: Way[] = waiting.filter(isAtFirst).map((control) => ({ control, after: [] }))
    waiting = waiting.filter((control) => !isAtFirst(control))
    for (const { control, after } of ways) {
      await refresh()
      for (const opener of after) {
        const at = await find(opener)
        if (at !== undefined) await press(page, opener, at)
        await waitForAll(page)
        isFresh = false
      }
      const at = after.length > 0 ? await find(control) : placeAtFirst(control)
      const faults = at === undefined ? ['is not there the second time'] : await press(page, control, at)
      pressed += 1
      if (faults.length > 0) onFaults(control, faults)
      if (control.href !== undefined) {
        isFresh = isFresh && faults.length === 0 && (await isBackAt(page, path, fresh))
        continue
      }
      isFresh = false
      await waitForAll(page)
      // Another document, or another page of this one, has controls of its own.
      if (new URL(page.url()).pathname !== path) continue
      for (const { control: seen } of await pressableNow()) {
        const isWaiting = waiting.some((other) => isSame(other, seen))
        if (!isWaiting && (after.length > 0 || isAtFirst(seen) || !isNews(seen, shown))) continue
        for (const key of keysOf(seen)) shown.add(key)
        waiting = waiting.filter((other) => !isSame(other, seen))
        ways.push({ control: seen, after: [...after, control] })
      }
    }
  }
  if (wide) await page.setViewportSize(wide)
  for (const control of waiting) onFaults(control, ['cannot be pressed, whatever is pressed before'])
  return pressed
}
