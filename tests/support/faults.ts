import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { root } from '../../build/paths'

/** Fails with the sentences themselves: compared with an empty list they would be shown as a difference of lists. */
export function expectNone(faults: readonly string[]) {
  if (faults.length === 0) return
  const error = new Error(faults.join('\n'))
  Error.captureStackTrace(error, expectNone)
  throw error
}

interface Source {
  file: string
  text: string
}

const read = new Map<string, readonly Source[]>()

/** Every TypeScript file below a folder, with what it says. */
function filesBelow(folder: string): readonly Source[] {
  const known = read.get(folder)
  if (known) return known
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }))
  read.set(folder, files)
  return files
}

/** The longest piece of a text that is written in a source as it is read. */
const plainPiece = (text: string) =>
  text.split(/['"`\\\n]/).reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')

/** The file and the line where a text stands, or the folder where nothing stands as it is read. */
export function placeOf(text: string, folder = 'src/data'): string {
  for (const words of [text, plainPiece(text)])
    for (const source of filesBelow(folder)) {
      const index = words === '' ? -1 : source.text.indexOf(words)
      if (index >= 0) return `${source.file}:${source.text.slice(0, index).split('\n').length}`
    }
  return folder
}

export const fileOf = (text: string, folder?: string) => placeOf(text, folder).replace(/:\d+$/, '')

/** Each thing for which something is wrong, in a sentence that begins with its place. */
export const faultsIn = <T>(
  things: readonly T[],
  isWrong: (thing: T) => boolean,
  sentence: (thing: T) => string,
) => things.filter(isWrong).map(sentence)

/** What a schema refuses, and fields that it does not know. */
export function schemaFaults(schema: z.ZodType, value: unknown, place: string): string[] {
  const { error, data } = schema.safeParse(value)
  if (error) return error.issues.map(({ path, message }) => `${place}: ${path.join('.')}: ${message}.`)
  return isDeepStrictEqual(data, value)
    ? []
    : [`${place}: has a field that its schema does not know: take it out.`]
}

/** Things that share what each should have to itself. */
export function repeatFaults<T, K extends keyof T>(
  things: readonly T[],
  keys: readonly K[],
  place: (thing: T) => string,
): string[] {
  return keys.flatMap((key) =>
    things.flatMap((thing, index) => {
      const earlier = things.slice(0, index).find((other) => other[key] === thing[key])
      return earlier === undefined
        ? []
        : [
            `${place(thing)}: ${String(key)} ${JSON.stringify(thing[key])} is taken by ${place(earlier)}: choose another.`,
          ]
    }),
  )
}
