import type { ValuePreview } from 'machine-workbench/description/valuePreview'
import styles from './ValueTree.module.css'

/** What lies deeper is folded away, and found by the browser's own search in the page when it is opened. */
const OPEN_DEPTH = 2

function Part({ name, value, depth }: { name: string; value: ValuePreview; depth: number }) {
  if (value.kind === 'leaf' || value.parts.length === 0)
    return (
      <p className={styles.line}>
        <span className={styles.name}>{name}</span>{' '}
        <code>{value.kind === 'leaf' ? value.text : value.label || '{}'}</code>
      </p>
    )
  return (
    <details open={depth < OPEN_DEPTH}>
      <summary className={styles.line}>
        <span className={styles.name}>{name}</span> {value.label && <code>{value.label}</code>}
      </summary>
      <Parts value={value} depth={depth + 1} />
    </details>
  )
}

function Parts({ value, depth }: { value: Extract<ValuePreview, { kind: 'whole' }>; depth: number }) {
  return (
    <ul className={styles.parts}>
      {value.parts.map((part) => (
        <li key={part.name}>
          <Part name={part.name} value={part.value} depth={depth} />
        </li>
      ))}
      {value.left > 0 && <li className={styles.left}>{value.left} more not shown</li>}
    </ul>
  )
}

/** A value with its parts, as far as its preview goes. */
export function ValueTree({ value, empty }: { value: ValuePreview; empty: string }) {
  if (value.kind === 'leaf')
    return value.text === 'undefined' ? (
      <p className={styles.left}>{empty}</p>
    ) : (
      <p className={styles.line}>
        <code>{value.text}</code>
      </p>
    )
  if (value.parts.length === 0) return <p className={styles.left}>{empty}</p>
  return (
    <div className={styles.tree}>
      <Parts value={value} depth={0} />
    </div>
  )
}
