import { type List, listOf } from '~/data/lists/list'
import type { Program, ProgramCard } from './program'
import { programFacets } from './programFacets'

/** §5: text in title or description. The name of a level, which §2.19 makes the text, finds its programs as well. */
export const programList = <Item extends ProgramCard>(items: readonly Item[]): List<Item> =>
  listOf({
    items,
    facets: programFacets,
    matchesText({ title, description, level }, text) {
      const wanted = text.toLowerCase()
      return (
        level.toLowerCase() === wanted ||
        [title, description].some((part) => part.toLowerCase().includes(wanted))
      )
    },
  })

const nearness = (a: Program, b: Program) =>
  a.tags.filter((tag) => b.tags.includes(tag)).length * 2 + (a.level === b.level ? 1 : 0)

/** Programs that share most tags, those of the same level before others; never the program itself. */
export function relatedPrograms(program: Program, programs: readonly Program[], limit = 3): Program[] {
  return programs
    .filter(({ id }) => id !== program.id)
    .map((other) => ({ other, near: nearness(program, other) }))
    .sort((a, b) => b.near - a.near || a.other.id - b.other.id)
    .slice(0, limit)
    .map(({ other }) => other)
}
