import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { headerLinks, servicesMenu } from '~/data/site/navigation'
import { type SiteNavActor, selectIsMenuOpen, selectSection } from '~/machines/siteNav.machine'
import type { ThemeActor } from '~/machines/theme.machine'
import { Icon } from '~/ui/kit/Icon'
import { LinkItems } from '~/ui/kit/LinkItems'
import styles from './MobileMenu.module.css'
import { ThemeSwitch } from './ThemeSwitch'

const SERVICES = 'services'

/** The small screen's menu: a disclosure right after its button in reading order, not a dialog. */
export function MobileMenu({ nav, theme }: { nav: SiteNavActor; theme: ThemeActor }) {
  const isOpen = useSelector(nav, selectIsMenuOpen)
  const section = useSelector(nav, selectSection)
  const sectionButton = useRef<HTMLButtonElement>(null)
  const backButton = useRef<HTMLButtonElement>(null)
  const shownSection = useRef(section)

  useEffect(() => {
    // The button that was pressed has gone with its list; the focus would fall out of the menu with it.
    if (isOpen && section !== shownSection.current) (section ? backButton : sectionButton).current?.focus()
    shownSection.current = section
  }, [isOpen, section])

  return (
    <nav id="mobile-menu" aria-label="Menu" hidden={!isOpen} className={styles.menu}>
      {isOpen && section === null && (
        <ul className={styles.list}>
          <LinkItems links={headerLinks} className={styles.link} />
          <li>
            <button
              ref={sectionButton}
              type="button"
              className={styles.link}
              onClick={() => nav.send({ type: 'section.open', section: SERVICES })}
            >
              All services
              <Icon name="chevron-right" />
            </button>
          </li>
          <li className={styles.theme}>
            Colours
            <ThemeSwitch theme={theme} />
          </li>
        </ul>
      )}
      {isOpen && section === SERVICES && (
        <>
          <button
            ref={backButton}
            type="button"
            className={styles.back}
            onClick={() => nav.send({ type: 'section.back' })}
          >
            <Icon name="arrow-left" />
            Back to the menu
          </button>
          <ul className={styles.list}>
            <LinkItems links={servicesMenu} className={styles.link} />
          </ul>
        </>
      )}
    </nav>
  )
}
