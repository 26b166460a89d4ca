import type { ReactNode } from 'react'
import styles from './Results.module.css'

/** What a list has come to: the place to go on from when a control has gone with what it did. How many there are says itself. */
export const Results = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
  <div id="results" role="group" aria-label="Results" tabIndex={-1} className={styles.results}>
    {children}
  </div>
)

export const focusOnResults = () => document.getElementById('results')?.focus({ preventScroll: true })
