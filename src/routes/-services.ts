import type { AnyRouter } from '@tanstack/react-router'
import { createActor } from 'xstate'
import type { CoursesMenuContent } from '~/data/site/coursesMenu.page'
import type { ToastPresetName } from '~/data/site/toastPresets'
import { siteNavMachine } from '~/machines/siteNav.machine'
import { type Theme, themeMachine, themes } from '~/machines/theme.machine'
import type { ToastMessage } from '~/machines/toast.machine'
import { answerFirst } from '~/ui/kit/nextTask'
import { retrievingScript } from '~/ui/site/retrievingScript'
import type { CareerWizardService } from './-careerWizard'
import type { ComparisonService } from './-comparison'
import type { LoadPage } from './-context'
import type { CourseFinderService } from './-courseFinder'
import type { SearchService } from './-search'
import type { SearchOverlayService } from './-searchOverlay'
import { storage, storageKeys } from './-storage'

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

/** The actors that outlive a page. Made once per browser tab, and once per address while prerendering. */
export function createSiteServices() {
  const theme = createActor(themeMachine)
  const nav = createActor(siteNavMachine)
  const comparisonScript = retrievingScript(() => import('./-comparison'))
  const courseFinderScript = retrievingScript(() => import('./-courseFinder'))
  const careerWizardScript = retrievingScript(() => import('./-careerWizard'))
  let comparison: ComparisonService | undefined
  let coursesMenu: Promise<CoursesMenuContent | null> | undefined
  let courseFinder: CourseFinderService | undefined
  let careerWizard: CareerWizardService | undefined
  const searchScript = retrievingScript(() => import('./-search'))
  const overlayScript = retrievingScript(() => import('./-searchOverlay'))
  let search: SearchService | undefined
  let overlay: SearchOverlayService | undefined

  /** The search of this tab; what it searches in is fetched when something is first searched. */
  async function searching(loadPage: LoadPage) {
    const { createSearch } = await searchScript()
    search ??= createSearch(loadPage)
    return search
  }

  return {
    theme,
    nav,
    search: searching,
    /** Lays the search over the page. Where its script cannot be fetched, the search has a page of its own. */
    async openSearch(loadPage: LoadPage, router: AnyRouter) {
      try {
        const [{ createSearchOverlay }, ready] = await Promise.all([overlayScript(), searching(loadPage)])
        overlay ??= createSearchOverlay(ready, router)
        overlay.open()
      } catch {
        await router.navigate({ href: '/search-demo' })
      }
    },
    /** Starts the actors in the state that was prerendered; never called while prerendering. */
    start() {
      theme.start()
      nav.start()
      document.addEventListener('pointermove', showTooltip)
      document.addEventListener('focusin', showTooltip)
    },
    /** Takes over what is stored. Called after hydration, so that the first frame is the prerendered one. */
    connect() {
      const told = theme.on('theme.changed', ({ theme: chosen }) => {
        // Every colour of the page is worked out anew.
        answerFirst(() => showTheme(chosen))
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
        told.unsubscribe()
        stopWatching()
        removeEventListener('online', flushOutbox)
      }
    },
    /** The comparison, made when a page first needs it: most visits never do. */
    async comparison(known: readonly number[]) {
      const { createComparison } = await comparisonScript()
      if (!comparison) {
        comparison = createComparison(known)
        if (!import.meta.env.SSR) comparison.connect()
      }
      return comparison
    },
    /** The course finder, made when its page is first opened. */
    async courseFinder() {
      const { createCourseFinder } = await courseFinderScript()
      if (!courseFinder) {
        courseFinder = createCourseFinder()
        if (!import.meta.env.SSR) courseFinder.connect()
      }
      return courseFinder
    },
    /** The career wizard, made when its page is first opened. */
    async careerWizard() {
      const { createCareerWizard } = await careerWizardScript()
      if (!careerWizard) {
        careerWizard = createCareerWizard()
        if (!import.meta.env.SSR) careerWizard.connect()
      }
      return careerWizard
    },
    /** What the Courses menu lists, fetched once; a failure is forgotten, so that the next opening tries again. */
    coursesMenu(loadPage: LoadPage) {
      coursesMenu ??= loadPage('coursesMenu').then(
        (page) => page?.content ?? null,
        () => {
          coursesMenu = undefined
          return null
        },
      )
      return coursesMenu
    },
    /** Shows a toast. Whatever draws it is fetched with the first one. */
    notify(preset: ToastPresetName, message: ToastMessage) {
      void import('./-toasts').then(({ notify }) => notify(preset, message))
    },
    /** §7: the newsletter is handled on the device and answered with a toast. */
    subscribe(email: string) {
      void import('./-leads').then(({ subscribeToNewsletter }) => subscribeToNewsletter(email))
    },
  }
}
export type SiteServices = ReturnType<typeof createSiteServices>

let attend: ((event: Event) => void) | undefined

/**
 * Whatever draws tooltips is fetched when a control that has one is first reached; a tap, which gives it the focus as
 * well, is no reason. Without it nothing is missing.
 */
function showTooltip(event: Event) {
  const reached = `[data-tooltip]${event.type === 'focusin' ? ':focus-visible' : ''}`
  // An import takes its time even when the script is there, and an event that comes late may have been overtaken.
  if (attend) attend(event)
  else if (event.target instanceof Element && event.target.closest(reached))
    void import('./-tooltips').then(
      (tooltips) => {
        attend = tooltips.attend
        attend(event)
      },
      () => {},
    )
}

/** Sends what an earlier visit could not send; without such leads nothing is fetched. */
function flushOutbox() {
  if (storage.read(storageKeys.outbox) === undefined) return
  void import('./-leads').then((leads) => leads.flushOutbox())
}

/** The blocking script reads the same attribute's source before the first paint. */
function showTheme(theme: Theme) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}
