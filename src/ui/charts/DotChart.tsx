import styles from './DotChart.module.css'

/** A hundred dots, one for each of a hundred people. */
const COLUMNS = 20
const ROWS = 5
const CELL = 10
const RADIUS = 3.7

interface Share {
  label: string
  /** Of a hundred. */
  value: number
}

const dot = (index: number) => {
  const x = Math.floor(index / ROWS) * CELL + CELL / 2
  const y = (index % ROWS) * CELL + CELL / 2
  return `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`
}

const dots = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => dot(from + index)).join('')

/** Two shares of a hundred people: full dots and rings, so that no colour is needed to tell them apart. */
export function DotChart({ first, second }: { first: Share; second: Share }) {
  const count = Math.round(first.value)
  return (
    <div className={styles.chart}>
      <svg
        viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
        className={styles.dots}
        aria-hidden="true"
        focusable="false"
      >
        <path d={dots(0, count)} className={styles.full} />
        <path d={dots(count, COLUMNS * ROWS)} className={styles.ring} />
      </svg>
      <div className={styles.legend}>
        <Key share={first} className={styles.full} />
        <Key share={second} className={styles.ring} />
      </div>
    </div>
  )
}

function Key({ share, className }: { share: Share; className: string | undefined }) {
  return (
    <p className={styles.key}>
      <svg viewBox={`0 0 ${CELL} ${CELL}`} className={styles.sample} aria-hidden="true" focusable="false">
        <path d={dot(0)} className={className} />
      </svg>
      <span>{share.label}</span>
      <span className={styles.value}>{share.value}%</span>
    </p>
  )
}
