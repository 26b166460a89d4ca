import { type Choices, sameChoices } from '~/data/lists/asked'
import { type FilteredListActor, selectApplied, selectPending } from '~/machines/filteredList.machine'
import { draftOf, forgetDraft, keepDraft } from './drafts'

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/**
 * Keeps what is ticked in a list's panel and not applied yet, under a name and for the filters that were applied then;
 * ticks it again where the same list comes back. Returns what ends it.
 */
export function keepFilterDraft(list: FilteredListActor, name: string) {
  const nameFor = (applied: Choices) => `filters ${name} ${JSON.stringify(applied)}`
  const begun = list.getSnapshot()
  const kept = draftOf(nameFor(selectApplied(begun).choices))
  if (typeof kept === 'object' && kept !== null) {
    for (const [facet, ticked] of Object.entries(selectPending(begun))) {
      const wanted = textsIn(Object.getOwnPropertyDescriptor(kept, facet)?.value)
      for (const value of new Set([...ticked, ...wanted]))
        if (ticked.includes(value) !== wanted.includes(value))
          list.send({ type: 'choice.toggle', facet, value })
    }
  }
  let keptAs: string | undefined
  const changed = list.subscribe((snapshot) => {
    const pending = selectPending(snapshot)
    const applied = selectApplied(snapshot).choices
    const draft = sameChoices(pending, applied) ? undefined : nameFor(applied)
    if (keptAs !== undefined && keptAs !== draft) forgetDraft(keptAs)
    if (draft !== undefined) keepDraft(draft, pending)
    keptAs = draft
  })
  return () => changed.unsubscribe()
}
