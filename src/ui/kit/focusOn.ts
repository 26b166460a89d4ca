/** Where the element with the focus has gone, a reader takes in silence what gets the focus sooner, in milliseconds. */
const AFTER_LOSS = 100

const isLost = () => document.activeElement === document.body

/** Gives the focus at once to a place, which need not be a control. */
export function focusAtOnce(place: Element | null) {
  if (!(place instanceof HTMLElement || place instanceof SVGElement)) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/**
 * Moves the focus to a place that comes where another was, such as what opened a dialog that has gone. Nobody who was
 * quicker loses the place they went to.
 */
export function focusOn(place: Element | null | (() => Element | null)) {
  const found = () => (typeof place === 'function' ? place() : place)
  if (isLost()) setTimeout(() => isLost() && focusAtOnce(found()), AFTER_LOSS)
  else focusAtOnce(found())
}
