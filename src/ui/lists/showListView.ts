import type { ListView } from '~/machines/listView.machine'

/**
 * Both views are one list of one markup, which a mark on the document lays out: it can stand there before anything is
 * painted, so that nobody sees cards first who chose rows.
 */
export function showListView(view: ListView) {
  const { dataset } = document.documentElement
  if (view === 'cards') delete dataset.listView
  else dataset.listView = view
}
