import { useSelector } from '@xstate/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Heard, SearchResult } from '~/data/search/searchEngine'
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
import { WithoutScript } from '~/ui/kit/WithoutScript'
import { ResultList } from './ResultList'
import { resultCount } from './resultCount'
import styles from './SearchDemoPage.module.css'
import { SearchField } from './SearchField'

interface ComboboxProps {
  box: SearchBoxActor<SearchResult>
  heard: (query: string) => Heard
  /** What asks for something else when it is pressed, which is no press outside of the search. */
  quick: RefObject<HTMLElement | null>
}

/** §2.27: a field, the list that hangs from it while somebody types, and five searches to begin with. */
export function SearchDemoPage({
  trail,
  ...combobox
}: Omit<ComboboxProps, 'quick'> & { trail: readonly TrailStep[] }) {
  const quick = useRef<HTMLElement>(null)
  return (
    <div className={styles.ground}>
      <div className={`page ${styles.inside}`}>
        <Breadcrumb trail={trail} />
        <h1 className={styles.title}>Search everything here</h1>
        <p className={styles.lead}>
          Courses, programs, services, tools, articles, careers and pages. Results appear while you type.
        </p>
        <Combobox {...combobox} quick={quick} />
        <section ref={quick} aria-labelledby="quick-searches" className={styles.quick}>
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

function Combobox({ box, heard, quick }: ComboboxProps) {
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
    const left = new AbortController()
    const leave = ({ target }: Event, ...inside: (Element | null)[]) => {
      const isInside = target instanceof Node && inside.some((part) => part?.contains(target))
      if (!isInside) box.send({ type: 'outside.press' })
    }
    const press = (event: Event) => leave(event, whole.current, quick.current)
    // The list closes with the click, before what is pressed hears of it: what stands below would move away under a press
    // that has only begun.
    document.addEventListener('click', press, { capture: true, signal: left.signal })
    const reach = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        leave(event, whole.current)
    }
    document.addEventListener('focusin', reach, { signal: left.signal })
    return () => {
      asked.unsubscribe()
      left.abort()
    }
  }, [box, quick])

  return (
    <search>
      <WithoutScript>
        Searching needs JavaScript. Begin with <Link to="/courses">all courses</Link>,{' '}
        <Link to="/categories">our categories</Link> or <Link to="/faq">questions and answers</Link>.
      </WithoutScript>
      <form ref={whole} className={styles.box} onSubmit={(event) => event.preventDefault()}>
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
          {hasNothing && <Nothing query={answered} />}
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
        <p role="status" className={styles.status}>
          {isLoading && 'Search is being prepared.'}
          {hasList && resultCount(matches, heard(answered))}
          {hasNothing && searchDemoEmptyHeading(answered)}
        </p>
      </form>
    </search>
  )
}

function Nothing({ query }: { query: string }) {
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>{searchDemoEmptyHeading(query)}</p>
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
