import type { AnyRouter } from '@tanstack/react-router'
import { retrieving } from '~/ui/site/retrieving'

const parts = ['component', 'notFoundComponent', 'errorComponent', 'pendingComponent'] as const

/**
 * Screens come as scripts of their own, which may fail to arrive: they are tried again (§7) before the router gives up
 * and shows its error page. By itself it would reload the whole page at the first failure.
 */
export function retryChunks({ routesById }: AnyRouter) {
  for (const { options } of Object.values(routesById)) {
    for (const part of parts) {
      const component = options[part]
      const load = component?.preload
      if (!load) continue
      component.preload = retrieving(async () => {
        await load()
        // A screen that has arrived takes its `preload` away; a failure is kept for the moment it is drawn.
        if (component.preload) throw new Error('A script of this page did not arrive.')
      })
    }
  }
  document.addEventListener('error', forgetStyles, { capture: true })
}

/** A sheet that failed would count as loaded as long as its link stands in the document. */
function forgetStyles({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
}
