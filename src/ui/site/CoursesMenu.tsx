import { useSelector } from '@xstate/react'
import { type KeyboardEvent, use } from 'react'
import type { CoursesMenuContent } from '~/data/site/coursesMenu.page'
import { coursesMenuLinks, viewAllInCategory } from '~/data/site/megaMenu'
import { type SiteNavActor, selectCategory } from '~/machines/siteNav.machine'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import { LinkItems } from '~/ui/kit/LinkItems'
import styles from './NavMenu.module.css'

const PANEL = 'menu-courses-of-category'
const tabId = (category: string) => `menu-category-${category}`

/** How far each key moves within the list of categories; it goes round at its ends. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = steps[event.key]
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex((tab) => tab.matches(':focus'))
  if (!step || at < 0) return
  event.preventDefault()
  tabs[step(at, tabs.length)]?.focus()
}

/** §2.29: categories that are selected by pointing, focus or press, each with its most popular courses. */
// biome-ignore lint/style/noDefaultExport: loaded when the menu is first opened, and React.lazy wants a default
export default function CoursesMenu({
  nav,
  load,
}: {
  nav: SiteNavActor
  /** Gives the same promise each time. Null where the list could not be fetched: the links remain. */
  load: () => Promise<CoursesMenuContent | null>
}) {
  const menu = use(load())
  const selected = useSelector(nav, selectCategory)
  const categories = menu?.categories ?? []
  const shown = categories.find(({ id }) => id === selected) ?? categories[0]
  const select = (category: string) => nav.send({ type: 'category.select', category })

  return (
    <div className={`page ${styles.columns}`}>
      <ul className={styles.links}>
        <LinkItems links={coursesMenuLinks} className={styles.link} />
      </ul>
      {shown && (
        <>
          <div role="tablist" aria-label="Categories" aria-orientation="vertical" onKeyDown={moveFocus}>
            {categories.map(({ id, title }) => (
              <button
                key={id}
                type="button"
                role="tab"
                id={tabId(id)}
                aria-selected={id === shown.id}
                aria-controls={PANEL}
                // One stop for all: Tab leads on to the courses of the category selected, arrow keys to another one.
                tabIndex={id === shown.id ? 0 : -1}
                data-hue={id}
                className={styles.category}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && select(id)}
                onFocus={() => select(id)}
                onClick={() => select(id)}
              >
                {title}
                <Icon name="chevron-right" />
              </button>
            ))}
          </div>
          <div role="tabpanel" id={PANEL} aria-labelledby={tabId(shown.id)} className={styles.courses}>
            <h2 className={styles.title}>{shown.title}</h2>
            <ul>
              {shown.courses.map(({ slug, title, level }) => (
                <li key={slug}>
                  <Link to="/courses/$course" params={{ course: slug }} className={styles.link}>
                    <span>{title}</span>
                    <span className={styles.level}>{level}</span>
                  </Link>
                </li>
              ))}
              <li>
                <Link to="/categories/$category" params={{ category: shown.id }} className={styles.all}>
                  {viewAllInCategory(shown.title)}
                </Link>
              </li>
            </ul>
          </div>
        </>
      )}
    </div>
  )
}
