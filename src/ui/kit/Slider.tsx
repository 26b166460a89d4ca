import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import styles from './Slider.module.css'

/** One value on a track. The caller puts the same value into a number box beside it; both share one label. */
export function Slider({
  labelledBy,
  value,
  onChange,
  min,
  max,
  step,
  format,
}: {
  /** Id of the label that the number box uses too. */
  labelledBy: string
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
        aria-labelledby={labelledBy}
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
