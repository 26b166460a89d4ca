import { stemmer } from 'stemmer'

/** Shorter words have one form: an abbreviation is no plural. */
const SHORTEST_STEMMED = 4

/** What forms of a word have in common, and sometimes other words too: `nurse` and `nursing` have the same. */
export const stemmed = (word: string): string => (word.length < SHORTEST_STEMMED ? word : stemmer(word))

const endings = new Set(
  (
    's es e y ies ied ing ings er ers ed or ors ment ments ion ions ation ant ants al ly ist ists ian ians ' +
    'ive able ance ic ics d r rs ling led ning ned ner ners ting ted ter ters'
  ).split(' '),
)
const isEnding = (rest: string) => rest === '' || endings.has(rest)

/** Whether two words of the same stem are forms of one word, as `animal` and `animator` are not. */
export function areForms(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  return isEnding(a.slice(same)) && isEnding(b.slice(same))
}

/** A word without the ending of a plural. */
export const singular = (word: string): string => {
  if (word.length < SHORTEST_STEMMED || word.endsWith('ss')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
