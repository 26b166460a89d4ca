import type { AnyRouter } from '@tanstack/react-router'
import { createActor } from 'xstate'
import type { CatalogueContent } from '~/data/courses/catalogue.page'
import type { NewsletterValues } from '~/data/enquiry/newsletter'
import type { CoursesMenuContent } from '~/data/site/coursesMenu.page'
import type { SiteLink } from '~/data/site/links'
import { siteNavMachine } from '~/machines/siteNav.machine'
import type { SubmissionActor } from '~/machines/submission.machine'
import { type Theme, themeMachine, themes } from '~/machines/theme.machine'
import { whenIdle } from '~/ui/kit/whenIdle'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import { fetchCoursesMenu, fetchServicesMenu } from '~/ui/site/menus'
import type { createComparison } from './comparison'
import type { LoadPage } from './context'
import type { LayerService } from './Layers'
import { lazyService } from './lazyService'
import type { PageLoader } from './pageLoader'
import { readAhead } from './readAhead'
import { storage, storageKeys } from './storage'
import type { Toasts } from './toasts'

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

/** An actor is started in a browser only: the prerenderer draws every actor as it begins. */
function connected<Service extends { connect: () => void }>(service: Service): Service {
  if (!import.meta.env.SSR) service.connect()
  return service
}

interface InBrowser extends Pick<PageLoader, 'tryPage' | 'refuse'> {
  inspect?: { inspector: LayerService } | undefined
}

