const tellApart = ['name', 'type', 'aria-label'] as const

/** The element that stands for one in whose place another was drawn: the only one of its kind with its name and words. */
export function counterpartOf(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element
  const alike = [...document.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (one) =>
      one.textContent === element.textContent &&
      tellApart.every((name) => one.getAttribute(name) === element.getAttribute(name)),
  )
  return alike.length === 1 ? alike[0] : undefined
}
