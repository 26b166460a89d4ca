import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../build/paths'

/** A source in which each `${…}` is an ellipsis. */
function withoutHoles(text: string): string {
  const start = text.indexOf('${')
  if (start < 0) return text
  let end = start + 2
  for (let depth = 1; depth > 0 && end < text.length; end += 1) {
    if (text[end] === '{') depth += 1
    if (text[end] === '}') depth -= 1
  }
  return `${text.slice(0, start)}…${withoutHoles(text.slice(end))}`
}

function sourceOf(file: string) {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
}

const titles = new Map<string, ReadonlySet<string>>()

/** The titles of a file's tests and, in a model, the names of its rules; none where there is no such file. */
export function titlesIn(file: string): ReadonlySet<string> {
  const known = titles.get(file)
  if (known) return known
  const pattern = file.endsWith('.model.ts')
    ? /^ {4}(')([^']+)': (?!')/gm
    : /(?:\b(?:test|testInSharedTab|testOfCalls)|\))\(\s*(['"`])((?:(?!\1)[^\\]|\\.)+)\1,/g
  const found = [...withoutHoles(sourceOf(file)).matchAll(pattern)].map(([, , title = '']) => title)
  const read = new Set(found)
  titles.set(file, read)
  return read
}
