import type { HTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field'
import styles from './Field.module.css'

export interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  name: string
  type?: 'text' | 'email' | 'tel' | 'search' | 'date'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  maxLength?: number
  required?: boolean
  multiline?: boolean
}

/** A labelled text box. The value lives in a machine; nothing is checked before the form is submitted. */
export function TextField({
  label,
  error,
  hint,
  optional,
  id,
  onChange,
  multiline = false,
  type = 'text',
  inputMode,
  ...rest
}: TextFieldProps) {
  const shared = {
    ...rest,
    className: styles.input,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <Field label={label} error={error} hint={hint} optional={optional} id={id}>
      {(ties) =>
        multiline ? (
          <textarea {...ties} {...shared} />
        ) : (
          <input {...ties} {...shared} type={type} inputMode={inputMode} />
        )
      }
    </Field>
  )
}
