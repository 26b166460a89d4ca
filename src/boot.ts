import { THEME_KEY } from './app/storage'

/**
 * Runs before anything is painted, as a small blocking script: what it does would flash if it came later. It also
 * fetches the application, once the page stands. Storage may be forbidden, so every step stands alone.
 */
const html = document.documentElement

try {
  const chosen = localStorage.getItem(THEME_KEY)
  if (chosen === '"light"') html.dataset.theme = 'light'
  if (chosen === '"dark"') html.dataset.theme = 'dark'
} catch {
  // Without storage the system's own scheme holds.
}

// The prerendered list is the one without a query: it stays hidden until the right one is drawn.
if (location.search.length > 1) html.dataset.query = ''

// react-aria's announcer empties an element through innerHTML; nothing else may pass.
const { trustedTypes } = window as Window & {
  trustedTypes?: {
    createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown
  }
}
trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? '' : null) })

/**
 * The page can be read without the application, so that is fetched after the first paint: on a slow line its scripts
 * would take their share from the sheet and the fonts. A tab in the background is not painted, and
 * some browsers do not tell.
 */
function afterFirstPaint(start: () => void) {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start()
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    start()
  })
  observer.observe({ type: 'paint', buffered: true })
}

const { entry, scripts = '', data = '' } = document.currentScript?.dataset ?? {}

const listed = (addresses: string) => addresses.split(' ').filter(Boolean)

/** How many files are asked for in one task. */
const atOnce = 6

function preload(href: string, attributes: Partial<Pick<HTMLLinkElement, 'rel' | 'as' | 'crossOrigin'>>) {
  document.head.append(Object.assign(document.createElement('link'), attributes, { href }))
}

afterFirstPaint(() => {
  if (entry === undefined) return
  void import(/* @vite-ignore */ entry)
  const files = listed(scripts)
  for (const href of files.slice(0, atOnce)) preload(href, { rel: 'modulepreload' })
  // In a task of its own: a slow processor takes half a frame for all of them.
  setTimeout(() => {
    for (const href of files.slice(atOnce)) preload(href, { rel: 'modulepreload' })
    for (const href of listed(data)) preload(href, { rel: 'preload', as: 'fetch', crossOrigin: '' })
  })
})
