/**
 * How far outside the window a drawing is fetched, and beside what shows in a row that scrolls sideways, once somebody
 * scrolls. Before that it may never be needed.
 */
const ahead = { rootMargin: '400px', scrollMargin: '0px 400px' }

/** The id of a drawing that stands in the document itself. */
export const drawingId = (name: string) => `drawing-${name}`

function show(svg: Element) {
  const name = svg.getAttribute('data-art')
  const use = svg.querySelector('use')
  if (name === null || !use || use.hasAttribute('href')) return
  const isHere = document.getElementById(drawingId(name)) !== null
  use.setAttribute('href', isHere ? `#${drawingId(name)}` : `/art/${name}.svg#art`)
}

let observer: IntersectionObserver | undefined

const watch = (margins: IntersectionObserverInit) =>
  new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer?.unobserve(target)
      show(target)
    }
  }, margins)

function startWatching() {
  // Whoever prints does not scroll first.
  addEventListener('beforeprint', () => document.querySelectorAll('svg[data-art]').forEach(show))
  addEventListener(
    'scroll',
    () => {
      observer?.disconnect()
      observer = watch(ahead)
      showDrawingsWhenNear()
    },
    // A row that scrolls sideways tells nobody but itself.
    { capture: true, once: true, passive: true },
  )
  return watch({})
}

/** Fetches the file of a drawing once it is nearly seen; what it is given stops waiting for that. */
export function showWhenNear(svg: Element | null) {
  if (!svg) return undefined
  observer ??= startWatching()
  observer.observe(svg)
  return () => observer?.unobserve(svg)
}

/** For a page that the build has drawn: its pictures do not wait until it is hydrated. */
export function showDrawingsWhenNear() {
  document.querySelectorAll('svg[data-art]').forEach(showWhenNear)
}
