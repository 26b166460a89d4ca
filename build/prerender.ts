import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { company } from '~/data/company'
import { dataFileOf, deliver, eachAddress, findIn, type PageFamilies } from '~/data/site/page'
import type { render as Render, Rendering } from '~/server'
import { deliveryBarHtml } from '~/ui/site/deliveryBar'
import type { Inline } from '../deploy/headers'
import { documentHead, jsonForHtml } from './documentHead'
import { drawingSheet } from './drawings'
import { BASIC } from './fontSubsets'
import { allSources } from './machines/allSources'
import { SCRIPTS_FILE } from './pageScripts'
import { hashOf, sheetJoiner } from './pageSheets'
import { dist, serverDist } from './paths'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

export interface Prerendered {
  pages: number
  /** What stands inside the documents, which the policy must therefore allow. */
  inline: Inline
}

/** Writes at once: the ways to the thread that would write meanwhile take several times as long as a small file does. */
export const writerTo = (folder: string) => (path: string, content: string | Uint8Array) => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/**
 * Writes the data of every page, with what its screen fetches later, and gives the version: a hash over all data and the
 * names of all scripts, so that the files never change and a tab knows when either has been replaced. They are not held
 * until it is known, since a large catalogue would not fit.
 */
export async function writePageData(sources: PageFamilies, to: string, scripts: readonly string[] = []) {
  const write = writerTo(to)
  const hash = createHash('sha256').update(scripts.join())
  const unnamed = 'data/next'
  for (const [name, source] of Object.entries(sources)) {
    for (const id of source.ids()) {
      const page = source.load(id)
      if (!page) throw new Error(`The page source "${name}" lists the id "${id}" but does not know it.`)
      const file = dataFileOf(name, id)
      const json = JSON.stringify(deliver(file, page))
      hash.update(file).update(json)
      write(`${unnamed}/${file}`, json)
    }
    for (const [file, content] of source.files?.() ?? []) {
      hash.update(file).update(content)
      write(`${unnamed}/${name}/${file}`, content)
    }
  }
  const version = hash.digest('hex').slice(0, 12)
  await rename(join(to, unnamed), join(to, 'data', version))
  // Read without a cache by a tab that misses its data: it tells an unknown page from an outdated tab.
  write('data/version.json', JSON.stringify({ version }))
  return version
}

/** What the build says of its scripts: which there are, and which of them holds a source file. */
interface Scripts {
  manifest: Manifest
  scriptOf: Readonly<Record<string, string>>
}

async function readScripts(from: string): Promise<Scripts> {
  const read = async (file: string) => JSON.parse(await readFile(join(from, file), 'utf8'))
  return { manifest: await read('.vite/manifest.json'), scriptOf: await read(SCRIPTS_FILE) }
}

/** Finds the scripts of a route's screen, its sheets, and those of its late parts. */
function filesFinder({ manifest, scriptOf }: Scripts) {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const screens = Object.keys(scriptOf).flatMap((source) => {
    const name = /^src\/routes\/(.*)\.tsx\?tsr-split=component$/.exec(source)?.[1]
    return name === undefined ? [] : [{ source, routeId: routeIdOf(name) }]
  })
  const reachedFrom = (sources: readonly string[]) => {
    const reached = new Set(sources.flatMap((source) => scriptOf[source] ?? []))
    for (const file of reached) {
      for (const key of chunks.get(file)?.imports ?? []) {
        const next = manifest[key]?.file
        if (next !== undefined) reached.add(next)
      }
    }
    return [...reached]
  }
  const sheetsOf = (files: readonly string[]) => [
    ...new Set(files.flatMap((file) => chunks.get(file)?.css ?? [])),
  ]
  return ({ routeIds, lateParts }: Pick<Rendering, 'routeIds' | 'lateParts'>) => {
    const shownScreens = screens.filter(({ routeId }) => routeIds.includes(routeId))
    const scripts = reachedFrom(['src/main.tsx', ...shownScreens.map(({ source }) => source)])
    const own = sheetsOf(scripts)
    const late = sheetsOf(reachedFrom(lateParts)).filter((sheet) => !own.includes(sheet))
    return { scripts, sheets: { own, late } }
  }
}

/** 'courses.$course' and 'courses/$course' both belong to the route id '/courses/$course'. */
const routeIdOf = (file: string) =>
  `/${file.replaceAll('.', '/')}`.replace(/\/index$/, '/').replace(/\/route$/, '')

/**
 * Imports what is bundled already. Vite's module runner, by which this file runs, would transform it again, each part of
 * it when a page first needs that, and what it makes is slower.
 */
const importAsIs = new Function('url', 'return import(url)')

/** Where the scripts and sheets for browsers stand, and what renders. */
interface Built {
  from: string
  server: string
}

