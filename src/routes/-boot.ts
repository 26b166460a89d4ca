/**
 * Runs before anything is painted, as a small blocking script: what it does would flash if it came later.
 * Storage may be forbidden, so every step stands alone.
 */
const html = document.documentElement

try {
  const chosen = localStorage.getItem('lyrebird.theme')
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
