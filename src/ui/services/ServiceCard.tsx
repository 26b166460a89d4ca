import type { ServiceCard as Service } from '~/data/services/services.page'
import { Art } from '~/ui/kit/Art'
import { Badge } from '~/ui/kit/Badge'
import { ButtonLink } from '~/ui/kit/Button'
import { CheckList } from '~/ui/kit/CheckList'
import styles from './ServiceCard.module.css'

/** A service in a list, with at most four of its features (§9). */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <article className={styles.card} data-hue={service.hue} data-later>
      <Art name={`service-${service.slug}`} className={styles.art} />
      <div className={styles.body}>
        <p className={styles.over}>
          <span className={styles.category}>{service.category}</span>
          <Badge>{service.status}</Badge>
        </p>
        <h3 className={styles.title}>{service.title}</h3>
        <p className={styles.text}>{service.description}</p>
        <CheckList className={styles.features} items={service.features} />
        <p className={styles.action}>
          <ButtonLink {...service.link} variant="secondary" size="small">
            Learn more<span className="visually-hidden">: {service.title}</span>
          </ButtonLink>
        </p>
      </div>
    </article>
  )
}
