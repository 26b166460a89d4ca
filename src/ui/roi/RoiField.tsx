import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { RoiInput } from '~/data/tools/roi'
import { formatInput } from '~/data/tools/roiText'
import {
  type RoiCalculatorActor,
  selectProblem,
  selectSliderValue,
  selectText,
} from '~/machines/roiCalculator.machine'
import { Field } from '~/ui/kit/Field'
import field from '~/ui/kit/Field.module.css'
import { Slider } from '~/ui/kit/Slider'
import styles from './RoiField.module.css'
import { roiFieldId } from './roiFieldId'

const before: Readonly<Partial<Record<RoiInput['unit'], string>>> = { dollars: '$' }
const behind: Readonly<Partial<Record<RoiInput['unit'], string>>> = {
  hours: 'hours',
  percent: '%',
  people: 'people',
  months: 'months',
}

/** A number box and a slider with one label and one value. The box takes what a person would write (§5: any number). */
export function RoiField({ input, calculator }: { input: RoiInput; calculator: RoiCalculatorActor }) {
  const { field: name, label, unit, help, min, max, step } = input
  const select = useMemo(
    () => ({ text: selectText(name), value: selectSliderValue(name), problem: selectProblem(name) }),
    [name],
  )
  const text = useSelector(calculator, select.text)
  const value = useSelector(calculator, select.value)
  const problem = useSelector(calculator, select.problem)
  const id = roiFieldId(name)
  return (
    <Field label={label} hint={help} error={problem ?? undefined} id={id} className={styles.field}>
      {({ 'aria-describedby': words, ...ties }) => (
        <div className={styles.controls}>
          <div className={styles.box}>
            {before[unit] && <span aria-hidden="true">{before[unit]}</span>}
            <input
              {...ties}
              name={name}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              className={field.input}
              value={text}
              aria-describedby={`${words} ${id}-unit`}
              onChange={(event) =>
                calculator.send({ type: 'input.change', field: name, text: event.target.value })
              }
            />
            <span id={`${id}-unit`} className={before[unit] ? 'visually-hidden' : styles.unit}>
              {behind[unit] ?? 'Australian dollars'}
            </span>
          </div>
          <div className={styles.slider}>
            <Slider
              label={label}
              value={value}
              valueText={formatInput(input, value)}
              onChange={(next) => calculator.send({ type: 'slider.change', field: name, value: next })}
              min={min}
              max={max}
              step={step}
            />
            <div className={styles.bounds} aria-hidden="true">
              <span>{formatInput(input, min)}</span>
              <span>{formatInput(input, max)}</span>
            </div>
          </div>
        </div>
      )}
    </Field>
  )
}
