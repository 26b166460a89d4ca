import type { AnyRouter } from '@tanstack/react-router'
import { retrievingScript } from '~/ui/site/retrievingScript'

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
      component.preload = retrievingScript(async () => {
        await load()
        // A screen that has arrived takes its `preload` away; a failure is kept for the moment it is drawn.
        if (component.preload) throw new Error('The script of this screen did not arrive.')
      })
    }
  }
}
