import { MOMENT_MS } from '~/data/site/retrying'
import { counterpartOf } from '~/ui/site/counterpart'
import { isAnswered, propsOf } from '~/ui/site/isAnswered'
import { showSavedCount } from './savedCount'
import { LIST_VIEW_KEY, SHORTLIST_KEY, THEME_KEY } from './storage'
import { watchFirst } from './watchFirst'

const html = document.documentElement

/**
 * Stands in every document and runs before anything is painted: what it does would flash, or be missed, if it came
 * later. Storage may be forbidden, so every step stands alone.
 */
export function bootDocument() {
  // What stands for a control where no script runs goes (ui/styles/unscripted.css).
  html.dataset.scripted = ''

  try {
    const chosen = localStorage.getItem(THEME_KEY)
    if (chosen === '"light"') html.dataset.theme = 'light'
    if (chosen === '"dark"') html.dataset.theme = 'dark'
    if (localStorage.getItem(LIST_VIEW_KEY) === '"rows"') html.dataset.listView = 'rows'
    const saved: unknown = JSON.parse(localStorage.getItem(SHORTLIST_KEY) ?? '[]')
    if (Array.isArray(saved)) showSavedCount(saved.length)
  } catch {
    // Without storage the system's own scheme holds, and lists are cards.
  }

  /** The round trip, in milliseconds, from which on the fonts would hold up the scripts that make the page usable. */
  const SLOW_LINE_MS = 150

  const { connection } = navigator as Navigator & { connection?: { rtt?: number; saveData?: boolean } }
  const fonts = document.querySelector<HTMLStyleElement>('style[data-fonts]')
  if (fonts && !connection?.saveData && (connection?.rtt ?? 0) < SLOW_LINE_MS) {
    fonts.media = 'all'
    for (const href of fonts.dataset.fonts?.split(' ') ?? [])
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossOrigin: '',
          href,
        }),
      )
  }

  // The prerendered list is the one without a query: what a parameter changes stays hidden until it is drawn anew.
  const reads = html.dataset.reads?.split(' ') ?? []
  for (const name of new URLSearchParams(location.search).keys()) {
    if (reads.includes(name)) html.dataset.query = ''
  }
  // Shown unfiltered it is worth more than nothing; the bar says what it is.
  setTimeout(() => {
    if (html.dataset.query === '') html.dataset.query = 'late'
  }, MOMENT_MS)

  // react-aria's announcer empties an element through innerHTML, and workers are files of this site; nothing else may pass.
  const { trustedTypes } = window as Window & {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
      ) => unknown
    }
  }
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === '' ? '' : null),
    createScriptURL: (url) => (/^\/(sw|workers\/[\w-]+)\.js$/.test(url) ? url : null),
  })

  // What lies below the first screen waits for it: its place is known, what is in it is drawn when the visitor nears it or
  // the page has hydrated. A page that the browser scrolls to where it was needs its true height at once.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate' && !location.hash) html.dataset.first = ''

  watchFirst()

  /** What was pressed or filled in before it could answer, with what was typed; in the order of what was done last. */
  const kept = new Map<HTMLElement, { value: string; tries: number }>()

  const LOOK_AGAIN_MS = 50
  const MOST_TRIES = 3

  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

  const isField = (element: unknown): element is Field =>
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement

  /** Does again what the visitor did. React took what it found in a field for its beginning, so that is put back first. */
  function repeat(element: HTMLElement, value: string) {
    if (!isField(element)) return element.click()
    if (element instanceof HTMLSelectElement) {
      element.value = value
      element.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (element.type === 'file') {
      // No script may say which file it is: it stands there already.
      element.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (element.type === 'checkbox' || element.type === 'radio') {
      const box = element as HTMLInputElement
      box.checked = !box.checked
      box.click()
    } else {
      element.value = element.defaultValue
      // Past React's own accessor, which would take the text for something that the page has set.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  /** False where React has dropped a text, as it does between drawing a field and listening to it. */
  function hasArrived(element: HTMLElement, value: string) {
    const { value: taken, type } = propsOf(element) ?? {}
    return typeof taken !== 'string' || type === 'checkbox' || type === 'radio' || taken === value
  }

  let again = 0
  let isRepeating = false

  function answer() {
    clearTimeout(again)
    for (const [element, one] of kept) {
      const drawn = counterpartOf(element)
      if (drawn && !isAnswered(drawn)) continue
      delete element.dataset.kept
      if (!drawn || one.tries === MOST_TRIES || (one.tries > 0 && hasArrived(drawn, one.value))) {
        kept.delete(element)
        continue
      }
      one.tries += 1
      isRepeating = true
      repeat(drawn, one.value)
      isRepeating = false
      if (!isField(drawn)) kept.delete(element)
    }
    if (kept.size > 0) again = window.setTimeout(answer, LOOK_AGAIN_MS)
  }

  function keep(element: HTMLElement) {
    if (kept.size === 0) again = window.setTimeout(answer, LOOK_AGAIN_MS)
    kept.delete(element)
    kept.set(element, { value: isField(element) ? element.value : '', tries: 0 })
  }

  // Here rather than in the application: on a slow line a visitor presses and types before that has arrived.
  addEventListener(
    'click',
    (event) => {
      // What was typed before comes before this press.
      answer()
      const pressed =
        event.target instanceof Element && event.target.closest<HTMLElement>('button, [role=tab]')
      // The bar answers for itself.
      if (!pressed || isAnswered(pressed) || pressed.closest('#delivery')) return
      // Neither may a form be sent by the browser itself, nor may React answer as well if it is just about to.
      event.preventDefault()
      event.stopImmediatePropagation()
      keep(pressed)
      pressed.dataset.kept = ''
    },
    { capture: true },
  )
  addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target) || isRepeating) return
      if (!isAnswered(target)) return keep(target)
      // React has what the visitor types from now on, and what stood there with it, in this field or the one before it.
      for (const element of kept.keys()) if (counterpartOf(element) === target) kept.delete(element)
    },
    { capture: true },
  )
  // Not within React's own work, which would put the fields back.
  document.addEventListener('hydrated', () => queueMicrotask(answer))
}
