import type { SearchResult } from './searchEngine'
import { type SearchType, searchTypeLabels, searchTypes } from './searchItem'

export interface ResultGroup {
  type: SearchType
  near: boolean
  label: string
  /** Each with its place among all results, which is the order of the arrow keys. */
  results: readonly { result: SearchResult; at: number }[]
}

/** Results by type, in the order in which they are shown: exact matches first, and the group of the best one first. */
export function groupResults(results: readonly SearchResult[]): readonly ResultGroup[] {
  const groups = [false, true].flatMap((near) =>
    searchTypes
      .map((type) => ({
        type,
        near,
        label: near ? `${searchTypeLabels[type]}, near matches` : searchTypeLabels[type],
        members: results.filter((result) => result.near === near && result.item.type === type),
      }))
      .filter(({ members }) => members.length > 0)
      .sort((a, b) => placeOfBest(a.members, results) - placeOfBest(b.members, results)),
  )
  let at = 0
  return groups.map(({ members, ...group }) => ({
    ...group,
    results: members.map((result) => ({ result, at: at++ })),
  }))
}

const placeOfBest = ([best]: readonly SearchResult[], results: readonly SearchResult[]) =>
  best ? results.indexOf(best) : results.length

/** The results in the order of their groups. */
export const inGroups = (results: readonly SearchResult[]): readonly SearchResult[] =>
  groupResults(results).flatMap((group) => group.results.map(({ result }) => result))
