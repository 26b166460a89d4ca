import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import styles from './Slider.module.css'

/** One value on a track. The caller puts the same value into a number box beside it; both share one name. */
export function Slider({
  label,
  value,
  onChange,
  min,
  max,
  step,
  format,
}: {
  /** The words of the number box's label: the thumb takes its name from here and would not follow a reference. */
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step: number
  format: Intl.NumberFormatOptions
}) {
  return (
    <I18nProvider locale="en-AU">
      <AriaSlider
        aria-label={label}
        value={value}
        onChange={(next) => onChange(Array.isArray(next) ? (next[0] ?? min) : next)}
        minValue={min}
        maxValue={max}
        step={step}
        formatOptions={format}
        className={styles.slider ?? ''}
      >
        <SliderTrack className={styles.track ?? ''}>
          <SliderThumb className={styles.thumb ?? ''} />
        </SliderTrack>
      </AriaSlider>
    </I18nProvider>
  )
}
