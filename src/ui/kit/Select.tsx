import { Field, type FieldProps } from './Field'
import styles from './Field.module.css'

interface Option {
  value: string
  label: string
}

/** Options under a heading. */
interface OptionGroup {
  label: string
  options: readonly Option[]
}

export interface SelectProps extends FieldProps {
  name: string
  value: string
  onChange: (value: string) => void
  options: readonly (Option | OptionGroup)[]
}

const OptionItem = ({ value, label }: Option) => <option value={value}>{label}</option>

/** The browser's own select: best on a phone, typed into on a desktop, and it costs no script. */
export const Select = ({ name, value, onChange, options, ...field }: SelectProps) => (
  <Field {...field}>
    {(ties) => (
      <select
        {...ties}
        name={name}
        value={value}
        // Whoever holds the value knows it better than a browser that brings back an older one.
        autoComplete="off"
        className={`${styles.input} ${styles.select}`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((one) =>
          'options' in one ? (
            <optgroup key={one.label} label={one.label}>
              {one.options.map((option) => (
                <OptionItem key={option.value} {...option} />
              ))}
            </optgroup>
          ) : (
            <OptionItem key={one.value} {...one} />
          ),
        )}
      </select>
    )}
  </Field>
)
