import { RETRIES, retryDelay, TRY_LIMIT_MS } from '../data/site/retrying'

/**
 * Stands in every document: watches over the arrival of the first script, which watches over all others. It is tried
 * again at its own address, past the caches: the application imports it from there, and it may run once only. When it
 * has failed for good, the bar that stands in the document says so.
 */
export function watchFirst() {
  const hasStarted = () => document.documentElement.dataset.watched !== undefined
  const sayIt = () => {
    const bar = document.getElementById('delivery')?.firstElementChild
    if (!(bar instanceof HTMLElement) || hasStarted()) return
    for (const link of bar.querySelectorAll('a')) link.href = location.href
    bar.hidden = false
  }

  async function again(address: string) {
    for (let retry = 1; retry <= RETRIES; retry += 1) {
      await new Promise((resolve) => setTimeout(resolve, retryDelay(retry)))
      try {
        // What a cache has kept of the failure is overwritten.
        await (await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(TRY_LIMIT_MS) })).text()
        return void (await import(/* @vite-ignore */ address))
      } catch {
        // The next try, or the bar.
      }
    }
    sayIt()
  }

  const failed = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || hasStarted()) return
    removeEventListener('error', failed, { capture: true })
    void again(target.src)
  }
  addEventListener('error', failed, { capture: true })
  setTimeout(sayIt, TRY_LIMIT_MS)
}
