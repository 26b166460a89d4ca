/** The figures of §7 for whatever goes over the network: page data and leads. */
export const RETRIES = 3
const RETRY_BASE_MS = 1_000
const RETRY_CAP_MS = 30_000
export const FRESH_MS = 5 * 60_000

/** Milliseconds before the given retry, counted from one: 1 s, then doubled each time, never above the cap. */
export const retryDelay = (retry: number) =>
  Math.min(RETRY_BASE_MS * 2 ** Math.max(0, retry - 1), RETRY_CAP_MS)
