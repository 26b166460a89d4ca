import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import type { SearchResult } from '~/data/search/searchEngine'
import { quickSearches } from '~/data/search/searchItem'
import { searchDemoEmptyHeading, searchDemoEmptyText } from '~/data/site/messages'
import type { TrailStep } from '~/data/site/page'
import {
  type SearchBoxActor,
  selectAnsweredQuery,
  selectCanClear,
  selectHasFailed,
  selectHasList,
  selectHasNothing,
  selectHighlight,
  selectIsLoading,
  selectMatches,
  selectQuery,
} from '~/machines/searchBox.machine'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { Button, IconButton } from '~/ui/kit/Button'
import { Link } from '~/ui/kit/Link'
import { ResultList } from './ResultList'
import { resultCount } from './resultCount'
import styles from './SearchDemoPage.module.css'
import { SearchField } from './SearchField'

interface ComboboxProps {
  box: SearchBoxActor<SearchResult>
  hasMore: (query: string) => boolean
  didYouMean: (query: string) => string | undefined
}

/** §2.27: a field, the list that hangs from it while somebody types, and five searches to begin with. */
export function SearchDemoPage({ trail, ...combobox }: ComboboxProps & { trail: readonly TrailStep[] }) {
  return (
    <div className={styles.ground}>
      <div className={`page ${styles.inside}`}>
        <Breadcrumb trail={trail} />
        <h1 className={styles.title}>Search everything here</h1>
        <p className={styles.lead}>
          Courses, programs, services, tools, articles, careers and pages. Results appear while you type.
        </p>
        <Combobox {...combobox} />
        <section aria-labelledby="quick-searches" className={styles.quick}>
          <h2 id="quick-searches" className={styles.subtitle}>
            Quick searches
          </h2>
          <ul className={styles.chips}>
            {quickSearches.map((query) => (
              <li key={query}>
                <Button variant="onBlock" onPress={() => combobox.box.send({ type: 'chip.choose', query })}>
                  {query}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

function Combobox({ box, hasMore, didYouMean }: ComboboxProps) {
  const query = useSelector(box, selectQuery)
  const answered = useSelector(box, selectAnsweredQuery)
  const matches = useSelector(box, selectMatches)
  const highlight = useSelector(box, selectHighlight)
  const hasList = useSelector(box, selectHasList)
  const hasNothing = useSelector(box, selectHasNothing)
  const isLoading = useSelector(box, selectIsLoading)
  const hasFailed = useSelector(box, selectHasFailed)
  const canClear = useSelector(box, selectCanClear)
  const whole = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    const asked = box.on('focus.requested', () => input.current?.focus())
    const pointed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !whole.current?.contains(target)) box.send({ type: 'outside.press' })
    }
    document.addEventListener('pointerdown', pointed)
    return () => {
      asked.unsubscribe()
      document.removeEventListener('pointerdown', pointed)
    }
  }, [box])

  return (
    <search>
      {/* Without a script the form leads to the catalogue with the text applied. */}
      <form
        ref={whole}
        action="/courses"
        method="get"
        className={styles.box}
        onSubmit={(event) => event.preventDefault()}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) box.send({ type: 'outside.press' })
        }}
      >
        <SearchField
          ref={input}
          id="search-demo"
          label="What are you looking for?"
          query={query}
          isExpanded={hasList}
          highlight={highlight}
          send={(event) => box.send(event)}
          onFocus={() => box.send({ type: 'search.focus' })}
        />
        {canClear && (
          <IconButton
            icon="close"
            label="Clear the search"
            className={styles.clear}
            onPress={() => box.send({ type: 'search.clear' })}
          />
        )}
        <div className={styles.drop} hidden={!hasList && !hasNothing && !hasFailed}>
          {hasList && (
            <ResultList
              id="search-demo-results"
              results={matches}
              highlight={highlight}
              onChoose={(index) => box.send({ type: 'item.select', index })}
            />
          )}
          {hasNothing && (
            <Nothing
              query={answered}
              suggestion={didYouMean(answered)}
              onSuggestion={(suggestion) => box.send({ type: 'chip.choose', query: suggestion })}
            />
          )}
          {hasFailed && (
            <Failed
              onRetry={() => {
                box.send({ type: 'index.retry' })
                // The button goes, and would take the focus with it.
                input.current?.focus()
              }}
            />
          )}
        </div>
        <p id="search-demo-status" role="status" className={styles.status}>
          {isLoading && 'Search is being prepared.'}
          {hasList && resultCount(matches, hasMore(answered))}
          {hasNothing && searchDemoEmptyHeading(answered)}
        </p>
      </form>
    </search>
  )
}

function Nothing({
  query,
  suggestion,
  onSuggestion,
}: {
  query: string
  suggestion: string | undefined
  onSuggestion: (suggestion: string) => void
}) {
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>{searchDemoEmptyHeading(query)}</p>
      {suggestion !== undefined && (
        <p>
          Did you mean{' '}
          <Button variant="secondary" size="small" onPress={() => onSuggestion(suggestion)}>
            {suggestion}
          </Button>
        </p>
      )}
      <p>{searchDemoEmptyText}</p>
      <p>
        <Link to="/categories">Browse our categories</Link>
      </p>
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.nothing} role="alert">
      <p>Search could not be loaded.</p>
      <p>
        <Button variant="secondary" onPress={onRetry}>
          Try again
        </Button>
      </p>
    </div>
  )
}
