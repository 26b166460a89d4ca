import type { storage, storageKeys } from '~/app/storage'
import { DAY_MS, KEPT_DAYS } from '~/data/device/keptDays'
import { type OutboxEntry, readOutboxEntry } from '~/data/enquiry/lead'

export type LeadStorage = Pick<typeof storage, 'read' | 'write' | 'remove'>
export type LeadKey = typeof storageKeys.leads | typeof storageKeys.outbox

/**
 * Leads kept under one key. An entry that was damaged is dropped, and so is one that has been kept for as long as anything
 * is: a later entry does not keep an earlier one alive. The others stay.
 */
export function createLeadList(
  { storage, now }: Pick<LeadStamps, 'now'> & { storage: LeadStorage },
  key: LeadKey,
  max = Number.POSITIVE_INFINITY,
) {
  const all = (): readonly OutboxEntry[] => {
    const stored = storage.read(key)
    if (!Array.isArray(stored)) return []
    const entries = stored.flatMap((entry: unknown) => readOutboxEntry(entry) ?? [])
    const young = entries.filter(({ savedAt }) => now().getTime() - Date.parse(savedAt) < KEPT_DAYS * DAY_MS)
    if (young.length < entries.length) keep(young)
    return young
  }
  /** A full device may refuse a shorter list as well: what was sent must not be sent again. */
  function keep(rest: readonly OutboxEntry[]) {
    if (rest.length === 0 || !storage.write(key, rest)) storage.remove(key)
  }
  return {
    all,
    /** Says whether the entry is kept, now or already. Beyond `max` the oldest go. */
    add(entry: OutboxEntry): boolean {
      const entries = all()
      if (entries.some(({ id }) => id === entry.id)) return true
      return storage.write(key, [...entries, entry].slice(-max))
    },
    remove(id: string) {
      const entries = all()
      const rest = entries.filter((entry) => entry.id !== id)
      if (rest.length < entries.length) keep(rest)
    },
  }
}

/** Where a lead is made ready for keeping: with an id of its own and the time. */
export interface LeadStamps {
  newId: () => string
  now: () => Date
}
