/** A longer query is nobody's link: what lies beyond is dropped, whole parameters at a time. */
const MAX_QUERY_CHARACTERS = 4000

/** Commas stay readable: lists are joined by them, and their items are ids and levels, which hold none. */
const encode = (text: string) => new URLSearchParams([['', text]]).toString().slice(1).replaceAll('%2C', ',')

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
    return String(value)
  return ''
}

function capped(query: string): string {
  if (query.length <= MAX_QUERY_CHARACTERS) return query
  return query.slice(0, Math.max(0, query.lastIndexOf('&', MAX_QUERY_CHARACTERS)))
}

/**
 * Reads an address's query without judging it: each value is text, or a list of texts where its name is repeated.
 * A page's own schema decides what the text means.
 */
export function parseSearch(searchStr: string): Record<string, unknown> {
  const found: Record<string, unknown> = Object.create(null)
  for (const [name, value] of new URLSearchParams(capped(searchStr.replace(/^\?/, '')))) {
    // Whoever copies the result onto a plain object would set its prototype.
    if (name === '__proto__') continue
    const before = found[name]
    if (before === undefined) found[name] = value
    else found[name] = Array.isArray(before) ? [...before, value] : [before, value]
  }
  return found
}

/** Writes a readable query, `?area=health,education&page=2`; whatever is empty or not plain data is left out. */
export function stringifySearch(search: object): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => {
    const texts = (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '')
    return texts.length === 0 ? [] : [`${encode(name)}=${texts.map(encode).join(',')}`]
  })
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
