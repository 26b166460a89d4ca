import { Field, type FieldProps } from './Field'
import styles from './Field.module.css'

export interface SelectProps extends FieldProps {
  name: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

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
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
