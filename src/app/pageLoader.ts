import type { DeliveredPage } from '~/data/site/page'
import { retrieving } from '~/ui/site/retrieving'
import type { LoadPage } from './context'

/** What an id may look like. Anything else is unknown without asking. */
const idShape = /^[a-z0-9_-]{0,80}$/i

/** The version of the content that the document in this tab was made of. */
export const versionOf = () =>
  document.querySelector<HTMLMetaElement>('meta[name="content-version"]')?.content ?? 'dev'

/** Whether the site has been replaced since this tab was opened. Such a tab misses every file it asks for. */
async function isOutdated(version: string) {
  const answer = await fetch('/data/version.json', { cache: 'no-store' })
  const latest: unknown = answer.ok ? await answer.json() : undefined
  return typeof latest === 'object' && latest !== null && 'version' in latest && latest.version !== version
}

/** What stands in the document already. Only once: later it is as old as the document. */
function takeDelivered(file: string): unknown {
  const element = document.querySelector(`script[data-file="${file}"]`)
  element?.remove()
  return element?.textContent ? JSON.parse(element.textContent) : undefined
}

/**
 * Retrieves page data through one machine per page (§7: three retries, fresh for five minutes). A page nobody knows
 * gives undefined; a tab that is older than the site is sent to the new one.
 */
export function createPageLoader(): LoadPage {
  const version = versionOf()
  const loads = new Map<string, () => Promise<unknown>>()

  const retrieve = (file: string) => async () => {
    const delivered = takeDelivered(file)
    if (delivered !== undefined) return delivered
    const answer = await fetch(`/data/${version}/${file}`)
    if (answer.ok) return answer.json()
    if (answer.status !== 404) throw new Error(`The page data answered with status ${answer.status}.`)
    if (await isOutdated(version)) {
      location.reload()
      return new Promise(() => {})
    }
    return null
  }

  const loadOf = (file: string) => {
    const load = loads.get(file) ?? retrieving<unknown>(retrieve(file))
    loads.set(file, load)
    return load
  }

  const loadPage = async (name: string, id = '') => {
    if (!idShape.test(id)) return undefined
    const page = await loadOf(`${name}${id && `/${id}`}.json`)()
    return (page ?? undefined) as DeliveredPage<unknown> | undefined
  }
  return loadPage as LoadPage
}
