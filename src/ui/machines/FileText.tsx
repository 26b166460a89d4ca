import type { ReactNode, Ref } from 'react'
import styles from './FileText.module.css'

/** The text of a file, in a region of its own that scrolls. */
export const FileText = ({
  label,
  ref,
  children,
}: {
  label: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}) => (
  <section
    ref={ref}
    className={styles.text}
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    tabIndex={0}
  >
    <pre>
      <code>{children}</code>
    </pre>
  </section>
)
