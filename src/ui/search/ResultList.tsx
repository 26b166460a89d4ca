import { useEffect } from 'react'
import { groupResults } from '~/data/search/grouping'
import type { SearchResult } from '~/data/search/searchEngine'
import { ANSWER } from '~/data/search/searchItem'
import { MarkedText } from './MarkedText'
import styles from './ResultList.module.css'

/** The id of an option, for the field that says which one is active. */
export const optionId = (listId: string, at: number) => `${listId}-${at}`

/** The list of a combobox: results in their groups. Focus stays in the field, so a press must not take it away. */
export function ResultList({
  id,
  results,
  highlight,
  onChoose,
}: {
  id: string
  results: readonly SearchResult[]
  /** Place of the highlighted result, or −1. */
  highlight: number
  onChoose: (at: number) => void
}) {
  useEffect(() => {
    if (highlight >= 0) document.getElementById(optionId(id, highlight))?.scrollIntoView({ block: 'nearest' })
  }, [id, highlight])

  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.list}>
      {groupResults(results).map(({ type, near, label: name, results: members }) => {
        const groupId = `${id}-${type}${near ? '-near' : ''}`
        return (
          // biome-ignore lint/a11y/useSemanticElements: options stand in a group, which no element of a form is
          <div key={groupId} role="group" aria-labelledby={groupId} className={styles.group}>
            <div id={groupId} role="presentation" className={styles.name}>
              {name}
            </div>
            {members.map(({ result, at }) => (
              <Option
                key={result.item.id}
                id={optionId(id, at)}
                result={result}
                isHighlighted={at === highlight}
                onChoose={() => onChoose(at)}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

function Option({
  id,
  result: { item, because, marks },
  isHighlighted,
  onChoose,
}: {
  id: string
  result: SearchResult
  isHighlighted: boolean
  onChoose: () => void
}) {
  const facts = [item.category, item.duration, item.price].filter(Boolean).join(' · ')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys, as a combobox does
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
    <div
      id={id}
      role="option"
      aria-selected={isHighlighted}
      className={styles.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.title}>
        <MarkedText text={item.title} ranges={marks.title} />
      </span>
      <span className={styles.facts}>{facts}</span>
      <span className={item.category === ANSWER ? styles.answer : styles.text}>
        <MarkedText text={item.description} ranges={marks.description} />
      </span>
      {because !== undefined && <span className={styles.answer}>Found by: {because}</span>}
    </div>
  )
}
