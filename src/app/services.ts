import type { AnyRouter } from '@tanstack/react-router'
import { createActor } from 'xstate'
import type { NewsletterValues } from '~/data/enquiry/newsletter'
import type { CoursesMenuContent } from '~/data/site/coursesMenu.page'
import type { SiteLink } from '~/data/site/links'
import { siteNavMachine } from '~/machines/siteNav.machine'
import { type Theme, themeMachine, themes } from '~/machines/theme.machine'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import type { createComparison } from './comparison'
import type { LoadPage } from './context'
import type { LayerService } from './Layers'
import { lazyService } from './lazyService'
import { storage, storageKeys } from './storage'
import type { Toasts } from './toasts'

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

/** An actor is started in a browser only: the prerenderer draws every actor as it begins. */
function connected<Service extends { connect: () => void }>(service: Service): Service {
  if (!import.meta.env.SSR) service.connect()
  return service
}

/** The actors that outlive a page. Made once per browser tab, and once per address while prerendering. */
export function createSiteServices(loadPage: LoadPage, inspect?: { inspector: LayerService }) {
  const theme = createActor(themeMachine)
  const nav = createActor(siteNavMachine)
  const toasts = lazyService(
    () => import('./toasts'),
    ({ createToasts }) => createToasts(),
  )
  const tooltips = lazyService(
    () => import('./tooltips'),
    ({ createTooltips }) => createTooltips(),
  )
  const search = lazyService(
    () => import('./search'),
    ({ createSearch }) => createSearch(loadPage),
  )
  const searchOverlay = lazyService(
    () => import('./searchOverlay'),
    async ({ createSearchOverlay }) => createSearchOverlay(await search()),
  )
  let coursesMenu: Promise<CoursesMenuContent | null> | undefined

  /** Shows a toast. Whatever draws it is fetched with the first one. */
  const notify = (...toast: Parameters<Toasts['notify']>) =>
    void toasts().then(({ notify }) => notify(...toast))

  /**
   * Whatever draws tooltips is fetched when a control that has one is first reached; a tap, which gives it the focus as
   * well, is no reason. Without it nothing is missing.
   */
  function reach(event: Event) {
    const reached = `[data-tooltip]${event.type === 'focusin' ? ':focus-visible' : ''}`
    // A promise takes its time even when it is kept, and an event that comes late may have been overtaken.
    const made = tooltips.current()
    if (made) made.handleEvent(event)
    else if (event.target instanceof Element && event.target.closest(reached))
      void tooltips().then(
        ({ handleEvent }) => handleEvent(event),
        () => {},
      )
  }

  return {
    loadPage,
    theme,
    nav,
    /** The list the visitor last looked at, so that the way back keeps its filters. */
    results: { link: { to: '/courses' } as SiteLink },
    notify,
    search,
    /** What lies over the page once somebody needs it. */
    layers: { searchOverlay, toasts, tooltips, ...inspect },
    /** Lays the search over the page. Where its script cannot be fetched, the search has a page of its own. */
    async openSearch(router: AnyRouter) {
      try {
        const [overlay] = await Promise.all([searchOverlay(), search()])
        overlay.open()
      } catch {
        await router.navigate({ to: '/search-demo' })
      }
    },
    /** The comparison among these courses. Most visits never need it. */
    comparison: lazyService(
      () => import('./comparison'),
      (script, courses: Parameters<typeof createComparison>[0]) =>
        connected(script.createComparison(courses, notify)),
    ),
    courseFinder: lazyService(
      () => import('./courseFinder'),
      ({ createCourseFinder }) => connected(createCourseFinder()),
    ),
    careerWizard: lazyService(
      () => import('./careerWizard'),
      ({ createCareerWizard }) => connected(createCareerWizard()),
    ),
    /** What the Courses menu lists, fetched once; a failure is forgotten, so that the next opening tries again. */
    coursesMenu() {
      coursesMenu ??= loadPage('coursesMenu').then(
        (page) => page?.content ?? null,
        () => {
          coursesMenu = undefined
          return null
        },
      )
      return coursesMenu
    },
    /** Leaves an address for the newsletter; the form that asked for it says what became of it. */
    async subscribe({ email }: NewsletterValues) {
      const { sendLead } = await import('./leads/leads')
      return sendLead({ kind: 'newsletter', email })
    },
    /** Starts the actors in the state that was prerendered; never called while prerendering. */
    start() {
      theme.start()
      nav.start()
      document.addEventListener('pointermove', reach)
      document.addEventListener('focusin', reach)
    },
    /** Takes over what is stored. Called after hydration, so that the first frame is the prerendered one. */
    connect() {
      const off = theme.on('theme.changed', ({ theme: chosen }) => {
        // Every colour of the page is worked out anew.
        afterPaint(() => showTheme(chosen))
        storage.write(storageKeys.theme, chosen)
      })
      const adopt = (value: unknown) => {
        const stored = isTheme(value) ? value : 'system'
        theme.send({ type: 'storage.changed', theme: stored })
        showTheme(stored)
      }
      adopt(storage.read(storageKeys.theme))
      const stopWatching = storage.watch(storageKeys.theme, adopt)
      if (import.meta.env.VITE_LEAD_ENDPOINT) {
        flushOutbox()
        addEventListener('online', flushOutbox)
      }
      return () => {
        off.unsubscribe()
        stopWatching()
        removeEventListener('online', flushOutbox)
      }
    },
  }
}
export type SiteServices = ReturnType<typeof createSiteServices>

/** Sends what an earlier visit could not send; without such leads nothing is fetched. */
function flushOutbox() {
  if (storage.read(storageKeys.outbox) === undefined) return
  void import('./leads/leads').then((leads) => leads.flushOutbox())
}

/** The blocking script reads the same attribute's source before the first paint. */
function showTheme(theme: Theme) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}
