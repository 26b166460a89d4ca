import { DAY_MS, DRAFT_DAYS } from '~/data/device/keptDays'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import { storage, storageKeys } from './storage'

/*
 * What is typed in a form outlives its page: a reload, a change of page, a tab that is closed. It is read from the page
 * itself, because the application may not have arrived when it is needed most. It stays on this device.
 */

type Drafts = Readonly<Record<string, unknown>>

const recordOf = (value: unknown): Drafts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

function keptDrafts(): Drafts {
  const { at, forms } = recordOf(storage.read(storageKeys.drafts))
  if (typeof at === 'number' && Date.now() - at < DRAFT_DAYS * DAY_MS) return recordOf(forms)
  if (at !== undefined) storage.remove(storageKeys.drafts)
  return {}
}

function keep(forms: Drafts) {
  if (Object.keys(forms).length === 0) storage.remove(storageKeys.drafts)
  else storage.write(storageKeys.drafts, { at: Date.now(), forms })
}

/** How many forms there are of which something is kept. */
export const keptFormCount = () => Object.keys(keptDrafts()).length

/** Forms that show what was kept of them. Until then an empty one says nothing of what the visitor wants. */
const given = new Set<string>()

/** What was prerendered is nobody's. Once React has a field, its default follows its value. */
const isTyped = (form: HTMLFormElement) =>
  !('blank' in form.dataset) &&
  [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.value.trim() !== '' &&
      (field.value !== field.defaultValue || 'hydrated' in document.documentElement.dataset),
  )

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'))

/** Keeps what stands in every form that has a name for it. Called before the page goes, by whoever makes it go. */
export function saveDrafts() {
  const drafts = { ...keptDrafts() }
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const { draft = '' } = form.dataset
    if (isTyped(form)) drafts[draft] = valuesOf(form)
    else if (given.has(draft)) delete drafts[draft]
  }
  keep(drafts)
}

/** Keeps what is typed whenever the page may be seen for the last time. */
export function keepDrafts() {
  addEventListener('pagehide', saveDrafts)
  document.addEventListener('visibilitychange', saveDrafts)
}

/** Whether a form of this page is to be given something back. */
export function hasDraftHere() {
  const kept = keptDrafts()
  return [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')].some(
    ({ dataset: { draft = '' } }) => draft in kept,
  )
}

/** What was kept of a form. Whoever asks has to check it: it may be anything. */
export function draftOf(name: string): unknown {
  // A page may be left in the moment between, and what was kept would be gone.
  afterPaint(() => given.add(name))
  return keptDrafts()[name]
}

/** Keeps what is begun and stands in no form. */
export const keepDraft = (name: string, value: unknown) => keep({ ...keptDrafts(), [name]: value })

/** What was sent has no business on the device any more. */
export function forgetDraft(name: string) {
  const { [name]: _, ...others } = keptDrafts()
  keep(others)
}
