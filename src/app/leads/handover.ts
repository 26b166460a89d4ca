import type { OutboxEntry } from '~/data/enquiry/lead'
import { providerId } from '~/data/providerName'
import type { Outcome } from './postLead'

/*
 * What waits in the outbox is handed to the site's worker as well, which the browser wakes when the connection is back,
 * even if no page is open. The worker cannot read what pages store, so both share a cache. Whoever sends holds the lock.
 */

/** The name of the cache, of the lock and of what the browser is asked to wake the worker for. */
export const HANDOVER = `${providerId}.outbox`

export interface Handover {
  waiting: readonly OutboxEntry[]
  /** What the worker sent, until a page has heard of it. */
  settled: readonly { id: string; outcome: Outcome }[]
}

const address = '/outbox'

export async function readHandover(): Promise<Handover> {
  const kept = await (await caches.open(HANDOVER)).match(address)
  const { waiting, settled }: Partial<Handover> = kept ? await kept.json() : {}
  return { waiting: waiting ?? [], settled: settled ?? [] }
}

export async function writeHandover(handover: Handover) {
  const cache = await caches.open(HANDOVER)
  if (handover.waiting.length + handover.settled.length === 0) await cache.delete(address)
  else await cache.put(address, new Response(JSON.stringify(handover)))
}

/** The worker's part: sends what waits. Rejects while something still waits, so that the browser wakes it again. */
export async function sendHandedOver(post: (entry: OutboxEntry) => Promise<Outcome>) {
  let { waiting, settled } = await readHandover()
  for (const entry of waiting) {
    const outcome = await post(entry)
    if (outcome === 'failed') throw new Error('Not everything could be sent.')
    waiting = waiting.filter(({ id }) => id !== entry.id)
    settled = [...settled, { id: entry.id, outcome }]
    await writeHandover({ waiting, settled })
  }
}

/** The page's part: hands over what waits and has the worker woken. Without a worker, pages send by themselves. */
export async function handOver(waiting: readonly OutboxEntry[]) {
  const registration = await navigator.serviceWorker?.getRegistration()
  const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } }
  if (!sync) return
  const { settled } = await readHandover()
  const ids = new Set(waiting.map(({ id }) => id))
  await writeHandover({
    waiting: waiting.filter(({ id }) => !settled.some((one) => one.id === id)),
    // What no outbox holds any more has been heard of.
    settled: settled.filter(({ id }) => ids.has(id)),
  })
  if (waiting.length > 0) await sync.register(HANDOVER)
}
