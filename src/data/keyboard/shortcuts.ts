/**
 * What single keys do for whoever switches them on (WCAG 2.1.4). They are off for everybody else: a screen reader has
 * keys of its own, and who speaks to a computer would press them by every word.
 */
export const shortcuts = [
  { key: '/', name: 'search', does: 'Search the site' },
  { key: 'm', name: 'main', does: 'Go to the main content of the page' },
  { key: 'r', name: 'results', does: 'Go to the results, on a page that lists some' },
  { key: 'c', name: 'courses', does: 'Go to all courses' },
  { key: 's', name: 'shortlist', does: 'Go to your shortlist' },
  { key: '?', name: 'keyboard', does: 'Go to this page' },
] as const
export type Shortcut = (typeof shortcuts)[number]['name']

/** The shortcut of a key, as `KeyboardEvent.key` has it. */
export const shortcutOf = (key: string): Shortcut | undefined =>
  shortcuts.find((shortcut) => shortcut.key === key.toLowerCase())?.name
