import type { LabelledLink } from '~/data/site/links'
import { ActionLink } from '~/ui/kit/Button'
import styles from './DifferenceBanner.module.css'

/** §2.26. */
export function DifferenceBanner({
  banner: { heading, points, action },
}: {
  banner: {
    heading: string
    points: readonly { heading: string; text: string }[]
    action: LabelledLink
  }
}) {
  return (
    <section className={styles.banner} aria-labelledby="difference">
      <div className={`page ${styles.inside}`}>
        <h2 id="difference" className={styles.title}>
          {heading}
        </h2>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.heading}>
              <h3>{point.heading}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
        <p>
          <ActionLink action={action} />
        </p>
      </div>
    </section>
  )
}
