import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup'
import styles from './RadioGroup.module.css'

interface Choice {
  value: string
  label: string
  description?: string
}

export interface RadioGroupProps extends Omit<AriaRadioGroupProps, 'className' | 'children' | 'style'> {
  label: ReactNode
  /** Hides the label where a heading right above says the same. */
  hideLabel?: boolean
  choices: readonly Choice[]
  /** `tiles` for a question with few large answers, `stack` where these are sentences, `rows` for a list. */
  layout?: 'rows' | 'tiles' | 'stack'
}

export function RadioGroup({
  label,
  hideLabel = false,
  choices,
  layout = 'rows',
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup {...props} className={styles.group ?? ''}>
      <Label className={hideLabel ? 'visually-hidden' : (styles.label ?? '')}>{label}</Label>
      <div className={styles[layout]}>
        {choices.map(({ value, label: text, description }) => (
          <AriaRadio
            key={value}
            value={value}
            className={(layout === 'rows' ? styles.row : styles.tile) ?? ''}
          >
            <span className={styles.dot} aria-hidden="true" />
            <span>
              <span className={styles.text}>{text}</span>
              {description && <span className={styles.description}>{description}</span>}
            </span>
          </AriaRadio>
        ))}
      </div>
    </AriaRadioGroup>
  )
}
