import { setTimeout as wait } from 'node:timers/promises'
import { layoutFaultsNow } from '../support/layoutFaults'
import type { BrowserWindow } from './engine'

/** How long a page may take to do what was asked of it, in milliseconds. A slow machine needs it; a visitor is not judged by it. */
const PATIENCE_MS = 20_000
const LOOK_AGAIN_MS = 50

type Role = 'button' | 'link' | 'field' | 'choice' | 'option' | 'heading'

const selectors: Readonly<Record<Role, string>> = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  field: 'input:not([type=radio], [type=checkbox]), textarea, select',
  choice: 'input[type=radio], input[type=checkbox]',
  option: '[role=option]',
  heading: 'h1, h2, h3, h4',
}

/**
 * Where a pointer would press what matches a selector and whose name begins so, once it has been scrolled to; a sentence
 * where it cannot be pressed. Runs in the page.
 */
async function placeOf(
  selector: string,
  name: string,
  within: string,
): Promise<{ x: number; y: number } | string> {
  const scope = document.querySelector(within)
  if (!scope) return `There is no ${within}.`
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null
    const words = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent
    return words.trim().replace(/\s+/g, ' ')
  }
  const found = [...scope.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      nameOf(element).startsWith(name) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]'),
  )
  if (!found) return `There is no ${selector} called "${name}" in ${within}.`
  // What is chosen is drawn by its label.
  const isChosen = found.matches('[type=radio], [type=checkbox]')
  const target = (isChosen && (found as HTMLInputElement).labels?.[0]) || found
  // Firefox may still scroll back to what was typed last.
  for (let still = 0, top = Number.NaN; still < 6; still += 1) {
    if (target.getBoundingClientRect().top !== top) {
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      top = target.getBoundingClientRect().top
      still = 0
    }
    await new Promise(requestAnimationFrame)
  }
  // A link that goes over two lines has a middle that is not in it.
  const box = target.getClientRects()[0] ?? target.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  if (!hit || !target.contains(hit))
    return `"${name}" is covered by ${hit?.outerHTML.slice(0, 120) ?? 'nothing: it is outside of the window'}.`
  return { x, y }
}

/** What has to hold wherever a visitor stops. Runs in the page. */
function faultsOfState(): string[] {
  const faults: string[] = []
  if (document.querySelectorAll('h1').length !== 1)
    faults.push(`it has ${document.querySelectorAll('h1').length} h1`)
  const stuck = document.querySelectorAll(
    'button:disabled, input:disabled, select:disabled, textarea:disabled',
  )
  if (stuck.length > 0) faults.push(`${stuck[0]?.outerHTML.slice(0, 80)} is disabled`)
  return faults
}

/** Somebody at a window of the site, in whatever engine. */
export function visitorAt(window: BrowserWindow, site: string) {
  const look = async <Args extends readonly unknown[], Result>(
    ask: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> =>
    // A compiler may have wrapped functions to keep their names.
    (await window.evaluate(
      `((__name) => (${ask})(...${JSON.stringify(args)}))((it) => it)`,
    )) as Awaited<Result>

  /** Waits until the page answers with something, or with nothing to complain about. */
  async function until<Answer>(
    ask: () => Promise<Answer>,
    isDone: (answer: Answer) => boolean,
    what: string,
  ) {
    let answer: Answer | undefined
    let failure: unknown
    for (const from = Date.now(); Date.now() - from < PATIENCE_MS; await wait(LOOK_AGAIN_MS)) {
      try {
        answer = await ask()
        if (isDone(answer)) return answer
      } catch (error) {
        // The page was on its way to another one.
        failure = error
      }
    }
    throw new Error(`${what}: ${JSON.stringify(answer) ?? failure}`)
  }

  const visitor = {
    look,
    press: window.press,
    type: window.type,

    async goto(path: string) {
      await window.goto(new URL(path, site).href)
      await until(
        () => look(() => location.pathname + String(document.documentElement.dataset.hydrated !== undefined)),
        (now) => now === `${new URL(path, site).pathname}true`,
        `${path} is not hydrated`,
      )
    },

    async click(role: Role, name: string, within = 'body') {
      const place = await until(
        () => look(placeOf, selectors[role], name, within),
        (now) => typeof now !== 'string',
        `"${name}" cannot be pressed`,
      )
      if (typeof place !== 'string') await window.clickAt(place.x, place.y)
    },

    async fill(name: string, text: string, within = 'main') {
      await visitor.click('field', name, within)
      await window.type(text)
      await until(
        () => look(() => (document.activeElement as HTMLInputElement).value),
        (value) => value === text,
        `"${name}" does not hold "${text}"`,
      )
    },

    pick: (path: string) => window.pick('main input[type=file]', path),

    /** Waits until these words can be seen in a part of the page. */
    sees: (words: string, within = 'main') =>
      until(
        () => look((selector) => document.querySelector<HTMLElement>(selector)?.innerText ?? '', within),
        (text) => text.replace(/\s+/g, ' ').toLowerCase().includes(words.toLowerCase()),
        `"${words}" is not seen`,
      ),

    misses: (selector: string) =>
      until(
        () => look((gone) => document.querySelector(gone) === null, selector),
        Boolean,
        `${selector} is still there`,
      ),

    isAt: (path: string) =>
      until(
        () => look(() => location.pathname + location.search),
        (now) => now.startsWith(path),
        `This is not ${path}`,
      ),

    /** Waits until what has the focus says so, or is called so. */
    hasFocus: (name: string) =>
      until(
        () =>
          look(() => {
            const focused = document.activeElement
            const labels =
              focused && 'labels' in focused ? (focused.labels as NodeListOf<HTMLElement> | null) : null
            const labelled = document.getElementById(focused?.getAttribute('aria-labelledby') ?? '')
            if (focused === null || focused === document.body) return 'nothing'
            return `${focused.getAttribute('aria-label') ?? labelled?.textContent ?? labels?.[0]?.textContent ?? focused.textContent}`.trim()
          }),
        (words) => words.startsWith(name),
        `The focus is not on "${name}"`,
      ),

    hasFocusIn: (selector: string) =>
      until(
        () => look((part) => document.activeElement?.closest(part) !== null, selector),
        Boolean,
        `The focus is not in ${selector}`,
      ),

    /** Waits until nothing is outside of the window, cut off, or out of order. */
    isInOrder: (what: string) =>
      until(
        async () => [...(await look(layoutFaultsNow)), ...(await look(faultsOfState))],
        (faults) => faults.length === 0,
        what,
      ),
  }
  return visitor
}

export type Visitor = ReturnType<typeof visitorAt>
