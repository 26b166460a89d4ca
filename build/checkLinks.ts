import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blogFacets } from '~/data/blog/blogFacets'
import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { categoryFacets } from '~/data/courses/categoryFacets'
import { homeFacets } from '~/data/home/homeFinder'
import { askedOf } from '~/data/lists/asked'
import type { Facets } from '~/data/lists/facets'
import { programFacets } from '~/data/programs/programFacets'
import { siteLinkSchema } from '~/data/site/linkSchema'
import { pathOf, type SiteLink } from '~/data/site/links'
import { allAddresses, type PageFamilies } from '~/data/site/page'
import { parseSearch, stringifySearch } from '~/data/site/searchParams'
import { searchSchemas } from '~/data/site/searchSchemas'
import { root } from './paths'

interface FoundLink {
  link: unknown
  /** Where it stands, such as `content.meanwhile[0].link`. */
  at: string
}

interface Problem {
  problem: string
  /** What stands in the source of such a link; where the first of these texts is, the fault is. */
  written: readonly string[]
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Every link in a piece of content, whatever its depth. */
export function linksIn(value: unknown, at = ''): FoundLink[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, `${at}[${index}]`))
  if (!isPlain(value)) return []
  if (typeof value.to === 'string' && value.to.startsWith('/')) return [{ link: value, at }]
  return Object.entries(value).flatMap(([name, item]) => linksIn(item, at ? `${at}.${name}` : name))
}

const schemas = new Map(Object.entries(searchSchemas))

/** The facets of each page that has some: of them the list reads what the schema lets pass. */
const tables: ReadonlyMap<string, Facets> = new Map<SiteLink['to'], Facets>([
  ['/', homeFacets],
  ['/blog', blogFacets],
  ['/categories/$category', categoryFacets],
  ['/courses', catalogueFacets],
  ['/programs', programFacets],
])

/** What a page makes of the query of a link to it. */
function readAt(to: string, search: object): Readonly<Record<string, unknown>> {
  const read = schemas.get(to)?.parse(parseSearch(stringifySearch(search))) ?? {}
  return { ...read, ...askedOf(tables.get(to) ?? {}, [], Object.fromEntries(Object.entries(read))).choices }
}

/** A value as the sources write it. */
const literal = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(literal).join(', ')}]`
    : typeof value === 'string'
      ? `'${value}'`
      : String(value)

/** The values of a query that the page it leads to would not read as they are meant. */
function droppedFrom({ to, search = {} }: SiteLink): Problem[] {
  const read = new Map(Object.entries(readAt(to, search)))
  return Object.entries(search).flatMap(([name, value]) => {
    if (JSON.stringify(read.get(name)) === JSON.stringify(value)) return []
    const written = `${name}: ${literal(value)}`
    return [{ problem: `${to} drops ${written}`, written: [written, `'${to}'`] }]
  })
}

/** What is wrong with a link, where these are the addresses that there are. */
export function problemsOf(link: unknown, paths: ReadonlySet<string>): Problem[] {
  const { data } = siteLinkSchema.safeParse(link)
  if (!data) return [{ problem: `${JSON.stringify(link)} is no link`, written: [] }]
  if (paths.has(pathOf(data))) return droppedFrom(data)
  const written = [...Object.values(data.params ?? {}), data.to].map((text) => `'${text}'`)
  return [{ problem: `there is no page at ${pathOf(data)}`, written }]
}

/** A formatted link takes at most this many lines. */
const LINES = 4

/** File and line of each place that may hold the fault: those that hold most of the link, where some do. */
function placesOf([text, ...rest]: readonly string[], files: ReadonlyMap<string, string>): string[] {
  if (text === undefined) return []
  const found = [...files].flatMap(([file, source]) => {
    const lines = source.split('\n')
    return lines.flatMap((line, index) => {
      if (!line.includes(text)) return []
      const around = lines.slice(Math.max(0, index - LINES), index + LINES).join('\n')
      return [
        { place: `${file}:${index + 1}`, likely: rest.filter((other) => around.includes(other)).length },
      ]
    })
  })
  const likeliest = Math.max(...found.map(({ likely }) => likely))
  return found.filter(({ likely }) => likely === likeliest).map(({ place }) => place)
}

/** One sentence for each link that leads nowhere: what is wrong, on which page and where its source says so. */
export function linkFaults(
  sources: PageFamilies,
  modules: Readonly<Record<string, object>>,
  files: ReadonlyMap<string, string>,
): string[] {
  const paths = new Set(allAddresses(sources).map(({ path }) => path))
  const faults = new Map<string, { first: string; more: number; places: readonly string[] }>()
  const check = (where: string, content: unknown) => {
    for (const { link, at } of linksIn(content)) {
      for (const { problem, written } of problemsOf(link, paths)) {
        const known = faults.get(problem)
        if (known) known.more += 1
        else faults.set(problem, { first: `${where}, ${at}`, more: 0, places: placesOf(written, files) })
      }
    }
  }
  for (const [name, source] of Object.entries(sources)) {
    for (const id of source.ids()) {
      const { head, trail, content } = source.load(id) ?? {}
      check(`page ${head?.path ?? name}`, { trail, content })
    }
  }
  // Screens import some texts themselves, such as those of the footer.
  for (const [file, module] of Object.entries(modules)) check(file.replace('../', ''), { ...module })
  return [...faults].map(
    ([problem, { first, more, places }]) =>
      `${problem}: ${first}${more ? ` and ${more} more` : ''}; see ${places.join(', ') || 'what makes it'}`,
  )
}

const data = 'src/data'

/** The text of every source of the content, by its path. */
export const dataFiles = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(root, data), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [`${data}/${file}`, readFileSync(join(root, data, file), 'utf8')]),
  )

/** Fails where content links to no page of the site, or asks for what the page does not know. */
export function checkLinks(sources: PageFamilies) {
  const modules = import.meta.glob<object>('../src/data/**/*.ts', { eager: true })
  const faults = linkFaults(sources, modules, dataFiles())
  if (faults.length > 0) throw new Error(`Links that lead nowhere:\n${faults.join('\n')}`)
}
