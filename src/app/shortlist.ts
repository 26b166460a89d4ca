import { createActor } from 'xstate'
import { shortlistOf } from '~/data/shortlist/shortlist'
import { shortlistAnswers, shortlistUndone } from '~/data/shortlist/shortlistAnswers'
import { selectSaved, shortlistMachine } from '~/machines/shortlist.machine'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import { showSavedCount } from './savedCount'
import { storage, storageKeys } from './storage'
import type { Toasts } from './toasts'

/** The shortlist of this device. A course is named by whoever presses it, since no page knows them all. */
export function createShortlist(notify: Toasts['notify']) {
  const shortlist = createActor(shortlistMachine)
  const titles = new Map<number, string>()
  const titleOf = (id: number) => titles.get(id) ?? 'The course'
  return {
    shortlist,
    toggle({ id, title }: Readonly<{ id: number; title: string }>) {
      titles.set(id, title)
      shortlist.send({ type: 'course.toggle', id })
    },
    /** For what is said of courses that the visitor moves or removes. */
    name(courses: readonly Readonly<{ id: number; title: string }>[]) {
      for (const { id, title } of courses) titles.set(id, title)
    },
    /** Starts the actor with what the device has kept, keeps what changes and says what was done. */
    connect() {
      shortlist.start()
      shortlist.subscribe((snapshot) => showSavedCount(selectSaved(snapshot).length))
      const adopt = (value: unknown) => shortlist.send({ type: 'storage.changed', saved: shortlistOf(value) })
      adopt(storage.read(storageKeys.shortlist))
      shortlist.on('shortlist.changed', ({ saved }) => {
        storage.write(storageKeys.shortlist, saved)
      })
      for (const type of ['course.saved', 'course.removed', 'course.refused'] as const)
        shortlist.on(type, ({ id, count }) =>
          // A course that is pressed again revises what was said of it.
          afterPaint(() => notify('snackbar', shortlistAnswers[type](titleOf(id), count), `shortlist-${id}`)),
        )
      shortlist.on('course.moved', ({ id, place, count }) =>
        afterPaint(() =>
          notify('snackbar', shortlistAnswers['course.moved'](titleOf(id), place, count), `shortlist-${id}`),
        ),
      )
      shortlist.on('shortlist.undone', () => notify('snackbar', shortlistUndone, 'shortlist'))
      storage.watch(storageKeys.shortlist, adopt)
    },
  }
}
