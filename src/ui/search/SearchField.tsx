import type { KeyboardEvent, Ref } from 'react'
import { Icon } from '~/ui/kit/Icon'
import { optionId } from './ResultList'
import styles from './SearchField.module.css'

/** What the keys of a combobox ask for. */
export interface SearchKeys {
  onNext: () => void
  onPrevious: () => void
  onAccept: () => void
  onEscape: () => void
}

/** An editable combobox (ARIA APG, list autocomplete): the field keeps the focus, the list has an active option. */
export function SearchField({
  ref,
  id,
  label,
  query,
  listId,
  isExpanded,
  highlight,
  describedBy,
  onQuery,
  onFocus,
  keys,
}: {
  ref: Ref<HTMLInputElement>
  id: string
  label: string
  query: string
  listId: string
  isExpanded: boolean
  highlight: number
  describedBy?: string
  onQuery: (query: string) => void
  onFocus?: () => void
  keys: SearchKeys
}) {
  const pressed = (event: KeyboardEvent) => {
    // Enter that ends the writing of a word in another script is not a choice.
    if (event.nativeEvent.isComposing) return
    const press = {
      ArrowDown: keys.onNext,
      ArrowUp: keys.onPrevious,
      Enter: keys.onAccept,
      Escape: keys.onEscape,
    }[event.key]
    if (!press) return
    event.preventDefault()
    press()
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
        aria-controls={listId}
        aria-activedescendant={isExpanded && highlight >= 0 ? optionId(listId, highlight) : undefined}
        aria-describedby={describedBy}
        onChange={(event) => onQuery(event.target.value)}
        onFocus={onFocus}
        onKeyDown={pressed}
      />
    </div>
  )
}
