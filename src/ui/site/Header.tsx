import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { headerLinks } from '~/data/site/navigation'
import { MENU_BUTTON, type SiteNavActor, selectIsMenuOpen } from '~/machines/siteNav.machine'
import type { ThemeActor } from '~/machines/theme.machine'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import styles from './Header.module.css'
import { Logo } from './Logo'
import { MobileMenu } from './MobileMenu'
import { ThemeSwitch } from './ThemeSwitch'

/** The sticky bar. On a small screen its links move into a menu. */
export function Header({ nav, theme }: { nav: SiteNavActor; theme: ThemeActor }) {
  const isMenuOpen = useSelector(nav, selectIsMenuOpen)
  const menuButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const returned = nav.on('focus.return', ({ to }) => {
      if (to === MENU_BUTTON) menuButton.current?.focus()
    })
    const wide = matchMedia('(width >= 70rem)')
    const changed = () => nav.send({ type: 'viewport.changed', wide: wide.matches })
    wide.addEventListener('change', changed)
    return () => {
      returned.unsubscribe()
      wide.removeEventListener('change', changed)
    }
  }, [nav])

  return (
    <header className={styles.header} data-site>
      <div className={`page ${styles.bar}`}>
        <Link href="/" className={styles.home} aria-label="Lyrebird Learning, home">
          <Logo />
        </Link>
        <nav aria-label="Main" className={styles.nav}>
          <ul className={styles.links}>
            {headerLinks.map(({ label, to }) => (
              <li key={to}>
                <Link href={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <Link href="/search-demo" className={styles.tool} aria-label="Search">
            <Icon name="search" />
          </Link>
          <ThemeSwitch theme={theme} />
          <button
            ref={menuButton}
            type="button"
            className={styles.menuButton}
            aria-expanded={isMenuOpen}
            aria-controls="mobile-menu"
            onClick={() => nav.send({ type: isMenuOpen ? 'menu.close' : 'menu.open' })}
          >
            <Icon name={isMenuOpen ? 'close' : 'menu'} />
            Menu
          </button>
        </div>
      </div>
      <MobileMenu nav={nav} />
    </header>
  )
}
