/*
 * What is printed comes from files of anybody: nothing in them may move the cursor, colour the screen or turn the line around.
 */
const unprintable = /[^\P{Cc}\n\t]|[\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** Text as a terminal may be given it. */
export const printable = (text: string) => text.replace(unprintable, '\u{FFFD}')

/** What somebody asked for that there is not, in a sentence for them. Ends the program with 2. */
export class Misuse extends Error {
  override name = 'Misuse'
}

/** '1 state', '3 states' */
export const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Each line further to the right. */
export const indented = (lines: readonly string[], by = '  ') =>
  lines.map((line) => (line ? by + line : line))

const LONGEST = 160

/** A text in one line, cut where it is long. */
export function oneLine(text: string) {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}
