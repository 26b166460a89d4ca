import { useActorRef, useSelector } from '@xstate/react'
import { type ChangeEvent, type FormEvent, useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react'
import { QUERY_CHARACTERS } from '~/data/lists/facets'
import type { List } from '~/data/lists/list'
import {
  type FilteredListActor,
  filteredListMachine,
  selectApplied,
  selectTyped,
} from '~/machines/filteredList.machine'

type Search = Readonly<Record<string, unknown>>

/** A list of a page, and the machine that narrows it. */
export interface Listing<Item = unknown> {
  list: List<Item>
  actor: FilteredListActor
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
export function useListing<Item>(
  list: List<Item>,
  {
    search,
    onSearch,
    applies,
    opensPanel = false,
  }: ListAddress & { applies: 'atOnce' | 'onApply'; opensPanel?: boolean },
): Listing<Item> {
  const asked = useMemo(() => list.askedOf(search), [list, search])
  const actor = useActorRef(filteredListMachine, { input: { list, applies, applied: asked } })
  const apply = useEffectEvent(onSearch)

  useEffect(() => actor.send({ type: 'url.changed', asked }), [actor, asked])
  useEffect(() => {
    if (opensPanel) actor.send({ type: 'panel.open' })
  }, [actor, opensPanel])
  useEffect(() => {
    const heard = actor.on('list.asked', (event) => apply(list.searchOf(event.asked), event.replaces))
    return () => heard.unsubscribe()
  }, [actor, list])
  return { list, actor }
}

/** What is asked, and the items that the list has for it. Drawing them may take longer than a press should. */
export function useFound<Item>({ list, actor }: Listing<Item>) {
  const asked = useDeferredValue(useSelector(actor, selectApplied))
  return { asked, ...list.find(asked) }
}

/** The search box of a list, and its form, as far as they are the same on every page. */
export function useSearchBox(actor: FilteredListActor) {
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
    },
    form: {
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        actor.send({ type: 'text.submit' })
      },
    },
  } as const
}
