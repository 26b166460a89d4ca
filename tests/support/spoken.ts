import type { Page } from '@playwright/test'
import type { Spoken, SpokenBy } from 'machine-workbench/generation/types'

declare global {
  interface Window {
    /** What had the focus last, and has not been left by a press beside it. */
    focusedLast?: Element | undefined
    /** What a script of the page gave the focus to, other than what was pressed. */
    focusGiven?: Element | undefined
    /** What live regions said since it was last asked for. */
    saidSince: string[]
    /** What is to count as heard, whatever else is heard after it. */
    heardKept?: Heard | undefined
  }
  interface Element {
    /** As the browser tells it to a screen reader: `--enable-blink-features=ComputedAccessibilityInfo`. */
    readonly computedName: string
    readonly computedRole: string
  }
}

const watched = new WeakSet<Page>()

/** Notes on every document of the page what has the focus, and what is said. Before the page is opened. */
export async function watchReader(page: Page) {
  if (watched.has(page)) return
  watched.add(page)
  await page.addInitScript(watchReaderNow)
}

function watchReaderNow() {
  window.saidSince = []
  const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
  /** What was pressed, looked up at once: an icon in it may be drawn anew. */
  let pressed: { place: Element | null; label: HTMLLabelElement | null } | undefined
  const press = ({ target, isTrusted }: Event) => {
    if (isTrusted && target instanceof Element)
      pressed = { place: target.closest(FOCUSABLE), label: target.closest('label') }
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, { capture: true })
  addEventListener('focusin', ({ target }) => {
    window.focusedLast = target instanceof Element ? target : undefined
  })

  const isPressed = (place: Element) =>
    pressed?.place === place || pressed?.label?.control === place || pressed?.label?.contains(place) === true
  const noting = (method: (...given: never[]) => unknown) =>
    function noted(this: Element, ...given: never[]) {
      const before = document.activeElement
      const result = method.apply(this, given)
      const { activeElement } = document
      if (activeElement && activeElement !== before && !isPressed(activeElement))
        window.focusGiven = activeElement
      return result
    }
  HTMLElement.prototype.focus = noting(HTMLElement.prototype.focus)
  SVGElement.prototype.focus = noting(SVGElement.prototype.focus)
  HTMLDialogElement.prototype.showModal = noting(HTMLDialogElement.prototype.showModal)
  HTMLDialogElement.prototype.close = noting(HTMLDialogElement.prototype.close)

  const LIVE = '[role=status], [role=alert], [role=log], [aria-live]'
  const known = new Map<Element, string>()
  const say = (region: Element, wasDrawn: boolean) => {
    const text = region instanceof HTMLElement ? region.innerText.trim().replace(/\s+/g, ' ') : ''
    const before = known.get(region)
    known.set(region, text)
    const isOff =
      region.ariaLive === 'off' ||
      !region.checkVisibility({ visibilityProperty: true }) ||
      region.closest('[inert], [aria-hidden=true]') !== null
    // A region that comes with its words is said only if it is an alert.
    const isNew = before === undefined ? region.role === 'alert' : before !== text || wasDrawn
    if (isNew && text && !isOff) window.saidSince.push(text)
  }
  new MutationObserver((changes) => {
    const drawn = new Set<Element>()
    for (const { type, target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
      if (region && type !== 'attributes') drawn.add(region)
    }
    for (const region of document.querySelectorAll(LIVE)) say(region, drawn.has(region))
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['hidden', 'role', 'aria-live', 'aria-hidden', 'inert'],
  })
}

export interface Heard {
  /** What the page gave the focus to, as a reader calls it; '' where it stays with what was pressed. */
  focus: string
  /** What has the focus now, called the same. */
  at: string
  /** What live regions said. */
  said: readonly string[]
}

/** Forgets what was heard until now. */
export const forgetHeard = (page: Page) =>
  page.evaluate(() => {
    window.saidSince = []
    window.focusGiven = undefined
    window.heardKept = undefined
  })

function heardUntilNow(): Heard {
  const called = (place: Element) => {
    // A place without a name is read from its beginning.
    const words = place.computedName || (place.textContent ?? '').trim()
    return place.localName === 'main' ? 'main' : `${place.computedRole} "${words.replace(/\s+/g, ' ')}"`
  }
  const { focusGiven, heardKept, saidSince = [] } = window
  const isGiven = focusGiven !== undefined && focusGiven === document.activeElement
  const { activeElement: place, body } = document
  const at = place && place !== body ? called(place) : ''
  return heardKept ?? { focus: isGiven ? at : '', at, said: [...saidSince] }
}

/** What a screen reader heard of the page since that was forgotten, beside what the visitor moves to. */
export const heardSince = (page: Page): Promise<Heard> => page.evaluate(heardUntilNow)

/** Longer than a page takes to say what a press has come to, in milliseconds. */
const SOON = 150

/** For a driver that goes elsewhere after the press: what is heard on the way back is none of the machine's. */
export async function keepHeard(page: Page) {
  await page.waitForTimeout(SOON)
  const heard = await heardSince(page)
  await page.evaluate((kept) => {
    window.heardKept = kept
  }, heard)
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')

/** Whether a text is as a pattern has it, in which `{…}` stands for any words. */
const isAs = (pattern: string, text: string) =>
  new RegExp(
    `^${pattern
      .split(/\{[^}]*\}/)
      .map(escaped)
      .join('.+')}$`,
  ).test(text)

/**
 * Each pattern that a model promises of a transition which replays took, and that was not heard. What may stay out need not
 * be heard.
 */
export const unheardOf = (
  spoken: SpokenBy,
  heard: readonly { transition: string; focus: string; said: string }[],
) =>
  Object.entries(spoken).flatMap(([transition, promised]) => {
    const taken = heard.filter((one) => one.transition === transition)
    if (taken.length === 0) return []
    return (['focus', 'said'] as const).flatMap((facet) => {
      const patterns = listOf(promised[facet])
      if (patterns.includes('')) return []
      return patterns
        .filter((pattern) => !taken.some((one) => isAs(pattern, one[facet])))
        .map((pattern) => `${transition}: ${facet} ${pattern}`)
    })
  })

const listOf = (patterns: string | readonly string[] = []) =>
  typeof patterns === 'string' ? [patterns] : patterns

const promisedBy = (spoken: SpokenBy, took: readonly string[], facet: keyof Spoken) =>
  took.flatMap((id) => listOf(spoken[id]?.[facet]))

/** What promises of transitions are broken. Unless they say otherwise the focus stays, and nothing is said. */
export function brokenPromises(spoken: SpokenBy, took: readonly string[], { focus, at, said }: Heard) {
  const isPromised = (facet: keyof Spoken, text: string) => {
    const patterns = promisedBy(spoken, took, facet)
    return patterns.length > 0 ? patterns.some((pattern) => isAs(pattern, text)) : text === ''
  }
  const [words = '', ...more] = said
  // It need not go where it is.
  const isThere = isPromised('focus', focus) || (focus === '' && isPromised('focus', at))
  return [
    ...(isThere ? [] : [`the focus goes to ${focus || 'no other place'}`]),
    ...(isPromised('said', words) ? [] : [`it says ${words || 'nothing'}`]),
    ...more.map((also) => `it also says ${also}`),
  ]
}

export const movesFocus = (spoken: SpokenBy, took: readonly string[]) =>
  promisedBy(spoken, took, 'focus').some(Boolean)
