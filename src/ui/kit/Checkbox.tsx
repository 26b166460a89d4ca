import type { ReactNode } from 'react'
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'className' | 'children' | 'style'> {
  children: ReactNode
  /** Shown at the end of the row, such as the number of courses behind an option. */
  note?: ReactNode
}

export function Checkbox({ children, note, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className={styles.checkbox ?? ''}>
      <span className={styles.box} aria-hidden="true">
        <svg viewBox="0 0 20 20" className={styles.tick} aria-hidden="true" focusable="false">
          <path d="M4 10.5l4.2 4.3L16.2 5.5" />
        </svg>
      </span>
      <span className={styles.label}>{children}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </AriaCheckbox>
  )
}
