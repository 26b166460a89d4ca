const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/**
 * A text in XML or HTML, or in an attribute there. Line ends would become spaces in an attribute; other control characters no
 * XML may hold.
 */
export const xmlText = (text: string) =>
  text
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    .replace(/[\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '\u{FFFD}')
