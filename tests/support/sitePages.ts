import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hrefOf } from '~/data/site/links'
import { pageSources } from '~/data/site/pages'
import { dist, root } from '../../build/paths'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Every prerendered address, read from what was built. */
export const builtPaths: readonly string[] = filesIn(dist)
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => file.slice(dist.length - 1, -'/index.html'.length) || '/')
  .sort()

/** Every address of a machine's page: none in a build without them. */
export const machinePaths: readonly string[] = builtPaths.filter(
  (path) => path.startsWith('/machines/') && path !== '/machines/open',
)

/** One address for each kind of page: what is served at other addresses too is the same page. */
export const onePathPerKind: readonly string[] = [
  ...Object.values(pageSources).flatMap((source) =>
    source
      .links(source.ids()[0] ?? '')
      .slice(0, 1)
      .map(hrefOf),
  ),
  ...builtPaths.filter((path) => path === '/machines'),
  ...machinePaths.slice(0, 1),
  ...builtPaths.filter((path) => path === '/machines/open'),
]

interface RouteFile {
  path: string
  hasSearch: boolean
}

/** Every route of the site, read from its file: what is added later is visited too. */
export const routes: readonly RouteFile[] = filesIn(join(root, 'src/routes'))
  .filter((file) => /\/[^-/][^/]*\.tsx$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const path = /createFileRoute\('([^']+)'\)/.exec(text)?.[1]
    if (path === undefined) return []
    return [{ path: path.replace(/(.)\/$/, '$1'), hasSearch: /validateSearch|SearchSchema/.test(text) }]
  })

const patterns = routes
  .map(({ path }) => ({
    path,
    parameters: path.split('$').length,
    pattern: new RegExp(`^${path.replace(/\$$/, '.+').replace(/\$\w+/g, '[^/]+')}$`),
  }))
  .sort((one, other) => one.parameters - other.parameters)

/** The route that answers for each address: pages of one route are of one kind. */
export const routeOf: ReadonlyMap<string, string> = new Map(
  builtPaths.map((path) => [path, patterns.find(({ pattern }) => pattern.test(path))?.path ?? path]),
)

const sourceOf: ReadonlyMap<string, string> = new Map(
  Object.entries(pageSources).flatMap(([name, source]) =>
    source.ids().flatMap((id) => source.links(id).map((link): [string, string] => [hrefOf(link), name])),
  ),
)

/** What kind of page stands at an address: what one source writes, at whatever addresses, is of one kind. */
export const kindOf = (path: string) => sourceOf.get(path) ?? routeOf.get(path) ?? path

/** The source of a page, as it was built. */
export const htmlOf = (path: string) => readFileSync(join(dist, path, 'index.html'), 'utf8')

/** A list in pieces, each small enough for one test. */
export const inChunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

/** Every name that a query of the site may have, whatever its page. */
export const searchNames: readonly string[] = [
  ...new Set(
    filesIn(join(root, 'src/data'))
      .filter((file) => file.endsWith('Search.ts'))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/SearchSchema = tolerant\(\{([\s\S]*?)\}\)/g),
      ])
      .flatMap(([, fields = '']) => [...fields.matchAll(/^\s*(\w+):/gm), ...fields.matchAll(/^ (\w+):/g)])
      .map(([, name = '']) => name),
  ),
]
