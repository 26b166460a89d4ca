import { counterpartOf } from './counterpart'

/** Whoever is in a field while the page round it is drawn anew stays in it, until the signal says that this is over. */
export function keepFocus(signal: AbortSignal) {
  let focused = document.activeElement
  const note = () => {
    focused = document.activeElement
  }
  document.addEventListener('focusin', note, { signal })
  // Browsers say so of an element that is taken away, too. Which of both it was shows afterwards.
  document.addEventListener('focusout', () => setTimeout(note), { signal })
  const observer = new MutationObserver(() => {
    if (focused instanceof HTMLElement && focused !== document.activeElement)
      counterpartOf(focused)?.focus({ preventScroll: true })
  })
  observer.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}
