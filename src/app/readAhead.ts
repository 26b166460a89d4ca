import { whenIdle } from '~/ui/kit/whenIdle'
import { whenUsed } from '~/ui/site/whenUsed'

/** Even a page that never rests has what a press needs by then, in milliseconds. */
const LATEST_MS = 500

/**
 * Fetches what a press on any page may need as soon as somebody begins to use the page: it is small, and a press that
 * finds it missing would wait for the line. Until then none of it stands in the way of the page itself, nor of what
 * answers the first sign. What does not arrive is asked for again by the press.
 */
export function readAhead(parts: readonly (() => Promise<unknown>)[]) {
  const begin = async () => {
    for (const fetchPart of parts) {
      await new Promise<void>((resolve) => void whenIdle(resolve, LATEST_MS))
      fetchPart().catch(() => {})
    }
  }
  return whenUsed(() => void begin())
}
