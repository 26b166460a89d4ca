import { afterPaint } from '~/ui/kit/yieldToPaint'
import { storageKeys, tabStorage } from './storage'

/*
 * What is typed in a form outlives its page: a reload, a change of page, a tab that the device throws away. It is read
 * from the page itself, because the application may not have arrived when it is needed most.
 */

type Drafts = Readonly<Record<string, unknown>>

function keptDrafts(): Drafts {
  const kept = tabStorage.read(storageKeys.drafts)
  return typeof kept === 'object' && kept !== null ? { ...kept } : {}
}

function keep(drafts: Drafts) {
  if (Object.keys(drafts).length === 0) tabStorage.remove(storageKeys.drafts)
  else tabStorage.write(storageKeys.drafts, drafts)
}

/** Forms that show what was kept of them. Until then an empty one says nothing of what the visitor wants. */
const given = new Set<string>()

const isTyped = (form: HTMLFormElement) =>
  [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.value.trim() !== '',
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

/** What was sent has no business on the device any more. */
export function forgetDraft(name: string) {
  const { [name]: _, ...others } = keptDrafts()
  keep(others)
}
