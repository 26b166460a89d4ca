import type { Program } from './program'
import { allDurations, allLevels } from './programOptions'
import type { ProgramSearch } from './programSearch'

type Filterable = Pick<Program, 'title' | 'description' | 'level' | 'duration'>

/** §5: text in title or description, level and duration exact. */
export function filterPrograms<P extends Filterable>(
  programs: readonly P[],
  { q, level, duration }: ProgramSearch,
): P[] {
  const wanted = q.trim().toLowerCase()
  return programs.filter(
    (program) =>
      (level === allLevels || program.level === level) &&
      (duration === allDurations || program.duration === duration) &&
      (program.title.toLowerCase().includes(wanted) || program.description.toLowerCase().includes(wanted)),
  )
}

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