/** Makes the document of an address from the scripts and sheets that a build has left in a folder. */
export async function documentMaker(sources: PageFamilies, version: string, { from, server }: Built) {
  const findPage = (name: string, id: string) => findIn(sources, name, id)
  const { render }: { render: typeof Render } = await importAsIs(
    pathToFileURL(join(server, 'server.js')).href,
  )
  const built = await readScripts(from)
  const filesOf = filesFinder(built)
  const boot = await readFile(join(from, 'assets/boot.js'), 'utf8')
  const { parts, first } = splitTemplate(await readFile(join(from, 'index.html'), 'utf8'))
  const sheets = sheetJoiner(from)
  const fonts = Object.values(built.manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2') && file.includes(`-${BASIC}-`))
  const integrityOf = await integrities(built, from)

  const document = async (path: string, dataPath: string, address?: { name: string; id: string }) => {
    const rendering = await render(path, findPage)
    const files = filesOf(rendering)
    const sheet = await sheets.textFor(rendering.html, files.sheets)
    const head = documentHead({
      page: address && findPage(address.name, address.id),
      path,
      version,
      boot,
      sheet: sheet.text,
      sheetParts: sheet.whole,
      fontSheet: sheets.fontSheet(),
      fonts,
      paintedFrom: rendering.html.includes(' id="list"') ? 'list' : undefined,
      scripts: [first, ...files.scripts.filter((file) => file !== first)].map((file) => ({
        file,
        integrity: integrityOf(file),
      })),
    })
    const [toHtml, toHead, toRoot, toDrawings, toEnd] = parts
    const html = [
      toHtml,
      ` data-reads="${rendering.reads.join(' ')}"`,
      toHead,
      head,
      toRoot,
      ` data-path="${dataPath}">`,
      withoutStyles(rendering.html),
      '</div>',
      deliveryBarHtml(path),
      ...rendering.pages.map(pageDataElement),
      toDrawings,
      drawingSheet(rendering.html),
      toEnd,
    ].join('')
    return { html, status: rendering.status, sheetHash: sheet.hash }
  }

  return { document, sheets, inlineScripts: [hashOf(boot)] }
}

/** Renders every address into `dist/`. */
export async function prerender(): Promise<Prerendered> {
  const sources = await allSources()
  const write = writerTo(dist)
  const { manifest } = await readScripts(dist)
  const version = await writePageData(
    sources,
    dist,
    Object.values(manifest)
      .map(({ file }) => file)
      .sort(),
  )
  const { document, sheets, inlineScripts } = await documentMaker(sources, version, {
    from: dist,
    server: serverDist,
  })

  const sheetOf = new Map<string, string>()
  for (const { path, name, id } of eachAddress(sources)) {
    const { html, status, sheetHash } = await document(path, path, { name, id })
    if (status !== 200) throw new Error(`Prerendering ${path} gave status ${status}.`)
    write(join(path, 'index.html'), html)
    sheetOf.set(path, sheetHash)
  }
  const notFound = await document('/404', '/404.html')
  if (notFound.status !== 404) throw new Error(`The not-found page must be a 404, not ${notFound.status}.`)
  write('404.html', notFound.html)
  await rm(join(dist, '.vite'), { recursive: true })
  await rm(join(dist, 'assets/boot.js'))
  const all = [...sheetOf.values()]
  const alone = [...sheetOf].filter(([, hash]) => all.indexOf(hash) === all.lastIndexOf(hash))
  const fonts = hashOf(sheets.fontSheet())
  const stylesOf = Object.fromEntries(alone.map(([path, hash]) => [path, [hash, fonts]]))
  return {
    pages: sheetOf.size,
    inline: { scripts: inlineScripts, styles: sheets.hashes(), stylesOf },
  }
}

/** What a browser checks a script by before it runs it. */
async function integrities({ manifest }: Scripts, from: string) {
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) =>
    file.endsWith('.js'),
  )
  const known = new Map(
    await Promise.all(
      files.map(async (file) => {
        const hash = createHash('sha384').update(await readFile(join(from, file)))
        return [file, `sha384-${hash.digest('base64')}`] as const
      }),
    ),
  )
  return (file: string) => known.get(file) ?? ''
}

/** A page's data beside what was drawn from it, so that the application need not ask for it. */
const pageDataElement = (data: Rendering['pages'][number]) =>
  `<script type="application/json" data-file="${data.file}">${jsonForHtml(data)}</script>`

/**
 * The document without what the bundler names in it, parted where something of a page goes, and the script that starts
 * it. Parted once: to look for these places again would take longer the more of a page stands before them.
 */
function splitTemplate(html: string) {
  const [firstTag, first] = /<script type="module"[^>]* src="\/([^"]+)"><\/script>\s*/.exec(html) ?? []
  if (firstTag === undefined || first === undefined) throw new Error('The document names no first script.')
  const template = html
    .replace(/<!-- .*? -->\s*/g, '')
    .replace('<!--phone-->', company.phone.free.number)
    .replace(firstTag, '')
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
  const parts =
    /^(.*<html)( .*)<!--head-->(.*<div id="root")><!--app--><\/div>(.*)<!--drawings-->(.*)$/s.exec(template)
  if (!parts) throw new Error('The document has no place for the page.')
  return { parts: parts.slice(1), first }
}

/**
 * The policy refuses style attributes in HTML: the browser sets them through the CSSOM before it hydrates. A quotation
 * mark that is text is written as `&quot;`, so this is found in tags only.
 */
const withoutStyles = (html: string) => html.replaceAll(' style="', ' data-style="')
