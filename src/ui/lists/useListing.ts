import { useActorRef, useSelector } from '@xstate/react'
import {
  type ChangeEvent,
  type FormEvent,
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
} from 'react'
import { sameAsked } from '~/data/lists/asked'
import { QUERY_CHARACTERS } from '~/data/lists/facets'
import type { List, PagedList } from '~/data/lists/list'
import {
  type FilteredListActor,
  filteredListMachine,
  selectApplied,
  selectTyped,
} from '~/machines/filteredList.machine'
import { useCalledOff } from '~/ui/site/useCalledOff'

type Search = Readonly<Record<string, unknown>>

/** A list of a page, and the machine that narrows it. */
export interface PagedListing<Item = unknown> {
  list: PagedList<Item>
  actor: FilteredListActor
}
export interface Listing<Item = unknown> extends PagedListing<Item> {
  list: List<Item>
}

/** What the address of a page asks of its list, and the way to ask something else of it. */
export interface ListAddress {
  search: Search
  /** `replace` where the search takes the place of the last one in the visitor's history. */
  onSearch: (search: Search, replace: boolean) => void
}

/**
 * Runs a list's machine beside the address of its page: what the address says goes down as an event, what the visitor
 * applies goes up. `opensPanel` where the page begins with its filters in view.
 */
export function useListing<L extends PagedList<unknown>>(
  list: L,
  {
    search,
    onSearch,
    applies,
    opensPanel = false,
  }: ListAddress & { applies: 'atOnce' | 'onApply'; opensPanel?: boolean },
): { list: L; actor: FilteredListActor } {
  const asked = useMemo(() => list.askedOf(search), [list, search])
  const actor = useActorRef(filteredListMachine, { input: { list, applies, applied: asked } })
  const apply = useEffectEvent(onSearch)

  // As everywhere before the actor starts: what is pressed while the page is being taken over comes after, and is heard.
  useLayoutEffect(() => {
    actor.send({ type: 'url.changed', asked })
    // What the list has come to is a state of the machine, which looks again whenever it hears something.
    void list.outcomeComing?.(asked)?.then(
      () => {
        if (sameAsked(selectApplied(actor.getSnapshot()), asked)) actor.send({ type: 'url.changed', asked })
      },
      () => {},
    )
  }, [actor, asked, list])
  useCalledOff(() => actor.send({ type: 'url.changed', asked }))
  useLayoutEffect(() => {
    if (opensPanel) actor.send({ type: 'panel.open' })
  }, [actor, opensPanel])
  useLayoutEffect(() => {
    const heard = actor.on('list.asked', (event) => apply(list.searchOf(event.asked), event.replaces))
    return () => heard.unsubscribe()
  }, [actor, list])
  return { list, actor }
}

/** What is asked, as far as the page has drawn it. Drawing it may take longer than a press should. */
export const useAsked = ({ actor }: PagedListing) => useDeferredValue(useSelector(actor, selectApplied))

/**
 * How a place that says what is found may speak: not while the page is still drawing what is asked, since it would say
 * once more what was found before.
 */
export function useVoice(listing: PagedListing) {
  const isBehind = useAsked(listing) !== useSelector(listing.actor, selectApplied)
  return { role: 'status', 'aria-live': isBehind ? 'off' : 'polite' } as const
}

/** What is asked, and the items that the list has for it. */
export function useFound<Item>(listing: Listing<Item>) {
  const asked = useAsked(listing)
  return { asked, ...listing.list.find(asked) }
}

/** The search box of a list, and its form, as far as they are the same on every page. */
export function useSearchBox({ list, actor }: PagedListing) {
  const value = useSelector(actor, selectTyped)
  const onText = (text: string) => actor.send({ type: 'text.change', text })
  return {
    onText,
    input: {
      name: 'q',
      type: 'search',
      value,
      maxLength: QUERY_CHARACTERS,
      enterKeyHint: 'search',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onText(target.value),
      onFocus: list.expectText,
    },
    form: {
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        actor.send({ type: 'text.submit' })
      },
    },
  } as const
}
