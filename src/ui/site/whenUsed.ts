/** Signs that somebody is about to use the page. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** Calls once, when somebody begins to use the page, unless the returned function is called before. */
export function whenUsed(begin: () => void): () => void {
  const listening = new AbortController()
  const hear = (event: Event) => {
    // Once it has drawn what lies under a pointer, a browser says that the pointer moved, though nobody has touched it.
    if (
      event.type === 'pointermove' &&
      !(event as PointerEvent).movementX &&
      !(event as PointerEvent).movementY
    )
      return
    listening.abort()
    begin()
  }
  // What scrolls within the page, such as a carousel, tells nobody but its own parents.
  for (const sign of signs)
    addEventListener(sign, hear, { passive: true, capture: true, signal: listening.signal })
  return () => listening.abort()
}
