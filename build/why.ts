import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { dist, sourceMaps } from './paths'

/** What a library is for on a page that nobody has touched yet. The first that fits a package takes it. */
const libraries: readonly { name: string; packages: RegExp; what: string }[] = [
  {
    name: 'React',
    packages: /^(react|react-dom|scheduler|use-sync-external-store)$/,
    what: 'takes over the prerendered page and draws every change after it',
  },
  {
    name: 'TanStack Router',
    packages: /^@tanstack\/(react-router|router-core|history|react-store|store)$/,
    what: 'reads the address into typed parameters, follows links without a new document, keeps the scroll position',
  },
  {
    name: 'XState',
    packages: /^(xstate|@xstate\/react|use-isomorphic-layout-effect)$/,
    what: 'runs the machines that hold everything on a page that can change',
  },
  {
    name: 'react-aria',
    packages:
      /^(react-aria|react-stately|react-aria-components|@react-\w+\/.*|@internationalized\/.*|@swc\/helpers|clsx)$/,
    what: 'keyboard, focus and announcements of radio groups and tabs, the same in every browser',
  },
  {
    name: 'TanStack Table',
    packages: /^@tanstack\/(react-table|table-core)$/,
    what: 'sorts and moves the columns of tables; no page needs it before its first table is drawn',
  },
  {
    name: 'zod',
    packages: /^zod$/,
    what: 'describes content, which is checked before it ships',
  },
]

const ours = 'this site'
const bundler = 'the bundler'

function libraryOf(source: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]
  if (inPackage === undefined) return /(^|\/)src\//.test(source) ? ours : bundler
  return libraries.find(({ packages }) => packages.test(inPackage))?.name ?? inPackage
}

const withoutFolders = (source: string) => source.replace(/.*node_modules\//, '').replace(/^(\.\.\/)+/, '')

/** Cuts a script into what came of each of its sources. */
function cut(script: string): Map<string, string> {
  const pieces = new Map<string, string>()
  const text = readFileSync(join(dist, script), 'utf8')
  const map = join(sourceMaps, `${basename(script)}.map`)
  const sources = existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : undefined
  for (const [row, line] of text.split('\n').entries()) {
    for (let column = 0; column < line.length; column += 1) {
      const entry = sources?.findEntry(row, column)
      const source = entry && 'originalSource' in entry ? (entry.originalSource ?? '') : ''
      pieces.set(source, (pieces.get(source) ?? '') + line.charAt(column))
    }
  }
  return pieces
}

const kilobytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }).length /
  1024

const kb = (size: number) => Number(size.toFixed(1))

interface Share {
  /** What of a library ships, compressed by itself. */
  size: number
  /** The largest of its files, each with its share. */
  files: readonly string[]
}

/** How many of a library's files are named. */
const named = 3

/** What of each library stands in these scripts, the largest first. */
function sharesOf(scripts: readonly string[]): Map<string, Share> {
  const texts = new Map<string, Map<string, string>>()
  for (const script of scripts) {
    for (const [source, text] of cut(script)) {
      const library = libraryOf(source)
      const files = texts.get(library) ?? new Map<string, string>()
      texts.set(library, files.set(source, (files.get(source) ?? '') + text))
    }
  }
  const shares = [...texts].map(([library, files]) => {
    const whole = [...files.values()].join('')
    const size = kilobytes(whole)
    const largest = [...files]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .slice(0, named)
      .map(([source, text]) => `${withoutFolders(source)} (${kb((size * text.length) / whole.length)} KB)`)
    return [library, { size, files: largest }] as const
  })
  return new Map(shares.toSorted(([, a], [, b]) => b.size - a.size))
}

/** Says which libraries a page loads before anybody touches it, how much of each, and what for. */
export function explainScripts(scriptsOf: ReadonlyMap<string, readonly string[]>) {
  const pages = [...scriptsOf].map(([page, scripts]) => ({ page, shares: sharesOf(scripts) }))
  const names = new Set([
    ...libraries.map(({ name }) => name),
    ...pages.flatMap(({ shares }) => [...shares.keys()]),
  ])
  console.log('KB of each library in what a page loads before the first interaction, compressed by itself:')
  console.table(
    Object.fromEntries(
      [...names].map((name) => [
        name,
        Object.fromEntries(pages.map(({ page, shares }) => [page, kb(shares.get(name)?.size ?? 0)])),
      ]),
    ),
  )
  for (const { name, what } of libraries) {
    const largest = pages
      .map(({ shares }) => shares.get(name))
      .reduce((most, share) => ((share?.size ?? 0) > (most?.size ?? 0) ? share : most), undefined)
    console.log(`${name}: ${what}.`)
    console.log(
      largest ? `  Mostly ${largest.files.join(', ')}.` : '  Not loaded before the first interaction.',
    )
  }
}
