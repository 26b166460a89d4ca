import type { ReactNode } from 'react'
import type { CoursesMenuContent } from '~/data/site/coursesMenu.page'
import type { SiteNavActor } from '~/machines/siteNav.machine'
import type { ThemeActor } from '~/machines/theme.machine'
import { Header } from './Header'
import { lazilyHydrated } from './lazyHydration'
import type { NewsletterPort } from './Newsletter'
import styles from './Shell.module.css'

const LazyFooter = lazilyHydrated(
  'src/ui/site/Footer.tsx',
  () => import('./Footer').then(({ Footer }) => Footer),
  'footer[data-site]',
)

/** What stands round every page. The live regions are there from the start, or their first words would be lost. */
export function Shell({
  nav,
  theme,
  coursesMenu,
  onSearch,
  hasResults,
  newsletter,
  dialogs,
  layers,
  children,
}: {
  nav: SiteNavActor
  theme: ThemeActor
  coursesMenu: () => Promise<CoursesMenuContent | null>
  onSearch: () => void
  /** Whether the page lists something, with the id `results` at its beginning. */
  hasResults: boolean
  newsletter: NewsletterPort
  dialogs: ReactNode
  /** What may lie over the page. A dialog neither hides it nor closes when it is used. */
  layers: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to main content
      </a>
      {hasResults && (
        <a href="#results" className={styles.skip}>
          Skip to results
        </a>
      )}
      <Header nav={nav} theme={theme} coursesMenu={coursesMenu} onSearch={onSearch} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <LazyFooter {...newsletter} />
      <div id="route-announcement" className="visually-hidden" aria-live="polite" />
      {dialogs}
      <div data-layers>
        {/* A dialog takes this along, see ui/kit/Dialog. */}
        <div id="layers">
          <div id="toasts-status" role="status" className="visually-hidden" />
          <div id="toasts-alert" role="alert" className="visually-hidden" />
          {layers}
        </div>
      </div>
    </>
  )
}
