import { type HTMLAttributes, type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon'

export interface TextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  name: string
  /** Sentence that says what is wrong. */
  error?: string | undefined
  hint?: ReactNode
  type?: 'text' | 'email' | 'tel' | 'search' | 'date'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  maxLength?: number
  required?: boolean
  /** Says "(optional)" in the label; required fields stay unmarked. */
  optional?: boolean
  multiline?: boolean
  hideLabel?: boolean
  id?: string
  onBlur?: () => void
}

/** A labelled text box. The value lives in a machine; nothing is checked before the form is submitted. */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  optional = false,
  multiline = false,
  hideLabel = false,
  id,
  type = 'text',
  required = false,
  inputMode,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const describedBy = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ')
  const shared = {
    ...rest,
    id: inputId,
    value,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
  return (
    <div className={[styles.field, error && styles.invalid].filter(Boolean).join(' ')}>
      <label htmlFor={inputId} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <span id={`${inputId}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${inputId}-error`} className={styles.error}>
          <Icon name="warning" />
          {error}
        </span>
      )}
      {multiline ? (
        <textarea {...shared} className={styles.input} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...shared}
          type={type}
          inputMode={inputMode}
          className={styles.input}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  )
}
