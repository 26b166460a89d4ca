import { type DeliveredPage, dataFileOf, isDelivered } from '~/data/site/page'
import { addressOfTry, Gone } from '~/data/site/retrying'
import { type Retrieving, retrieving } from '~/ui/site/retrieving'
import { untilItArrives } from '~/ui/site/untilItArrives'
import type { LoadPage } from './context'
import { isOutdated, versionOf } from './version'

/** What an id may look like. Anything else is unknown without asking. */
const idShape = /^[a-z0-9_-]{0,80}$/i

/** What stands in the document already. Only once: later it is as old as the document. */
function takeDelivered(file: string): unknown {
  const element = document.querySelector(`script[data-file="${file}"]`)
  element?.remove()
  try {
    return element?.textContent ? JSON.parse(element.textContent) : undefined
  } catch {
    // The document itself may have come in part.
    return undefined
  }
}

/** The pages that a tab has asked for, and what is known of them. */
export interface PageLoader {
  /** Rejects after the last try, for what can do without. */
  tryPage: LoadPage
  /** For what cannot: it waits, and the visitor is told. */
  loadPage: LoadPage
  /** Says that something could not be drawn: whatever draws next is asked for anew. */
  refuse: () => void
}

/**
 * Retrieves page data through one machine per page (§7: three retries, fresh for five minutes). A page nobody knows
 * gives undefined, but only where the site says so that this tab belongs to.
 */
export function createPageLoader(): PageLoader {
  const version = versionOf()
  const loads = new Map<string, Retrieving<DeliveredPage<unknown> | undefined>>()

  async function retrieve(file: string, tried: number, signal: AbortSignal) {
    const delivered = tried === 1 ? takeDelivered(file) : undefined
    if (isDelivered(file, delivered)) return delivered
    const answer = await fetch(addressOfTry(`/data/${version}/${file}`, tried), {
      cache: tried === 1 ? 'default' : 'reload',
      signal,
    })
    if (answer.status === 404) {
      if (await isOutdated(signal)) throw new Gone('The site has been replaced.')
      return undefined
    }
    if (!answer.ok) throw new Error(`The page data answered with status ${answer.status}.`)
    const page: unknown = await answer.json()
    if (!isDelivered(file, page)) throw new Error('The page data is none.')
    return page
  }

  async function tryPage(name: string, id = '') {
    if (!idShape.test(id)) return undefined
    const file = dataFileOf(name, id)
    const load = loads.get(file) ?? retrieving((tried, signal) => retrieve(file, tried, signal))
    loads.set(file, load)
    return load()
  }

  return {
    tryPage: tryPage as LoadPage,
    loadPage: untilItArrives('page', tryPage) as LoadPage,
    refuse() {
      for (const load of loads.values()) load.refuse()
    },
  }
}
