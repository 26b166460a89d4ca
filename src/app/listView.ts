import { type ListView, type ListViewActor, listViews } from '~/machines/listView.machine'
import { showListView } from '~/ui/lists/showListView'
import { storage, storageKeys } from './storage'

const viewOf = (value: unknown): ListView => listViews.find((view) => view === value) ?? 'cards'

/** Gives the machine what was chosen on this device before, and keeps what is chosen, until the returned function is called. */
export function keepListView(view: ListViewActor) {
  const adopt = (value: unknown) => {
    const stored = viewOf(value)
    view.send({ type: 'storage.changed', view: stored })
    showListView(stored)
  }
  adopt(storage.read(storageKeys.listView))
  const changed = view.on('view.changed', ({ view: chosen }) => {
    showListView(chosen)
    storage.write(storageKeys.listView, chosen)
  })
  const stopWatching = storage.watch(storageKeys.listView, adopt)
  return () => {
    changed.unsubscribe()
    stopWatching()
  }
}
