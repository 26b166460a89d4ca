import { type MarkedRange, piecesOf } from '~/data/search/marking'
import styles from './ResultList.module.css'

/** A text in which what was asked for is marked. */
export function MarkedText({ text, ranges }: { text: string; ranges: readonly MarkedRange[] }) {
  return piecesOf(text, ranges).map(({ text: piece, marked, at }) =>
    marked ? (
      <mark key={at} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
