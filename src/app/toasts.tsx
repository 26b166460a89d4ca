import { createActor } from 'xstate'
import type { ToastPresetName } from '~/data/site/toastPresets'
import { selectMessage, type ToastMessage } from '~/machines/toast.machine'
import { selectEntries, toasterMachine } from '~/machines/toaster.machine'
import { ToastRegion } from '~/ui/site/ToastRegion'

const announcers = { status: 'toasts-status', alert: 'toasts-alert' } as const

/** The regions stand in the page from the start: only words that come later are read out, the same words again as well. */
function announce(role: ToastMessage['role'], words: string) {
  const region = document.getElementById(announcers[role])
  if (region && (words || region.textContent)) region.textContent = words
}

/** The toasts of this tab. */
export function createToasts() {
  const toaster = createActor(toasterMachine).start()
  let added = 0

  // A toast that has gone leaves nothing behind for a reader who walks through the page.
  toaster.subscribe((snapshot) => {
    const roles = new Set(
      selectEntries(snapshot)
        .filter(({ shown }) => shown)
        .map(({ toast }) => selectMessage(toast.getSnapshot()).role),
    )
    if (!roles.has('status')) announce('status', '')
    if (!roles.has('alert')) announce('alert', '')
  })

  return {
    Layer: () => <ToastRegion toaster={toaster} />,
    /** The same id again revises the toast that is still shown; without one every call is a new toast. */
    notify(preset: ToastPresetName, message: ToastMessage, id?: string) {
      added += 1
      toaster.send({ type: 'toast.add', id: id ?? `toast-${added}`, preset, message })
      announce(message.role, [message.title, message.description].filter(Boolean).join(' '))
    },
  }
}
export type Toasts = ReturnType<typeof createToasts>
