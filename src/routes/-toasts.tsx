import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import type { ToastPresetName } from '~/data/site/toastPresets'
import { selectMessage, type ToastMessage } from '~/machines/toast.machine'
import { selectEntries, type ToasterActor, toasterMachine } from '~/machines/toaster.machine'
import { ToastRegion } from '~/ui/site/ToastRegion'

const announcers = { status: 'toasts-status', alert: 'toasts-alert' } as const

let toaster: ToasterActor | undefined
let shownIn: Element | undefined
let added = 0

/** The regions stand in the page from the start: only words that come later are read out. */
function announce(role: ToastMessage['role'], words: string) {
  const region = document.getElementById(announcers[role])
  if (region && region.textContent !== words) region.textContent = words
}

/** A toast that has gone leaves nothing behind for a reader who walks through the page. */
function tidyAnnouncers(actor: ToasterActor) {
  const roles = new Set(
    selectEntries(actor.getSnapshot())
      .filter(({ shown }) => shown)
      .map(({ toast }) => selectMessage(toast.getSnapshot()).role),
  )
  if (!roles.has('status')) announce('status', '')
  if (!roles.has('alert')) announce('alert', '')
}

function toasterInPage(): ToasterActor {
  const actor = toaster ?? createActor(toasterMachine).start()
  if (!toaster) actor.subscribe(() => tidyAnnouncers(actor))
  toaster = actor
  const place = document.getElementById('toasts')
  if (place && place !== shownIn) {
    shownIn = place
    createRoot(place).render(<ToastRegion toaster={actor} />)
  }
  return actor
}

/** Shows a toast. The same id again revises the toast that is still shown; without one every call is a new toast. */
export function notify(preset: ToastPresetName, message: ToastMessage, id?: string) {
  added += 1
  toasterInPage().send({ type: 'toast.add', id: id ?? `toast-${added}`, preset, message })
  announce(message.role, [message.title, message.description].filter(Boolean).join(' '))
}
