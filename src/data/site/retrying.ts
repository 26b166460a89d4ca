/** The figures of §7 for whatever goes over the network: page data and leads. */
export const RETRIES = 3
const RETRY_BASE_MS = 1_000
const RETRY_CAP_MS = 30_000
export const FRESH_MS = 5 * 60_000

/** What has not come by then counts as failed. Long enough for the largest script on a slow phone line. */
export const TRY_LIMIT_MS = 15_000
/** What takes longer than this is said to take long. */
export const MOMENT_MS = 1_000
/** Whether the site is still the same can be asked quickly or not at all. */
export const VERSION_LIMIT_MS = 5_000
/** A tab never loads itself anew twice within this time, whatever it is told. */
export const RELOAD_REST_MS = 30_000

/** Milliseconds before the given retry, counted from one: 1 s, then doubled each time, never above the cap. */
export const retryDelay = (retry: number) =>
  Math.min(RETRY_BASE_MS * 2 ** Math.max(0, retry - 1), RETRY_CAP_MS)

/** Says that something is not there any more, so that another try is of no use. */
export class Gone extends Error {
  override name = 'GoneError'
}

/** By its name, which is all that is known of an error where a machine is simulated or runs as another document. */
export const isGone = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'GoneError'

/** Whether a tab may load itself anew by itself. What was stored of the last time may be anything. */
export const mayReload = (last: unknown, now: number) =>
  typeof last !== 'number' || !Number.isFinite(last) || last > now || now - last >= RELOAD_REST_MS

/** The address of another try, which no cache on the way has an answer for. */
export const addressOfTry = (address: string, tried: number) =>
  tried === 1 ? address : `${address}?again=${tried}`
