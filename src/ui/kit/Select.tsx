import { useId } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon'

export interface SelectProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  hideLabel?: boolean
  optional?: boolean
  error?: string | undefined
  hint?: string
  id?: string
}

/** The browser's own select: best on a phone, typed into on a desktop, and it costs no script. */
export function Select({
  label,
  value,
  onChange,
  options,
  hideLabel = false,
  optional = false,
  error,
  hint,
  id,
  name,
}: SelectProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  const describedBy = [hint && `${selectId}-hint`, error && `${selectId}-error`].filter(Boolean).join(' ')
  return (
    <div className={[styles.field, error && styles.invalid].filter(Boolean).join(' ')}>
      <label htmlFor={selectId} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <span id={`${selectId}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${selectId}-error`} className={styles.error}>
          <Icon name="warning" />
          {error}
        </span>
      )}
      <select
        id={selectId}
        name={name}
        value={value}
        className={`${styles.input} ${styles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
