/** Moves the focus to what is no control, such as the heading of the page that has just come. */
export function focusOn(place: Element | null) {
  if (!(place instanceof HTMLElement)) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
