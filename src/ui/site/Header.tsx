import { useSelector } from '@xstate/react'
import { lazy, useEffect, useLayoutEffect, useRef } from 'react'
import { providerName } from '~/data/providerName'
import type { CoursesMenuContent } from '~/data/site/coursesMenu.page'
import { headerLinks, SITE_LINKS } from '~/data/site/navigation'
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

/** What sticks below the bar, and what is scrolled to, keeps clear of it, however many lines its text takes. */
function keepRoomFor(bar: HTMLElement) {
  const { style } = document.documentElement
  const isSticky = bar.parentElement && getComputedStyle(bar.parentElement).position === 'sticky'
  if (!isSticky) style.setProperty('--bar', '0px')
  else if (bar.offsetHeight > Number.parseFloat(getComputedStyle(bar).minBlockSize) + 1)
    style.setProperty('--bar', `${bar.offsetHeight}px`)
  else style.removeProperty('--bar')
}

/** The sticky bar. Where its links find no room they move into a menu. */
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
  const header = useRef<HTMLElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const returned = nav.on('focus.return', ({ to }) => {
      if (to === MENU_BUTTON) menuButton.current?.focus()
      // A menu that a resting mouse opened takes no focus away from the page.
      else if (header.current?.contains(document.activeElement))
        document.getElementById(`menu-${to}-button`)?.focus()
    })
    return () => returned.unsubscribe()
  }, [nav])

  useLayoutEffect(() => {
    const [box, button] = [bar.current, menuButton.current]
    if (!box || !button) return
    let wide: boolean | undefined
    // What is hidden may lose the focus before the bar is measured.
    let held: EventTarget | null = null
    const hold = ({ type, target }: FocusEvent) => {
      if (type === 'focusin') held = target
      else if (target instanceof Element && target.checkVisibility()) held = null
    }
    const { current: place } = header
    place?.addEventListener('focusin', hold)
    place?.addEventListener('focusout', hold)
    // The bar gives way to its text: a larger letter turns its links into a menu as a narrower window does.
    const watch = new ResizeObserver(() => {
      const wasWide = wide
      wide = getComputedStyle(button).display === 'none'
      keepRoomFor(box)
      if (wasWide === undefined || wasWide === wide) return
      const isLost = held instanceof Element && !(box.contains(held) && held.checkVisibility())
      nav.send({ type: 'viewport.changed', wide })
      // Who was on what has no room now goes on with what stands in its place.
      if (isLost) (wide ? box.querySelector<HTMLElement>('nav a') : button)?.focus()
    })
    watch.observe(box)
    return () => {
      watch.disconnect()
      place?.removeEventListener('focusin', hold)
      place?.removeEventListener('focusout', hold)
    }
  }, [nav])

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key === 'Escape') {
        if (hearsEscape) nav.send({ type: 'escape.press' })
      } else if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) {
        event.preventDefault()
        onSearch()
      }
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [nav, hearsEscape, onSearch])

  useEffect(() => {
    if (openMenu === null) return
    const pointed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !header.current?.contains(target)) nav.send({ type: 'outside.press' })
    }
    document.addEventListener('pointerdown', pointed)
    return () => document.removeEventListener('pointerdown', pointed)
  }, [nav, openMenu])

  return (
    <header ref={header} className={styles.header} data-site>
      <div ref={bar} className={`page ${styles.bar}`}>
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
            aria-keyshortcuts="Control+K Meta+K"
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
          <a href={`#${SITE_LINKS}`} className={styles.menuButton} data-without-script="">
            Menu
          </a>
        </div>
      </div>
      <MobileMenu nav={nav} theme={theme} />
    </header>
  )
}
