import { CatchBoundary } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useRef } from 'react'
import type { SiteLink } from '~/data/site/links'
import { type MenuName, type SiteNavActor, selectOpenMenu } from '~/machines/siteNav.machine'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import styles from './Header.module.css'

/**
 * A link of the bar with a menu below it. The link leads to the overview without any script; the button beside it is
 * a disclosure. A resting mouse opens the menu too; focus alone never does.
 */
export function NavItem({
  nav,
  menu,
  label,
  link,
  children,
}: {
  nav: SiteNavActor
  menu: MenuName
  label: string
  link: SiteLink
  children: ReactNode
}) {
  const isOpen = useSelector(nav, selectOpenMenu) === menu
  const item = useRef<HTMLLIElement>(null)
  const panelId = `menu-${menu}`
  return (
    <li
      ref={item}
      className={styles.item}
      onPointerEnter={({ pointerType }) => nav.send({ type: 'pointer.enter', menu, pointerType })}
      onPointerLeave={() => nav.send({ type: 'pointer.leave' })}
      onBlur={({ relatedTarget }) => {
        if (isOpen && relatedTarget && !item.current?.contains(relatedTarget))
          nav.send({ type: 'focus.left' })
      }}
    >
      <Link {...link} className={styles.link}>
        {label}
      </Link>
      <button
        type="button"
        id={`${panelId}-button`}
        className={styles.toggle}
        aria-label={`${label} menu`}
        data-tooltip
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => nav.send({ type: 'menu.toggle', menu })}
      >
        <Icon name="chevron-down" />
      </button>
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        {isOpen && (
          // A menu that cannot be drawn leaves the link beside it.
          <CatchBoundary getResetKey={() => menu} errorComponent={() => null} onCatch={console.error}>
            <Suspense fallback={<p className="page">Loading the menu</p>}>{children}</Suspense>
          </CatchBoundary>
        )}
      </div>
    </li>
  )
}
