import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { overlayEmpty, overlayStart } from '~/data/search/overlayTexts'
import type { Heard, SearchResult } from '~/data/search/searchEngine'
import {
  type SearchOverlayActor,
  selectCanSeeAll,
  selectHasFailed,
  selectHasNothing,
  selectHasResults,
  selectHighlight,
  selectIsEmpty,
  selectIsLoading,
  selectIsOpen,
  selectMatches,
  selectQuery,
} from '~/machines/searchOverlay.machine'
import { Button } from '~/ui/kit/Button'
import { Dialog } from '~/ui/kit/Dialog'
import { ResultList } from './ResultList'
import { resultCount } from './resultCount'
import { SearchField } from './SearchField'
import styles from './SearchOverlay.module.css'

type Overlay = SearchOverlayActor<SearchResult>

/** §2.28: the search that lies over the page, as wide as the window. */
export function SearchOverlay(props: { overlay: Overlay; heard: (query: string) => Heard }) {
  const { overlay } = props
  const isOpen = useSelector(overlay, selectIsOpen)
  return (
    isOpen && (
      <Dialog
        title="Search"
        place="top"
        onClose={() => overlay.send({ type: 'search.close' })}
        closeLabel="Close search"
      >
        <Search {...props} />
      </Dialog>
    )
  )
}

function Search({ overlay, heard }: { overlay: Overlay; heard: (query: string) => Heard }) {
  const query = useSelector(overlay, selectQuery)
  const matches = useSelector(overlay, selectMatches)
  const highlight = useSelector(overlay, selectHighlight)
  const isEmpty = useSelector(overlay, selectIsEmpty)
  const hasResults = useSelector(overlay, selectHasResults)
  const hasNothing = useSelector(overlay, selectHasNothing)
  const isLoading = useSelector(overlay, selectIsLoading)
  const hasFailed = useSelector(overlay, selectHasFailed)
  const canSeeAll = useSelector(overlay, selectCanSeeAll)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => input.current?.focus(), [])

  return (
    <search className={styles.search}>
      <SearchField
        ref={input}
        id="search-overlay"
        label="Courses, blogs and pages"
        hintId="search-overlay-hint"
        query={query}
        isExpanded={hasResults}
        highlight={highlight}
        send={(event) => overlay.send(event)}
      />
      <p className={styles.status}>
        <span id="search-overlay-hint">{isEmpty && overlayStart}</span>
        <span role="status">
          {isLoading && 'Search is being prepared.'}
          {hasNothing && overlayEmpty}
          {hasResults && resultCount(matches, { ...heard(query), hasMore: false })}
        </span>
      </p>
      {hasResults && (
        <ResultList
          id="search-overlay-results"
          results={matches}
          highlight={highlight}
          onChoose={(index) => overlay.send({ type: 'item.select', index })}
        />
      )}
      {hasFailed && (
        <div role="alert" className={styles.failed}>
          <p>Search could not be loaded.</p>
          <Button
            variant="secondary"
            onPress={() => {
              overlay.send({ type: 'index.retry' })
              // The button goes, and would take the focus with it.
              input.current?.focus()
            }}
          >
            Try again
          </Button>
        </div>
      )}
      {canSeeAll && (
        <p>
          <Button
            variant="secondary"
            iconAfter="arrow-right"
            onPress={() => overlay.send({ type: 'all.request' })}
          >
            See all results
          </Button>
        </p>
      )}
    </search>
  )
}