/** The actors that outlive a page. Made once per browser tab, and once per address while prerendering. */
export function createSiteServices(
  loadPage: LoadPage,
  // The build has every page at hand.
  { tryPage, refuse, inspect }: InBrowser = { tryPage: loadPage, refuse: () => {} },
) {
  const theme = createActor(themeMachine)
  const nav = createActor(siteNavMachine)
  const toasts = lazyService(
    () => import('./toasts'),
    ({ createToasts }) => createToasts(),
    'part',
  )
  const tooltips = lazyService(
    () => import('./tooltips'),
    ({ createTooltips }) => createTooltips(),
  )
  const search = lazyService(
    () => import('./search'),
    ({ createSearch }) => createSearch(tryPage),
    'part',
  )
  const searchOverlay = lazyService(
    () => import('./searchOverlay'),
    async ({ createSearchOverlay }) => createSearchOverlay(await search()),
    'part',
  )
  const catalogues = lazyService(
    () => import('./catalogue'),
    ({ catalogueOf }) => ({ catalogueOf }),
    'page',
  )
  const newsletter = lazyService(
    () => import('./newsletter'),
    ({ createNewsletter }) => createNewsletter(),
    'part',
  )
  const shortlist = lazyService(
    () => import('./shortlist'),
    ({ createShortlist }) => connected(createShortlist(notify)),
    'part',
  )
  const siteUpdate = lazyService(
    () => import('./siteUpdate'),
    ({ createSiteUpdate }, router: AnyRouter) => createSiteUpdate(router),
  )
  let coursesMenuData: Promise<CoursesMenuContent | null> | undefined

  /** Shows a toast. Whatever draws it is fetched with the first one at the latest. */
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

  /** What the Courses menu lists, fetched once; a failure is forgotten, so that the next opening tries again. */
  function coursesMenu() {
    coursesMenuData ??= tryPage('coursesMenu').then(
      (page) => page?.content ?? null,
      () => {
        coursesMenuData = undefined
        return null
      },
    )
    return coursesMenuData
  }

  /** Lays the search over the page. */
  const openSearch = () => void Promise.all([searchOverlay(), search()]).then(([overlay]) => overlay.open())

  return {
    loadPage,
    /** For what a page can do without: it rejects after the last try. */
    tryPage,
    /** Says that a page could not be drawn: what it was drawn from is asked for anew. */
    refuse,
    theme,
    nav,
    /** The list the visitor last looked at, so that the way back keeps its filters. */
    results: { link: { to: '/courses' } as SiteLink },
    notify,
    search,
    /** What lies over the page once somebody needs it. */
    dialogs: { searchOverlay },
    layers: { toasts, tooltips, siteUpdate, ...inspect },
    openSearch,
    /** The catalogue of a page's content, ready to be narrowed. */
    catalogue: async (content: CatalogueContent) => (await catalogues()).catalogueOf(content, search),
    /** The comparison among these courses. Most visits never need it. */
    comparison: lazyService(
      () => import('./comparison'),
      (script, courses: Parameters<typeof createComparison>[0]) =>
        connected(script.createComparison(courses, notify)),
      'page',
    ),
    shortlist,
    courseFinder: lazyService(
      () => import('./courseFinder'),
      ({ createCourseFinder }) => connected(createCourseFinder()),
      'page',
    ),
    careerWizard: lazyService(
      () => import('./careerWizard'),
      ({ createCareerWizard }) => connected(createCareerWizard()),
      'page',
    ),
    coursesMenu,
    /** Leaves an address for the newsletter; the form that asked for it says what became of it. */
    subscribe: async (values: NewsletterValues) => (await newsletter()).subscribe(values),
    giveBackAddress(form: SubmissionActor<NewsletterValues>) {
      const left = new AbortController()
      void newsletter().then(({ giveBack }) => {
        if (!left.signal.aborted) left.signal.addEventListener('abort', giveBack(form))
      })
      return () => left.abort()
    },
    /** Starts the actors in the state that was prerendered; never called while prerendering. */
    start() {
      theme.start()
      nav.start()
      document.addEventListener('pointermove', reach)
      document.addEventListener('focusin', reach)
    },
    /** Takes over what is stored. Called after hydration, so that the first frame is the prerendered one. */
    connect(router: AnyRouter) {
      const off = theme.on('theme.changed', ({ theme: chosen }) => {
        // Every colour of the page is worked out anew; by then another tab may have chosen another.
        afterPaint(() => showTheme(theme.getSnapshot().value))
        storage.write(storageKeys.theme, chosen)
      })
      const adopt = (value: unknown) => {
        const stored = isTheme(value) ? value : 'system'
        theme.send({ type: 'storage.changed', theme: stored })
        showTheme(stored)
      }
      adopt(storage.read(storageKeys.theme))
      const stopReading = readAhead([
        search.fetch,
        searchOverlay.fetch,
        fetchCoursesMenu,
        coursesMenu,
        fetchServicesMenu,
        toasts.fetch,
        newsletter.fetch,
        shortlist,
      ])
      const stopWatching = storage.watch(storageKeys.theme, adopt)
      // Whoever has not switched single keys on fetches nothing of them.
      if (storage.read(storageKeys.shortcuts))
        void import('./shortcuts').then(
          ({ shortcutsOf }) => shortcutsOf(router, openSearch),
          () => {},
        )
      if (import.meta.env.VITE_LEAD_ENDPOINT) {
        flushOutbox()
        addEventListener('online', flushOutbox)
      }
      const hasWorker =
        import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'off' && 'serviceWorker' in navigator
      // Nothing that a visitor is waiting for, and nothing they would miss.
      const stopWaiting = hasWorker ? afterBeginning(() => void siteUpdate(router).catch(() => {})) : () => {}
      return () => {
        stopWaiting()
        off.unsubscribe()
        stopReading()
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
  void import('./leads/leads').then(
    (leads) => leads.flushOutbox(),
    () => {},
  )
}

/** How long a visitor stays who only reads, in milliseconds. */
const A_WHILE = 10_000

/** Waits until the visitor has begun to use the page, and then for a moment in which nothing else is to be done. */
function afterBeginning(start: () => void) {
  const signs = ['pointerdown', 'keydown'] as const
  const stop = () => {
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, begin)
  }
  const begin = () => {
    stop()
    setTimeout(() => whenIdle(start), 1_000)
  }
  const timer = setTimeout(begin, A_WHILE)
  for (const sign of signs) addEventListener(sign, begin, { passive: true })
  return stop
}

/** The blocking script reads the same attribute's source before the first paint. */
function showTheme(theme: Theme) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}
