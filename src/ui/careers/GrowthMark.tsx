import type { GrowthLabel } from '~/data/careers/career'
import { formatChange } from '~/data/careers/figures'
import styles from './GrowthMark.module.css'

/** Growth in words, with a bar for each step, so that nobody needs the colour. */
const steps: Readonly<Record<GrowthLabel, number>> = {
  'Strong growth': 3,
  'Moderate growth': 2,
  Stable: 1,
  Declining: 0,
}

export function GrowthMark({ label, percent }: { label: GrowthLabel; percent: number }) {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 20 16" className={styles.bars} aria-hidden="true" focusable="false">
        {[0, 1, 2].map((step) => (
          <rect
            key={step}
            x={1 + step * 6.5}
            y={10 - step * 4.5}
            width="5"
            height={5 + step * 4.5}
            rx="1"
            className={step < steps[label] ? styles.on : styles.off}
          />
        ))}
      </svg>
      {label}, {formatChange(percent)}
    </span>
  )
}
