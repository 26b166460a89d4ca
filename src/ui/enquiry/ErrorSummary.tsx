import { type Ref, useId } from 'react'
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
  const id = useId()
  if (problems.length === 0) return null
  return (
    // The focus comes here, and what has the focus is read out: an alert as well would say all of it again.
    // biome-ignore lint/a11y/useSemanticElements: what a form says of its fields, not a set of fields
    <div
      ref={ref}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-problems`}
      tabIndex={-1}
      className={styles.summary}
    >
      <h3 id={`${id}-title`} className={styles.title}>
        There is a problem
      </h3>
      <ul id={`${id}-problems`}>
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
