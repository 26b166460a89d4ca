import type { StudyingContent } from '~/data/help/help.page'
import styles from './DashboardPicture.module.css'

type Dashboard = StudyingContent['dashboards'][number]

/** Length of a full bar, in units of the picture. */
const FULL = 320
const ROW = 58
const HEAD = 62
const EDGE = 28

/** §2.6: a picture of the dashboard, drawn from data. To a screen reader it is one image with a text. */
export function DashboardPicture({ dashboard: { heading, alt, caption, rows } }: { dashboard: Dashboard }) {
  const height = HEAD + rows.length * ROW + EDGE / 2
  return (
    <figure className={styles.figure}>
      <div className={styles.screen}>
        <p className={styles.bar} aria-hidden="true">
          {heading}
        </p>
        <svg
          role="img"
          aria-label={alt}
          className={styles.picture}
          viewBox={`0 ${HEAD - EDGE} ${FULL + 2 * EDGE} ${height - HEAD + EDGE}`}
        >
          {rows.map(({ label, percent }, index) => {
            const top = HEAD + index * ROW
            return (
              <g key={label}>
                <text x={EDGE} y={top} className={styles.label}>
                  {label}
                </text>
                <rect x={EDGE} y={top + 12} width={FULL} height="14" rx="7" className={styles.track} />
                {percent > 0 && (
                  <rect
                    x={EDGE}
                    y={top + 12}
                    width={(FULL * percent) / 100}
                    height="14"
                    rx="7"
                    className={percent === 100 ? styles.done : styles.part}
                  />
                )}
              </g>
            )
          })}
        </svg>
      </div>
      <figcaption>
        <h3>{heading}</h3>
        <p>{caption}</p>
      </figcaption>
    </figure>
  )
}
