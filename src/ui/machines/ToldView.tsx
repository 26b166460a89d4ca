import type { Told } from '~/data/machines/tell'
import styles from './ToldView.module.css'

/** What lies deeper is folded away, and found by the browser's own search in the page when it is opened. */
const OPEN_DEPTH = 2

function Part({ name, value, depth }: { name: string; value: Told; depth: number }) {
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
      <Parts told={value} depth={depth + 1} />
    </details>
  )
}

function Parts({ told, depth }: { told: Extract<Told, { kind: 'whole' }>; depth: number }) {
  return (
    <ul className={styles.parts}>
      {told.parts.map(({ name, value }) => (
        <li key={name}>
          <Part name={name} value={value} depth={depth} />
        </li>
      ))}
      {told.left > 0 && <li className={styles.left}>{told.left} more not shown</li>}
    </ul>
  )
}

/** A value with its parts, as far as it was told. */
export function ToldView({ told, empty }: { told: Told; empty: string }) {
  if (told.kind === 'leaf')
    return told.text === 'undefined' ? (
      <p className={styles.left}>{empty}</p>
    ) : (
      <p className={styles.line}>
        <code>{told.text}</code>
      </p>
    )
  if (told.parts.length === 0) return <p className={styles.left}>{empty}</p>
  return (
    <div className={styles.told}>
      <Parts told={told} depth={0} />
    </div>
  )
}
