import type { Heard } from './searchEngine'

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' and ')

/** What is to be said where not quite what was typed is shown; nothing where it is. */
export function textNote({ readAs, unmet }: Pick<Heard, 'readAs' | 'unmet'>): string {
  const taken = readAs === undefined ? '' : `Showing what fits “${readAs}”.`
  const missing = unmet.length === 0 ? '' : `Nothing for ${quoted(unmet)}, but these fit the rest.`
  return [taken, missing].filter(Boolean).join(' ')
}
