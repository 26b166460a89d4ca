import type { Ref } from 'react'
import styles from './ErrorSummary.module.css'

/** All problems at once at the top of a form, each a link to its field, in the words that stand beside the field. */
export function ErrorSummary({
  problems,
  idOf,
  ref,
}: {
  problems: readonly { field: string; message: string }[]
  idOf: (field: string) => string
  ref: Ref<HTMLDivElement>
}) {
  if (problems.length === 0) return null
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      <h3 className={styles.title}>There is a problem</h3>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(idOf(field))?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
