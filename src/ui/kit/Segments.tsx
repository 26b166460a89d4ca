import { Icon, type IconName } from './Icon'
import styles from './Segments.module.css'

interface Segment<Value extends string> {
  value: Value
  label: string
  /** Stands for the label where there is no room for words. */
  icon?: IconName
}

/** A few buttons in a row, of which one is pressed. */
export const Segments = <Value extends string>({
  label,
  isLabelShown = false,
  segments,
  value,
  onChoose,
}: {
  label: string
  isLabelShown?: boolean
  segments: readonly Segment<Value>[]
  value: Value
  onChoose: (value: Value) => void
}) => (
  <fieldset className={styles.segments}>
    <legend className={isLabelShown ? styles.legend : 'visually-hidden'}>{label}</legend>
    {segments.map((segment) => (
      <button
        key={segment.value}
        type="button"
        className={styles.segment}
        aria-pressed={segment.value === value}
        onClick={() => onChoose(segment.value)}
      >
        {segment.icon && <Icon name={segment.icon} />}
        <span className={styles.label}>{segment.label}</span>
      </button>
    ))}
  </fieldset>
)
