/**
 * A change of page that overtakes another skips the other's transition, and a hidden tab has none. The router does not
 * listen for either, so the browser would report an error where nothing is wrong.
 */
export function allowSkippedTransitions() {
  const start = document.startViewTransition?.bind(document)
  if (!start) return
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.catch(() => {})
    return transition
  }
}
