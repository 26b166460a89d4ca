import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon'

export interface FieldProps {
  label: ReactNode
  /** Hides the label where what stands around the control says the same. */
  isLabelHidden?: boolean | undefined
  /** Sentence that says what is wrong. */
  error?: string | undefined
  hint?: ReactNode
  /** Says "(optional)" in the label; required fields stay unmarked. */
  optional?: boolean | undefined
  id?: string | undefined
}

/** What ties a control to its label, its hint and its error. */
interface Ties {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A control with its words above it: the label, a hint, and what is wrong. */
export function Field({
  label,
  isLabelHidden = false,
  error,
  hint,
  optional = false,
  id,
  className,
  children,
}: FieldProps & { className?: string | undefined; children: (ties: Ties) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  return (
    <div className={[styles.field, className, error && styles.invalid].filter(Boolean).join(' ')}>
      <label htmlFor={controlId} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <span id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${controlId}-error`} className={styles.error}>
          <Icon name="warning" />
          {error}
        </span>
      )}
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
    </div>
  )
}
