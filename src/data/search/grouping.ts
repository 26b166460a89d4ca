import type { SearchResult } from './searchEngine'
import { ANSWER, type SearchType, searchTypeLabels, searchTypes } from './searchItem'

export interface ResultGroup {
  type: SearchType
  near: boolean
  label: string
  /** Each with its place among all results, which is the order of the arrow keys. */
  results: readonly { result: SearchResult; at: number }[]
}

/** Courses stand first where the best of them fits at least this well, compared with the best of all: with an answer … */
const SHARE_OF_ANSWER = 0.7
/** … or with anything else. */
const SHARE_OF_OTHERS = 0.3

/**
 * Results by type, in the order in which they are shown: what meets everything first, and in that the courses, unless
 * something else is meant far rather.
 */
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
      .sort((a, b) => placeOfGroup(a.members, results) - placeOfGroup(b.members, results)),
  )
  let at = 0
  return groups.map(({ members, ...group }) => ({
    ...group,
    results: members.map((result) => ({ result, at: at++ })),
  }))
}

function placeOfGroup([best]: readonly SearchResult[], results: readonly SearchResult[]) {
  if (!best) return results.length
  const [first = best] = results
  const share = first.item.category === ANSWER ? SHARE_OF_ANSWER : SHARE_OF_OTHERS
  const isMeant = best.item.type === 'course' && !best.near && best.score >= share * first.score
  return isMeant ? -1 : results.indexOf(best)
}

/** The results in the order of their groups. */
export const inGroups = (results: readonly SearchResult[]): readonly SearchResult[] =>
  groupResults(results).flatMap((group) => group.results.map(({ result }) => result))
