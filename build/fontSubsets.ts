import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

/** The characters of a `unicode-range`, such as `U+0020-007E, U+20AC`. */
export function charactersOf(range: string): string {
  const codePoints = range.split(',').flatMap((part) => {
    const [, first, last = first] = /^\s*U\+([\dA-F]+)(?:-([\dA-F]+))?\s*$/i.exec(part) ?? []
    if (!first || !last) throw new Error(`"${part.trim()}" is not part of a unicode-range.`)
    const start = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, offset) => start + offset)
  })
  return String.fromCodePoint(...codePoints)
}

/** The part of the name that marks the file every page needs, and so the one that pages preload. */
export const BASIC = 'basic'

/** Entries of a font's name table: its licence, which asks to travel along, and where that stands. */
const licenceNames = [13, 14]

/**
 * The size in pixels at which the display font is drawn. With its axis of sizes it would be twice as large; what the
 * axis does at large sizes beyond this, the sheets do with `--tracking`.
 */
const OPTICAL_SIZE = 32

/** What a browser does with a font unasked, and the one thing that the sheets ask for: figures of one width. */
const keptFeatures = [
  'kern',
  'mark',
  'mkmk',
  'ccmp',
  'liga',
  'clig',
  'rlig',
  'calt',
  'rclt',
  'rvrn',
  'locl',
  'tnum',
]

interface Cut {
  /** A package's file, such as `@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2`. */
  source: string
  characters: string
  weights: { min: number; max: number }
}

/** What a `@font-face` rule says that its file holds; nothing for one that names no package's file. */
function cutOf(fontFace: string): Cut | undefined {
  const source = /url\('(@fontsource[^']+)'\)/.exec(fontFace)?.[1]
  if (!source) return undefined
  const [, min, max] = /font-weight:\s*(\d+) (\d+);/.exec(fontFace) ?? []
  const range = /unicode-range:([^;]+);/.exec(fontFace)?.[1]
  if (!range || !min || !max) throw new Error(`${source} needs its range of characters and of weights.`)
  return { source, characters: charactersOf(range), weights: { min: Number(min), max: Number(max) } }
}

/**
 * Cuts the packages' font files to the characters and weights that the `@font-face` rules of `fonts.css` claim, and
 * no more: whole, the display font would be the largest file of the first screen.
 */
export function fontSubsets(): Plugin {
  let folder = ''
  return {
    name: 'font-subsets',
    enforce: 'pre',
    configResolved({ cacheDir }) {
      folder = join(cacheDir, 'fonts')
    },
    async transform(code, id) {
      const [sheet = ''] = id.split('?')
      if (!sheet.endsWith('/ui/styles/fonts.css')) return undefined
      await mkdir(folder, { recursive: true })
      const faces = code.split(/(?=@font-face)/)
      const cut = faces.map(async (face) => {
        const wanted = cutOf(face)
        if (!wanted) return face
        const { source, characters, weights } = wanted
        const part = characters.includes('a') ? BASIC : 'more'
        const file = join(folder, basename(source).replace('.woff2', `-${part}.woff2`))
        const font = await subsetFont(await readFile(resolve(source)), characters, {
          targetFormat: 'woff2',
          preserveNameIds: licenceNames,
          keepFeatures: keptFeatures,
          variationAxes: { wght: weights, ...(source.includes('-opsz-') && { opsz: OPTICAL_SIZE }) },
        })
        await writeFile(file, font)
        return face.replace(source, relative(dirname(sheet), file))
      })
      return (await Promise.all(cut)).join('')
    },
  }
}
