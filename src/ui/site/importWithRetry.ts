import { addressOfTry, Gone } from '~/data/site/retrying'
import { retrieving } from './retrieving'

const fetchSheet = (href: string, tried: number) =>
  new Promise<void>((resolve, reject) => {
    for (const failed of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (failed.href.split('?')[0] === href) failed.remove()
    }
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = addressOfTry(href, tried)
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`The sheet ${href} did not arrive.`))
    document.head.append(link)
  })

const isScript = (type: string | null | undefined) => /javascript/.test(type ?? 'javascript')

/** The scripts that did not come as scripts since a moment, and the one that the browser names. */
function failedScripts(error: unknown, since: number): Set<string> {
  const named = error instanceof Error ? /https?:\S+\.js\b/.exec(error.message)?.[0] : undefined
  const failed = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime >= since && /\.js$/.test(name))
    .filter((entry) => {
      const { responseStatus, contentType } = entry as PerformanceResourceTiming & { contentType?: string }
      return responseStatus === 0 || responseStatus >= 400 || !isScript(contentType || undefined)
    })
  return new Set([...(named === undefined ? [] : [named]), ...failed.map(({ name }) => name)])
}

/** Half a script may be a valid one by chance. What a script exports stands at its end. */
const isHalf = (loaded: unknown) =>
  loaded === undefined ||
  (Object.prototype.toString.call(loaded) === '[object Module]' && Object.keys(Object(loaded)).length === 0)

/** Takes the place of a wrong answer that a cache has kept, since the address of a script cannot change (see below). */
async function repair(address: string, signal: AbortSignal) {
  const answer = await fetch(address, { cache: 'reload', signal })
  if (answer.status === 404 || answer.status === 410) throw new Gone(`${address} is not there any more.`)
  if (!answer.ok || !isScript(answer.headers.get('content-type')))
    throw new Error(`${address} did not come as a script.`)
  await answer.text()
}

/**
 * A script that is imported only when it is needed, together with its sheets: each is tried again as §7 says. An import
 * counts a sheet that failed as loaded from then on, so the sheets are asked for here.
 *
 * A sheet may come from another address, which no cache on the way can have kept. A script may not: whatever else
 * imports it would run it a second time. So what did not come is fetched past the caches, into its own place.
 */
export function importWithRetry<Module>(load: () => Promise<Module>) {
  const missing = new Set<string>()
  let scripts = new Set<string>()
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      missing.add(target.href.split('?')[0] ?? '')
  }
  return retrieving(async (tried, signal) => {
    if (import.meta.env.SSR) return load()
    const since = performance.now()
    document.addEventListener('error', note, { capture: true })
    try {
      await Promise.all([...scripts].map((address) => repair(address, signal)))
      await Promise.all([...missing].map((href) => fetchSheet(href, tried).then(() => missing.delete(href))))
      const loaded = await load()
      if (isHalf(loaded)) throw new Error('Half a script arrived.')
      return loaded
    } catch (error) {
      scripts = new Set([...scripts, ...failedScripts(error, since)])
      throw error
    } finally {
      document.removeEventListener('error', note, { capture: true })
    }
  })
}
