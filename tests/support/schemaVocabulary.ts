import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Definition {
  parents: readonly string[]
  /** What each property means, in schema.org's words. */
  properties: ReadonlyMap<string, string>
}

const block = /^(?:export )?interface (\w+)(?: extends ([\w<>, ]+))? \{\n(.*?)^\}/gms
const property = /(?:\/\*\*(.*?)\*\/\s+)?^ {4}"(\S+)"\??:/gms

/** The vocabulary of schema.org as `schema-dts` carries it: what a type inherits, and what its properties mean. */
function readVocabulary(): ReadonlyMap<string, Definition> {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts')
  return new Map(
    [...readFileSync(file, 'utf8').matchAll(block)].map(([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: parents.split(', ').filter(Boolean),
        properties: new Map(
          [...body.matchAll(property)].map(([, meaning = '', key = '']) => [key, meaning.trim()]),
        ),
      },
    ]),
  )
}

let vocabulary: ReadonlyMap<string, Definition> | undefined

/** What schema.org says of a property of a type, its own or inherited; undefined where the type has no such property. */
export function definitionOf(type: string, property: string): string | undefined {
  vocabulary ??= readVocabulary()
  const [leaf, base] = [`${type}Leaf`, `${type}Base`].map((name) => vocabulary?.get(name))
  const waiting = [leaf ?? base, base]
  for (const definition of waiting) {
    const said = definition?.properties.get(property)
    if (said !== undefined) return said
    for (const parent of definition?.parents ?? []) waiting.push(vocabulary.get(parent))
  }
  return undefined
}

/** One sentence for each type and property in a node that the vocabulary does not have. */
export function vocabularyFaults(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(vocabularyFaults)
  if (typeof node !== 'object' || node === null) return []
  const { '@type': type, '@context': _, ...properties } = node as Record<string, unknown>
  if (typeof type !== 'string' || definitionOf(type, '@type') === undefined)
    return [`schema.org has no type ${type}.`]
  return Object.entries(properties).flatMap(([name, value]) => [
    ...(definitionOf(type, name) === undefined ? [`schema.org has no property ${name} of ${type}.`] : []),
    ...vocabularyFaults(value),
  ])
}
