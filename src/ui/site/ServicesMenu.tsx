import { servicesMenu } from '~/data/site/navigation'
import { Link } from '~/ui/kit/Link'
import { LinkItems } from '~/ui/kit/LinkItems'
import styles from './NavMenu.module.css'

/** §2.29: the seven service routes. */
// biome-ignore lint/style/noDefaultExport: loaded when the menu is first opened, and React.lazy wants a default
export default function ServicesMenu() {
  return (
    <div className={`page ${styles.services}`}>
      <ul className={styles.grid}>
        <li>
          <Link to="/services" className={styles.link}>
            All services
          </Link>
        </li>
        <LinkItems links={servicesMenu} className={styles.link} />
      </ul>
    </div>
  )
}
