import type { ReactNode } from 'react'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  value?: string
  /** Shown at the end of the row, such as the number of courses behind an option. */
  note?: ReactNode
}

export function Checkbox({ children, isSelected, onChange, value, note }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isSelected}
        value={value}
        onChange={({ target }) => onChange(target.checked)}
      />
      <svg viewBox="0 0 20 20" className={styles.tick} aria-hidden="true" focusable="false">
        <path d="M4 10.5l4.2 4.3L16.2 5.5" />
      </svg>
      <span>{children}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  )
}
