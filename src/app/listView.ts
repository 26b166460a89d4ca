import { type ListView, type ListViewActor, listViews } from '~/machines/listView.machine'
import { storage, storageKeys } from './storage'

const viewOf = (value: unknown): ListView => listViews.find((view) => view === value) ?? 'cards'

/**
 * Both views are one list of one markup, which a mark on the document lays out: it can stand there before anything is
 * painted, so that nobody sees cards first who chose rows.
 */
function show(view: ListView) {
  const { dataset } = document.documentElement
  if (view === 'cards') delete dataset.listView
  else dataset.listView = view
}

/** Gives the machine what was chosen on this device before, and keeps what is chosen, until the returned function is called. */
export function keepListView(view: ListViewActor) {
  const adopt = (value: unknown) => {
    const stored = viewOf(value)
    view.send({ type: 'storage.changed', view: stored })
    show(stored)
  }
  adopt(storage.read(storageKeys.listView))
  const changed = view.on('view.changed', ({ view: chosen }) => {
    show(chosen)
    storage.write(storageKeys.listView, chosen)
  })
  const stopWatching = storage.watch(storageKeys.listView, adopt)
  return () => {
    changed.unsubscribe()
    stopWatching()
  }
}
