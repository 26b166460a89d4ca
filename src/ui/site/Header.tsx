import { useSelector } from '@xstate/react'
import { lazy, useEffect, useLayoutEffect, useRef } from 'react'
import { providerName } from '~/data/providerName'
import type { CoursesMenuContent } from '~/data/site/coursesMenu.page'
import { headerLinks } from '~/data/site/navigation'
import {
  MENU_BUTTON,
  type SiteNavActor,
  selectHearsEscape,
  selectIsMenuOpen,
  selectOpenMenu,
} from '~/machines/siteNav.machine'
import type { ThemeActor } from '~/machines/theme.machine'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import styles from './Header.module.css'
import { Logo } from './Logo'
import { MobileMenu } from './MobileMenu'
import { fetchCoursesMenu, fetchServicesMenu } from './menus'
import { NavItem } from './NavItem'
import { ThemeSwitch } from './ThemeSwitch'
import { untilItArrives } from './untilItArrives'

const CoursesMenu = lazy(untilItArrives('part', fetchCoursesMenu))
const ServicesMenu = lazy(untilItArrives('part', fetchServicesMenu))

/** The sticky bar. On a small screen its links move into a menu. */
export function Header({
  nav,
  theme,
  coursesMenu,
  onSearch,
}: {
  nav: SiteNavActor
  theme: ThemeActor
  /** Fetches what the Courses menu lists; asked when the menu is first opened. */
  coursesMenu: () => Promise<CoursesMenuContent | null>
  /** Lays the search over the page. */
  onSearch: () => void
}) {
  const isMenuOpen = useSelector(nav, selectIsMenuOpen)
  const openMenu = useSelector(nav, selectOpenMenu)
  const hearsEscape = useSelector(nav, selectHearsEscape)
  const bar = useRef<HTMLElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const returned = nav.on('focus.return', ({ to }) => {
      if (to === MENU_BUTTON) menuButton.current?.focus()
      // A menu that a resting mouse opened takes no focus away from the page.
      else if (bar.current?.contains(document.activeElement))
        document.getElementById(`menu-${to}-button`)?.focus()
    })
    const wide = matchMedia('(width >= 80rem)')
    const changed = () => nav.send({ type: 'viewport.changed', wide: wide.matches })
    wide.addEventListener('change', changed)
    return () => {
      returned.unsubscribe()
      wide.removeEventListener('change', changed)
    }
  }, [nav])

  useEffect(() => {
    if (!hearsEscape) return
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') nav.send({ type: 'escape.press' })
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [nav, hearsEscape])

  useEffect(() => {
    if (openMenu === null) return
    const pointed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) nav.send({ type: 'outside.press' })
    }
    document.addEventListener('pointerdown', pointed)
    return () => document.removeEventListener('pointerdown', pointed)
  }, [nav, openMenu])

  return (
    <header ref={bar} className={styles.header} data-site>
      <div className={`page ${styles.bar}`}>
        <Link to="/" className={styles.home} aria-label={`${providerName}, home`}>
          <Logo />
        </Link>
        <nav aria-label="Main" className={styles.nav}>
          <ul className={styles.links}>
            {headerLinks.map(({ label, link, menu }) =>
              menu ? (
                <NavItem key={label} nav={nav} menu={menu} label={label} link={link}>
                  {menu === 'courses' ? <CoursesMenu nav={nav} load={coursesMenu} /> : <ServicesMenu />}
                </NavItem>
              ) : (
                <li key={label}>
                  <Link {...link} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className={styles.tools}>
          <Link
            to="/search-demo"
            className={styles.tool}
            aria-label="Search"
            data-tooltip
            onClick={(event) => {
              const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
              if (opensElsewhere) return
              event.preventDefault()
              onSearch()
            }}
          >
            <Icon name="search" />
          </Link>
          <Link to="/shortlist" className={styles.tool} data-tooltip>
            <Icon name="bookmark" />
            <span className="visually-hidden">Shortlist</span>
            <span className={styles.saved} />
          </Link>
          <span className={styles.wideOnly}>
            <ThemeSwitch theme={theme} />
          </span>
          <button
            ref={menuButton}
            type="button"
            className={styles.menuButton}
            aria-expanded={isMenuOpen}
            aria-controls="mobile-menu"
            onClick={() => afterPaint(() => nav.send({ type: isMenuOpen ? 'menu.close' : 'menu.open' }))}
          >
            <Icon name={isMenuOpen ? 'close' : 'menu'} />
            Menu
          </button>
        </div>
      </div>
      <MobileMenu nav={nav} theme={theme} />
    </header>
  )
}
