import { storageKeys } from '~/app/storage'
import type { Lead, OutboxEntry } from '~/data/enquiry/lead'
import { RETRIES } from '~/data/site/retrying'
import type { Receipt } from '~/machines/submission.machine'
import type { Handover } from './handover'
import { createLeadList, type LeadStamps, type LeadStorage } from './leadList'
import { ENDPOINT_TIMEOUT_MS, type Outcome, postLead } from './postLead'

export interface LeadEndpointOptions extends LeadStamps {
  endpoint: string
  fetch: typeof fetch
  storage: LeadStorage
  isOnline: () => boolean
  timeoutMs?: number
  /** Where a worker sends what no page can: what it has sent, and what it should send. */
  worker?: {
    settled: () => Promise<Handover['settled']>
    handOver: (waiting: readonly OutboxEntry[]) => Promise<void>
  }
}

/**
 * Posts leads to the provider's endpoint. A lead stands in the outbox before it is posted, and leaves it only when the
 * endpoint has accepted it: neither a reload nor a lost connection loses it. Its id tells the endpoint when it
 * receives the same lead twice.
 */
export function createLeadEndpoint({
  endpoint,
  fetch,
  storage,
  isOnline,
  newId,
  now,
  timeoutMs = ENDPOINT_TIMEOUT_MS,
  worker,
}: LeadEndpointOptions) {
  const outbox = createLeadList({ storage, now }, storageKeys.outbox)
  const kept = createLeadList({ storage, now }, storageKeys.leads)
  const flying = new Map<string, Promise<Outcome>>()
  /** Leads under way: a retry of the same lead keeps its id, also where storage is forbidden. */
  const attempts = new Map<string, { entry: OutboxEntry; failures: number }>()

  const receipt = (kind: Receipt['kind']): Receipt => ({ kind, at: now().toISOString() })

  const post = async (entry: OutboxEntry): Promise<Outcome> =>
    isOnline() ? postLead(endpoint, entry, { fetch, timeoutMs }) : 'failed'

  function settle(entry: OutboxEntry, outcome: Outcome) {
    if (outcome === 'refused') kept.add(entry)
    if (outcome !== 'failed') outbox.remove(entry.id)
  }

  // A worker that cannot be told is as none: the next page sends.
  const handOver = () => void worker?.handOver(outbox.all()).catch(() => {})

  /** Posts an entry once, however many ask for it at the same time, and brings outbox and device up to date. */
  function deliver(entry: OutboxEntry): Promise<Outcome> {
    const running = flying.get(entry.id)
    if (running) return running
    const started = post(entry).then((outcome) => {
      flying.delete(entry.id)
      settle(entry, outcome)
      if (outcome === 'failed') handOver()
      return outcome
    })
    flying.set(entry.id, started)
    return started
  }

  const attemptOf = (lead: Lead) => {
    const text = JSON.stringify(lead)
    const known = attempts.get(text)
    if (known) return known
    const waiting = outbox.all().find((entry) => JSON.stringify(entry.lead) === text)
    const attempt = { entry: waiting ?? { id: newId(), savedAt: now().toISOString(), lead }, failures: 0 }
    attempts.set(text, attempt)
    return attempt
  }

  const forget = (lead: Lead) => attempts.delete(JSON.stringify(lead))

  /** What was refused is kept on the device, as far as the device keeps anything. */
  function refusalOf(entry: OutboxEntry): Receipt {
    if (kept.all().some(({ id }) => id === entry.id)) return receipt('device')
    throw new Error('The endpoint refused the lead, and this device did not keep it.')
  }

  return {
    /**
     * One attempt for a form whose machine retries: it rejects until the last retry of §7 has failed too. From then
     * on, or while the device is offline, the outbox has the lead; where nothing can keep it, it goes on rejecting.
     */
    async send(lead: Lead): Promise<Receipt> {
      const attempt = attemptOf(lead)
      const isKept = outbox.add(attempt.entry)
      const outcome = await deliver(attempt.entry)
      if (outcome === 'failed') {
        attempt.failures += 1
        if (!isKept || (isOnline() && attempt.failures <= RETRIES))
          throw new Error('The lead was not accepted.')
        forget(lead)
        return receipt('outbox')
      }
      forget(lead)
      return outcome === 'accepted' ? receipt('endpoint') : refusalOf(attempt.entry)
    },
    /** For a visitor who waits for nothing: the lead is in the outbox at once and is posted meanwhile. */
    async leave(lead: Lead): Promise<Receipt> {
      const { entry } = attemptOf(lead)
      forget(lead)
      const isKept = outbox.add(entry)
      const delivery = deliver(entry)
      if (isKept) return receipt('outbox')
      const outcome = await delivery
      if (outcome === 'failed') throw new Error('The lead was not accepted, and this device did not keep it.')
      return outcome === 'accepted' ? receipt('endpoint') : refusalOf(entry)
    },
    /** Posts what waits, oldest first, until the endpoint fails. Gives the number of leads that still wait. */
    async flush(): Promise<number> {
      for (const { id, outcome } of (await worker?.settled()) ?? []) {
        const entry = outbox.all().find((one) => one.id === id)
        if (entry) settle(entry, outcome)
      }
      for (const entry of outbox.all()) {
        if ((await deliver(entry)) === 'failed') break
      }
      handOver()
      return outbox.all().length
    },
  }
}
