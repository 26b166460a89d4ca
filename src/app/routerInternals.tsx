import type { AnyRouter } from '@tanstack/react-router'
import { type FunctionComponent, useEffect } from 'react'
import { importWithRetry } from '~/ui/site/importWithRetry'
import { untilItArrives } from '~/ui/site/untilItArrives'

/*
 * Everything of @tanstack/react-router that its documentation does not promise, as it was read in version 1.170.46.
 * Nothing else of the site relies on more than what is promised.
 */

/** What renders in the browser what a server rendered, so that both make the same tree. */
export function expectServerRendering(router: AnyRouter) {
  router.ssr = { manifest: undefined }
}

/** The HTTP status of what has been rendered on a server. */
export const statusOf = ({ _serverResult: result }: AnyRouter) =>
  result?.type === 'render' ? result.status : 307

const screens = ['component', 'notFoundComponent', 'errorComponent', 'pendingComponent'] as const

type Screen = FunctionComponent<object> & { preload?: () => Promise<unknown> | undefined }

/** A screen that comes as a script of its own, which is tried again (§7) while the present page stays. */
function retried(Screen: Screen): Screen {
  const preload = untilItArrives(
    'page',
    importWithRetry(async () => {
      await Screen.preload?.()
      // A script that has arrived takes `preload` away; a failure is kept for the moment its screen is drawn.
      if (Screen.preload) throw new Error('The script of this screen did not arrive.')
      // Makes an element of what the script exports, and throws where that is nothing.
      return Screen({})
    }),
  )
  return Object.assign((props: object) => <Screen {...props} />, { preload })
}

/** By itself the router would reload the whole page at the first script that does not arrive. */
export function retryScreens({ routesById }: AnyRouter) {
  for (const route of Object.values(routesById)) {
    const split = screens.flatMap((name) => {
      const screen: Screen | undefined = route.options[name]
      return screen?.preload ? [[name, retried(screen)]] : []
    })
    route.update(Object.fromEntries(split))
  }
}

/** Calls back whenever a page has been drawn or taken over, and not only the frame round it. */
export function onContent({ routesById }: AnyRouter, then: () => void) {
  for (const route of Object.values(routesById)) {
    const Content: Screen | undefined = route.options.component
    if (!Content || route.isRoot) continue
    function Heard(props: object) {
      useEffect(then, [])
      return Content && <Content {...props} />
    }
    route.update({ component: Object.assign(Heard, { preload: Content.preload }) })
  }
}

/**
 * A change of page that overtakes another skips the other's transition, and a hidden tab has none. The router does not
 * listen for either, so the browser would report an error where nothing is wrong.
 */
export function allowSkippedTransitions() {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && /\btransition\b/i.test(reason.message)) event.preventDefault()
  })
}

/**
 * The router aborts what it has left without saying why. The browser then makes an exception, whose stack remembers the
 * router's work and with it the pages before: each of them would be kept for as long as the tab lives. One exception for
 * all remembers none.
 */
export function forgetLeftPages() {
  const left = new DOMException('The page was left.', 'AbortError')
  const { abort } = AbortController.prototype
  AbortController.prototype.abort = function (reason = left) {
    abort.call(this, reason)
  }
}
