/** How far outside the window a drawing is fetched, and beside what shows in a row that scrolls sideways. */
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

let watching: IntersectionObserver | undefined

function startWatching() {
  // Whoever prints does not scroll first.
  addEventListener('beforeprint', () => document.querySelectorAll('svg[data-art]').forEach(show))
  return new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      show(target)
    }
  }, ahead)
}

/** Fetches the file of a drawing once it is nearly seen; what it is given stops waiting for that. */
export function showWhenNear(svg: Element | null) {
  if (!svg) return undefined
  watching ??= startWatching()
  const observer = watching
  observer.observe(svg)
  return () => observer.unobserve(svg)
}

/** For a page that the build has drawn: its pictures do not wait until it is hydrated. */
export function showDrawingsWhenNear() {
  document.querySelectorAll('svg[data-art]').forEach(showWhenNear)
}
