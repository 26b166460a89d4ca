import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { allAddresses, deliver, findIn, type PageFamilies } from '~/data/site/page'
import type { render as Render, Rendering } from '~/server'
import { documentHead } from './documentHead'
import { BASIC } from './fontSubsets'
import { allSources } from './machines/allSources'
import { dist, serverDist } from './paths'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

/** The file that holds a page's data, below `/data/<version>/`. */
const pageDataFile = (name: string, id: string) => `${name}${id && `/${id}`}.json`

/** Writes the data of every page and gives the version: a hash over all of it, so that the files never change. */
async function writePageData(sources: PageFamilies) {
  const files = new Map<string, string>()
  for (const [name, source] of Object.entries(sources)) {
    for (const id of source.ids()) {
      const page = source.load(id)
      if (!page) throw new Error(`The page source "${name}" lists the id "${id}" but does not know it.`)
      files.set(pageDataFile(name, id), JSON.stringify(deliver(page)))
    }
  }
  const hash = createHash('sha256')
  for (const [file, json] of files) hash.update(file).update(json)
  const version = hash.digest('hex').slice(0, 12)
  for (const [file, json] of files) await write(`data/${version}/${file}`, json)
  // Read without a cache by a tab that misses its data: it tells an unknown page from an outdated tab.
  await write('data/version.json', JSON.stringify({ version }))
  return version
}

async function write(path: string, text: string) {
  const file = join(dist, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** The chunks of a route's screen, so that hydration does not wait for one request after another. */
function assetsOf(manifest: Manifest, { routeIds, lateParts }: Pick<Rendering, 'routeIds' | 'lateParts'>) {
  const seen = new Set<string>()
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const next of chunk.imports ?? []) add(next)
  }
  for (const key of Object.keys(manifest)) {
    const screen = /^src\/routes\/(.*)\.tsx\?tsr-split=component$/.exec(key)?.[1]
    if (screen !== undefined && routeIds.includes(routeIdOf(screen))) add(key)
  }
  const scripts = new Set(files)
  for (const key of lateParts) add(key)
  return [...files].filter((file) => scripts.has(file) || file.endsWith('.css'))
}

/** 'courses.$course' and 'courses/$course' both belong to the route id '/courses/$course'. */
const routeIdOf = (file: string) =>
  `/${file.replaceAll('.', '/')}`.replace(/\/index$/, '/').replace(/\/route$/, '')

/** Renders every address into `dist/` and returns how many there are. */
export async function prerender() {
  const sources = await allSources()
  const findPage = (name: string, id: string) => findIn(sources, name, id)
  const { render } = (await import(/* @vite-ignore */ pathToFileURL(join(serverDist, 'server.js')).href)) as {
    render: typeof Render
  }
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  const boot = await nameByContent('assets/boot.js')
  const version = await writePageData(sources)
  const { template, siteSheets, siteScripts, entry } = splitTemplate(
    await readFile(join(dist, 'index.html'), 'utf8'),
  )
  const sheetOf = sheetWriter()

  const addresses = allAddresses(sources)

  const document = async (path: string, dataPath: string) => {
    const address = addresses.find((one) => one.path === path)
    const rendering = await render(path, findPage)
    const pages = rendering.pages.map((page) => ({ ...page, page: findPage(page.name, page.id) }))
    const files = assetsOf(manifest, rendering)
    // After the site's own sheet, which states the order of the layers.
    const sheetParts = [...new Set([...siteSheets, ...files.filter((file) => file.endsWith('.css'))])]
    const scripts = files.filter((file) => file.endsWith('.js') && file !== entry)
    const head = documentHead({
      page: address && findPage(address.name, address.id),
      path,
      version,
      boot,
      sheet: await sheetOf(sheetParts),
      sheetParts,
      entry,
      scripts: [...new Set([...siteScripts, ...scripts])],
      data: pages
        .filter(({ page }) => page)
        .map(({ name, id }) => `data/${version}/${pageDataFile(name, id)}`),
      fonts: Object.values(manifest)
        .map(({ file }) => file)
        .filter((file) => file.endsWith('.woff2') && file.includes(`-${BASIC}-`)),
    })
    const html = template
      .replace('<!--head-->', () => head)
      .replace(
        '<div id="root"><!--app-->',
        () => `<div id="root" data-path="${dataPath}">${withoutStyles(rendering.html)}`,
      )
    return { html, status: rendering.status }
  }

  for (const { path } of addresses) {
    const { html, status } = await document(path, path)
    if (status !== 200) throw new Error(`Prerendering ${path} gave status ${status}.`)
    await write(join(path, 'index.html'), html)
  }
  const notFound = await document('/404', '/404.html')
  if (notFound.status !== 404) throw new Error(`The not-found page must be a 404, not ${notFound.status}.`)
  await write('404.html', notFound.html)
  await rm(join(dist, '.vite'), { recursive: true })
  return addresses.length
}

const linksOf = (html: string, rel: string) =>
  [...html.matchAll(/<link rel="(\w+)"[^>]* href="\/([^"]+)">\s*/g)].filter(([, kind]) => kind === rel)

/** The document without what the bundler names in it, and the files that it named. */
function splitTemplate(html: string) {
  const sheets = linksOf(html, 'stylesheet')
  const scripts = linksOf(html, 'modulepreload')
  const [entryTag, entry] = /<script type="module"[^>]* src="\/([^"]+)"><\/script>\s*/.exec(html) ?? []
  if (entryTag === undefined || entry === undefined) throw new Error('The document names no first script.')
  let template = html.replace(/<!-- .*? -->\s*/g, '').replace(entryTag, '')
  for (const [link] of [...sheets, ...scripts]) template = template.replace(link, '')
  const files = (links: typeof sheets) => links.map(([, , file = '']) => file)
  return { template, siteSheets: files(sheets), siteScripts: files(scripts), entry }
}

/**
 * Joins the sheets of a page: a dozen requests would hold up its first paint. Pages that need the same share a file.
 */
function sheetWriter() {
  const written = new Map<string, Promise<string>>()
  const joined = async (parts: readonly string[]) => {
    const texts = await Promise.all(parts.map((file) => readFile(join(dist, file), 'utf8')))
    const text = texts.join('')
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
    const file = `assets/page-${hash}.css`
    await write(file, text)
    return file
  }
  return (parts: readonly string[]) => {
    const key = parts.join()
    const file = written.get(key) ?? joined(parts)
    written.set(key, file)
    return file
  }
}

/** The policy refuses style attributes in HTML: the browser sets them through the CSSOM before it hydrates. */
const withoutStyles = (html: string) => html.replace(/(<[^<>]*?) style="/g, '$1 data-style="')

/** Renames an asset so that its name changes with its content. */
async function nameByContent(path: string) {
  const content = await readFile(join(dist, path))
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const named = path.replace(/(\.\w+)$/, `-${hash}$1`)
  await rename(join(dist, path), join(dist, named))
  return named
}
