import type { Page } from '@playwright/test'

/**
 * What cannot be reached or read as the page is laid out now: a page that scrolls sideways, a control that stands outside of
 * the window, a text that its box cuts off. What stands in a box that scrolls by itself is reached by scrolling that.
 */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(layoutFaultsNow)

/** The same, of the document that it runs in, whatever drives it there. */
export function layoutFaultsNow(): string[] {
  const named = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ')
    return `${element.tagName.toLowerCase()}.${element.className} "${words.slice(0, 40)}"`
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    )
  }
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  const isInScroller = (element: Element | null): boolean =>
    element !== null && element !== document.body && (scrolls(element) || isInScroller(element.parentElement))
  // Names that stand above a box that scrolls, and move with it.
  const movesWithNext = ({ nextElementSibling: next }: Element) => next !== null && scrolls(next)
  const isHiddenFromSight = (element: Element) => element.closest('.visually-hidden, svg') !== null

  const faults: string[] = []
  const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (beyond > 1) faults.push(`it scrolls ${beyond} px sideways`)

  for (const control of document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role=tab]',
  )) {
    // What is not wider than a pixel is shown when it has the focus.
    if (isHiddenFromSight(control) || !isSeen(control) || isInScroller(control.parentElement)) continue
    const { left, right } = control.getBoundingClientRect()
    if (left < -1 || right > innerWidth + 1)
      faults.push(`${named(control)} stands from ${Math.round(left)} to ${Math.round(right)} px`)
  }

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY } = getComputedStyle(element)
    const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
    const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
    if ((!cutsX && !cutsY) || isHiddenFromSight(element) || !isSeen(element) || movesWithNext(element))
      continue
    // Of what is cut off, only words and controls matter.
    const box = element.getBoundingClientRect()
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const parent = text.parentElement
      if (!parent || !text.nodeValue?.trim() || isHiddenFromSight(parent) || !isSeen(parent)) continue
      if (isInScroller(parent) && !isInScroller(element)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      if (width === 0) continue
      if (
        (cutsX && (left < box.left - 1 || right > box.right + 1)) ||
        (cutsY && (top < box.top - 2 || bottom > box.bottom + 2))
      ) {
        faults.push(`${named(element)} cuts off "${text.nodeValue.trim().slice(0, 40)}"`)
        break
      }
    }
  }
  return faults
}
