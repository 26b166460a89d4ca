import { useSelector } from '@xstate/react'
import { use } from 'react'
import type { CoursesMenuContent } from '~/data/site/coursesMenu.page'
import { coursesMenuLinks, viewAllInCategory } from '~/data/site/megaMenu'
import { type SiteNavActor, selectCategory } from '~/machines/siteNav.machine'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import styles from './NavMenu.module.css'

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
        {coursesMenuLinks.map(({ label, to }) => (
          <li key={to}>
            <Link href={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {shown && (
        <>
          <ul className={styles.categories} aria-label="Categories">
            {categories.map(({ id, title }) => (
              <li key={id} data-hue={id}>
                <button
                  type="button"
                  className={styles.category}
                  aria-pressed={id === shown.id}
                  onPointerEnter={({ pointerType }) => pointerType === 'mouse' && select(id)}
                  onFocus={() => select(id)}
                  onClick={() => select(id)}
                >
                  {title}
                  <Icon name="chevron-right" />
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.courses}>
            <h2 className={styles.title} aria-live="polite">
              {shown.title}
            </h2>
            <ul>
              {shown.courses.map(({ slug, title, level }) => (
                <li key={slug}>
                  <Link href={`/courses/${slug}`} className={styles.link}>
                    <span>{title}</span>
                    <span className={styles.level}>{level}</span>
                  </Link>
                </li>
              ))}
              <li>
                <Link href={`/categories/${shown.id}`} className={styles.all}>
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
