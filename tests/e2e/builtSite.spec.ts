import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '~/data/company'
import { parseSearch } from '~/data/site/searchParams'
import { BASIC, charactersOf } from '../../build/fontSubsets'
import { dist } from '../../build/paths'
import { expectNone, faultsIn } from '../support/faults'
import { expect, test } from '../support/page'
import { askedBy, siteLists } from '../support/siteLists'
import { builtPaths } from '../support/sitePages'
import { structuredDataFaults } from '../support/structuredData'

/** What was built, read as text: no browser has a hand in it. */
const pages = new Map(builtPaths.map((path) => [path, readFileSync(join(dist, path, 'index.html'), 'utf8')]))

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const isPublic = (html: string) => !html.includes('<meta name="robots" content="noindex">')

/** The machines can be looked at by whoever knows their address; the public site does not lead there. */
const isOfPublicSite = (path: string) => path.split('/')[1] !== 'machines'

const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map(([, path = '']) => path)

test('links in the served pages lead from home to every page', () => {
  const reached = new Set(['/'])
  for (const path of reached) for (const link of linksOf(pages.get(path) ?? '')) reached.add(link)
  const canonical = [...pages]
    .filter(([path]) => isOfPublicSite(path))
    .map(([path, html]) => new URL(canonicalOf(html) ?? path, company.site).pathname)
  expectNone(
    faultsIn(
      [...new Set(canonical)],
      (path) => !reached.has(path),
      (path) => `Nothing leads to ${path}: link it, for example in src/data/site/footerNavigation.ts.`,
    ),
  )
})

test('a link that asks something of a list leads to items that it has', () => {
  const asking = [...pages.values()].flatMap((html) =>
    [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)\?([^"#]*)/g)].map(([, path = '', query = '']) => ({
      path,
      query: query.replaceAll('&amp;', '&'),
    })),
  )
  const toLists = Object.values(siteLists).flatMap((list) =>
    asking
      .filter(({ path }) => path === list.path)
      .map(({ path, query }) => ({
        address: `${path}?${query}`,
        count: list.list.count(askedBy(list, parseSearch(query))),
      })),
  )
  expect(new Set(toLists.map(({ address }) => address.replace(/\?.*/, '')))).toEqual(
    new Set(['/blog', '/courses', '/programs']),
  )
  expectNone(
    faultsIn(
      toLists,
      ({ count }) => count === 0,
      ({ address }) => `A page links to ${address}, where nothing is found.`,
    ),
  )
})

test('the sitemap lists every public page once, at its canonical address', () => {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  const canonical = [...pages.values()].filter(isPublic).map(canonicalOf)
  expect(listed.sort()).toEqual([...new Set(canonical)].sort())
})

test('structured data is what its schema types say', () => {
  const faults: string[] = []
  const types = new Set<string>()
  for (const [path, html] of pages) {
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
      types.add(/"@type":"(\w+)"/.exec(json)?.[1] ?? json)
      for (const fault of structuredDataFaults(json)) faults.push(`${path}: ${fault}`)
    }
  }
  expect(faults).toEqual([])
  expect([...types].sort()).toEqual([
    'Article',
    'Blog',
    'BreadcrumbList',
    'Course',
    'EducationalOrganization',
    'ItemList',
  ])
})

test('no list of links takes more than one page for the current one', () => {
  const faults = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/<nav\b[\s\S]*?<\/nav>/g)].flatMap(([nav]) => {
      const current = nav.match(/<[^>]*aria-current="page"[^>]*>/g) ?? []
      return current.length > 1 ? [`${path}: ${current.join(' ')}`] : []
    }),
  )
  expect(faults).toEqual([])
})

const unfinished = [
  /lorem|ipsum/i,
  /\b(?:TODO|TBD|FIXME|XXX)\b/,
  /\shref="(?:#|javascript:[^"]*|)"/,
  /\s(?:src|href)="[^"]*(?:placeholder|placehold|picsum|dummy)/i,
  /\bundefined\b|\bNaN\b|\[object Object\]/,
  /<img(?![^>]*\salt=)[^>]*>/,
]

/** A page without the code that it shows, which has a font of its own, and without where it takes that from. */
const withoutCode = (html: string) =>
  html
    .replace(/<pre\b[\s\S]*?<\/pre>/g, '')
    .replace(/<script type="application\/json" data-file="machine\/[\s\S]*?<\/script>/g, '')

test('nothing unfinished stands in a page', () => {
  const faults = [...pages].flatMap(([path, whole]) => {
    const html = withoutCode(whole)
    return unfinished.flatMap((pattern) => {
      const found = pattern.exec(html)
      return found ? [`${path}: …${html.slice(Math.max(0, found.index - 40), found.index + 60)}…`] : []
    })
  })
  expect(faults).toEqual([])
})

test("the first of each font's files has every character that a page writes", () => {
  const sheets = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'))
  const faces = new Set(
    sheets.flatMap((file) => {
      const css = readFileSync(join(dist, 'assets', file), 'utf8')
      return [...css.matchAll(/@font-face\{[^}]*\}/g)].map(([rule]) => rule)
    }),
  )
  const inFirstFileOf = (family: string) => {
    const ranges = [...faces]
      .filter((rule) => rule.includes(family) && rule.includes(`-${BASIC}-`))
      .map((rule) => /unicode-range:([^;}]+)/.exec(rule)?.[1] ?? '')
    return new Set(charactersOf(ranges.join()))
  }
  const [text, display] = [inFirstFileOf('Figtree'), inFirstFileOf('Bricolage')]
  const notIn = (font: ReadonlySet<string>, path: string, html: string) =>
    [...new Set(html)]
      .filter((character) => character >= ' ' && !font.has(character))
      .map((character) => `${character} on ${path}`)
  const missing = [...pages].flatMap(([path, html]) => {
    // Numbers and quotations in the display font are seen in everyPage.spec.ts, as the browser asks for a second file.
    const headings = [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, , inside = '']) =>
      inside.replace(/<[^>]*>|&#?\w+;/g, ''),
    )
    return [...notIn(text, path, withoutCode(html)), ...notIn(display, path, headings.join(''))]
  })
  expect(missing).toEqual([])
})

test('every drawing that a page shows at once stands in it', () => {
  const missing = [...pages].flatMap(([path, html]) => {
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const shown = [...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id)
    if (shown.length === 0) return [`nothing on ${path}`]
    return shown.filter((id) => !ids.has(id)).map((id) => `${id} on ${path}`)
  })
  expect(missing).toEqual([])
})

test('every drawing that a page fetches later has its file', () => {
  const missing = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/ data-art="([^"]*)"/g)]
      .filter(([, name]) => !existsSync(join(dist, `art/${name}.svg`)))
      .map(([, name]) => `${name} on ${path}`),
  )
  expect(missing).toEqual([])
})

test('every file that a page names is there', () => {
  const missing = new Set<string>()
  for (const [path, html] of pages) {
    const named = [
      ...[...html.matchAll(/<(?:img|script|source|use)\b[^>]*\s(?:src|href)="(\/[^"#?]*)/g)].map(
        ([, file]) => file,
      ),
      ...[...html.matchAll(/<link\b[^>]*\shref="(\/[^"#?]*\.\w+)"/g)].map(([, file]) => file),
      ...[...html.matchAll(/\ssrcset="([^"]*)"/g)].flatMap(([, set = '']) =>
        set.split(',').map((entry) => entry.trim().split(' ')[0]),
      ),
    ]
    for (const file of named)
      if (file && !existsSync(join(dist, file))) missing.add(`${file}, named on ${path}`)
  }
  expect([...missing]).toEqual([])
})
