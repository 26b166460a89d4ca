import type { IconName } from '~/ui/art/icons'
import styles from './Icon.module.css'

export type { IconName }

/** A picture from the symbols that every document holds. It is always decorative: words stand beside it or name it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={[styles.icon, className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#icon-${name}`} />
    </svg>
  )
}
