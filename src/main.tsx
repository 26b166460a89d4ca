import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { showDrawingsWhenNear } from '~/ui/kit/showWhenNear'
import { yieldToPaint } from '~/ui/kit/yieldToPaint'
import { keepFocus } from '~/ui/site/keepFocus'
import { hydrateAllAtOnce } from '~/ui/site/lazyHydration'
import '~/ui/styles/fonts.css'
import '~/ui/styles/site.css'
import '~/ui/styles/colours.css'
import type { Delivery } from './app/delivery'
import { hasDraftHere, saveDrafts } from './app/drafts'
import { showFontsLater } from './app/fonts'
import { sayTakenOver } from './app/hydrated'
import { createPageLoader } from './app/pageLoader'
import {
  allowSkippedTransitions,
  expectServerRendering,
  forgetLeftPages,
  onContent,
  retryScreens,
} from './app/routerInternals'
import { createSiteServices } from './app/services'
import { createSiteRouter } from './router'

/**
 * Hydrates only what the build rendered: the same path, and no parameter that the page reads. Anything else is drawn
 * anew, because the prerendered page would be the wrong list. Each step is a task of its own, so that whoever scrolls
 * meanwhile is heard.
 */
export async function start(delivery: Delivery) {
  // An async module may arrive before the document is complete.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  }
  const root = document.getElementById('root')
  if (!root) throw new Error('There is no element #root.')
  await yieldToPaint()
  showDrawingsWhenNear()

  await yieldToPaint()
  // Before any actor is made, so that none is missed.
  const inspect = /[?&]inspect\b/.test(location.search)
    ? await import('./app/inspect/inspect').catch(() => undefined)
    : undefined
  const pages = createPageLoader()
  const services = createSiteServices(pages.loadPage, { ...pages, inspect })
  services.start()
  await yieldToPaint()
  const router = createSiteRouter(services)
  await yieldToPaint()
  retryScreens(router)
  onContent(router, sayTakenOver)
  router.subscribe('onBeforeNavigate', delivery.awaitPage)
  router.subscribe('onResolved', delivery.pageShown)
  allowSkippedTransitions()
  showFontsLater(router)
  forgetLeftPages()
  await yieldToPaint()
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )

  const path = location.pathname.replace(/(.)\/$/, '$1')
  if (root.dataset.path === path && document.documentElement.dataset.query === undefined) {
    // The policy refuses style attributes in HTML, not styles set by a script.
    for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? ''
      delete element.dataset.style
    }
    if (hasDraftHere()) hydrateAllAtOnce()
    expectServerRendering(router)
    await router.load()
    // What could not be retrieved is not what the build rendered.
    if (router.state.matches.some(({ status }) => status === 'error')) draw(root, app)
    // In pieces: a slow phone would hear nothing for a quarter of a second.
    else
      startTransition(() => {
        hydrateRoot(root, app, {
          onRecoverableError: (error) =>
            console.error('Hydration:', error, error instanceof Error ? error.cause : ''),
        })
      })
  } else {
    await router.load()
    // What was typed meanwhile goes with its form, and is given back to the one that is drawn.
    saveDrafts()
    const drawn = new AbortController()
    document.addEventListener('input', saveDrafts, { signal: drawn.signal })
    keepFocus(drawn.signal)
    const stopSaving = () => {
      if (!document.querySelector('[data-prerendered]')) drawn.abort()
    }
    document.addEventListener('hydrated', stopSaving, { signal: drawn.signal })
    draw(root, app)
  }
}

/** Draws the page anew: there is nothing to take over. */
function draw(root: HTMLElement, app: ReactNode) {
  sayTakenOver()
  createRoot(root).render(app)
}
