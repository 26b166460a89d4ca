import styles from './Slider.module.css'

/** One value on a track. The caller puts the same value into a number box beside it; both share one name. */
export function Slider({
  label,
  value,
  valueText,
  onChange,
  min,
  max,
  step,
}: {
  /** The words of the number box's label, which belongs to the box. */
  label: string
  value: number
  /** The value with its unit, as it is spoken. */
  valueText: string
  onChange: (value: number) => void
  min: number
  max: number
  step: number
}) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      // Before the value, which the browser moves between them.
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      className={styles.slider}
    />
  )
}
