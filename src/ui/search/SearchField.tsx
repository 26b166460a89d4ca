import type { KeyboardEvent, Ref } from 'react'
import { Icon } from '~/ui/kit/Icon'
import { optionId } from './ResultList'
import styles from './SearchField.module.css'

/** What the keys of a combobox ask for. */
const keys = {
  ArrowDown: 'highlight.next',
  ArrowUp: 'highlight.previous',
  Enter: 'item.accept',
  Escape: 'escape.press',
} as const

type FieldEvent = { type: 'query.change'; query: string } | { type: (typeof keys)[keyof typeof keys] }

const isKey = (key: string): key is keyof typeof keys => Object.hasOwn(keys, key)

/**
 * An editable combobox (ARIA APG, list autocomplete): the field keeps the focus, the list has an active option. Its
 * list has the field's id with `-results` behind it.
 */
export function SearchField({
  ref,
  id,
  label,
  query,
  isExpanded,
  highlight,
  hintId,
  send,
  onFocus,
}: {
  ref: Ref<HTMLInputElement>
  id: string
  label: string
  query: string
  isExpanded: boolean
  highlight: number
  /** What says beforehand what to type here. */
  hintId?: string
  send: (event: FieldEvent) => void
  onFocus?: () => void
}) {
  const listId = `${id}-results`
  const pressed = (event: KeyboardEvent) => {
    // Enter that ends the writing of a word in another script is not a choice.
    if (event.nativeEvent.isComposing || !isKey(event.key)) return
    event.preventDefault()
    send({ type: keys[event.key] })
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Icon name="search" className={styles.icon} />
      <input
        ref={ref}
        id={id}
        name="q"
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={styles.input}
        value={query}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-activedescendant={isExpanded && highlight >= 0 ? optionId(listId, highlight) : undefined}
        aria-describedby={hintId}
        onChange={(event) => send({ type: 'query.change', query: event.target.value })}
        onFocus={onFocus}
        onKeyDown={pressed}
      />
    </div>
  )
}
