import type { AnyRouter } from '@tanstack/react-router'
import { createActor } from 'xstate'
import type { Shortcut } from '~/data/keyboard/shortcuts'
import { type ShortcutsActor, shortcutsMachine } from '~/machines/shortcuts.machine'
import { storage, storageKeys } from './storage'

/** A key in one of these is typed, or chooses by its letter. */
const fields =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea, [contenteditable]'

const isAlone = ({ ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || isComposing || defaultPrevented) &&
  !(target instanceof Element && target.closest(fields)) &&
  // A dialog is finished first.
  !document.querySelector('dialog[open]')

const main = () => document.getElementById('main')

const results = () => document.getElementById('results') ?? main()

let made: ShortcutsActor | undefined

/** The single keys of this tab, made once. While prerendering they are off, and nothing listens. */
export function shortcutsOf(router: AnyRouter, openSearch: () => void): ShortcutsActor {
  if (made) return made
  const shortcuts = createActor(shortcutsMachine)
  if (import.meta.env.SSR) return shortcuts
  made = shortcuts.start()

  const follow: Readonly<Record<Shortcut, () => void>> = {
    search: openSearch,
    main: () => main()?.focus(),
    results: () => results()?.focus(),
    courses: () => void router.navigate({ to: '/courses' }),
    shortlist: () => void router.navigate({ to: '/shortlist' }),
    keyboard: () => void router.navigate({ to: '/keyboard' }),
  }
  shortcuts.on('shortcut.used', ({ shortcut }) => shortcut && follow[shortcut]())

  const adopt = (value: unknown) => shortcuts.send({ type: 'storage.changed', on: value === true })
  adopt(storage.read(storageKeys.shortcuts))
  storage.watch(storageKeys.shortcuts, adopt)
  shortcuts.on('shortcuts.changed', ({ on }) => {
    if (on) storage.write(storageKeys.shortcuts, true)
    else storage.remove(storageKeys.shortcuts)
  })
  document.addEventListener('keydown', (event) => {
    if (!isAlone(event)) return
    const pressed = { type: 'key.press', key: event.key } as const
    if (shortcuts.getSnapshot().can(pressed)) event.preventDefault()
    shortcuts.send(pressed)
  })
  return shortcuts
}
