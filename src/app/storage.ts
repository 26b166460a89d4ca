import { DAY_MS, KEPT_DAYS } from '~/data/device/keptDays'
import { providerId } from '~/data/providerName'

/** Read before the first paint as well, by a script that takes nothing else from here. */
export const THEME_KEY = `${providerId}.theme`
export const LIST_VIEW_KEY = `${providerId}.list-view`
export const SHORTLIST_KEY = `${providerId}.shortlist`

/** Where the site keeps things on the visitor's device. Every key is listed here, so that one look tells them all. */
export const storageKeys = {
  theme: THEME_KEY,
  listView: LIST_VIEW_KEY,
  comparison: `${providerId}.comparison`,
  shortlist: SHORTLIST_KEY,
  shortcuts: `${providerId}.shortcuts`,
  courseFinder: `${providerId}.course-finder`,
  careerWizard: `${providerId}.career-wizard`,
  leads: `${providerId}.leads`,
  outbox: `${providerId}.outbox`,
  drafts: `${providerId}.drafts`,
  /** When each of the others was last written. */
  dates: `${providerId}.dates`,
  /** When the tab last loaded itself anew. Kept no longer than the tab. */
  reloaded: `${providerId}.reloaded`,
} as const
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** Storage may be full, forbidden or damaged; the site works without it, so nothing here throws. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

const guarded = (area: () => Storage) => ({
  read: (key: StorageKey): unknown => attempt(() => JSON.parse(area().getItem(key) ?? '') as unknown),
  /** Says whether it was kept. */
  write: (key: StorageKey, value: unknown): boolean =>
    !!attempt(() => {
      area().setItem(key, JSON.stringify(value))
      return true
    }),
  remove(key: StorageKey) {
    // What cannot be stored cannot be left behind either.
    attempt(() => area().removeItem(key))
  },
})

const local = /* @__PURE__ */ guarded(() => localStorage)

const datesKept = () => (local.read(storageKeys.dates) ?? {}) as Partial<Record<StorageKey, number>>

/** An undefined date is none: JSON leaves it out. */
function date(key: StorageKey, at?: number) {
  const dates = { ...datesKept(), [key]: at }
  if (Object.values(dates).some(Boolean)) local.write(storageKeys.dates, dates)
  else local.remove(storageKeys.dates)
}

/**
 * What is kept until it is taken back, or until nobody has changed it for 90 days. What has no date, as it was stored by
 * other means, gets one when it is first read. The theme is as old as the choice: who comes back later chooses again.
 */
export const storage = {
  read(key: StorageKey): unknown {
    const value = local.read(key)
    const age = Date.now() - Number(datesKept()[key])
    if (age >= KEPT_DAYS * DAY_MS) return void storage.remove(key)
    if (value !== undefined && Number.isNaN(age)) date(key, Date.now())
    return value
  },
  write(key: StorageKey, value: unknown): boolean {
    date(key, Date.now())
    return local.write(key, value)
  },
  remove(key: StorageKey) {
    local.remove(key)
    date(key)
  },
  /** Tells of changes made by another tab, until the returned function is called. */
  watch(key: StorageKey, changed: (value: unknown) => void) {
    const listen = (event: StorageEvent) => {
      if (event.key === key) changed(storage.read(key))
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
}

/** What this tab keeps as long as it is open. */
export const tabStorage = /* @__PURE__ */ guarded(() => sessionStorage)
