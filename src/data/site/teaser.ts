/**
 * The start of a text, as far as whole words go: `most` characters as a reader counts them, and an ellipsis where something
 * was left out. One word that is longer is cut.
 */
export function teaser(text: string, most: number): string {
  const characters = Array.from(text)
  if (characters.length <= most) return text
  const start = characters.slice(0, most).join('')
  const isCut = characters[most] !== ' '
  const whole = isCut && start.includes(' ') ? start.slice(0, start.lastIndexOf(' ')) : start
  return `${whole.replace(/[\s,;:]+$/, '')}…`
}
