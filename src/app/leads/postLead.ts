import type { OutboxEntry } from '~/data/enquiry/lead'

/** An endpoint that has not answered by then counts as failed. */
export const ENDPOINT_TIMEOUT_MS = 10_000

/** `refused` is final: the same lead would be refused again. */
export type Outcome = 'accepted' | 'refused' | 'failed'

/** 408 and 429 ask for another try; any other 4xx says that the lead itself is not wanted. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/** One attempt, by a page or by the worker. */
export async function postLead(
  endpoint: string,
  entry: OutboxEntry,
  { fetch: ask, timeoutMs }: { fetch: typeof fetch; timeoutMs: number },
): Promise<Outcome> {
  try {
    const answer = await ask(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok) return 'accepted'
    return isFinal(answer.status) ? 'refused' : 'failed'
  } catch {
    return 'failed'
  }
}
