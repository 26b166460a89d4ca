import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, findBrowser } from './findBrowser'
import { dist, root } from './paths'
import { startPreview } from './previewServer'

const folder = join(root, 'shots')
const allWidths = [360, 768, 1440]
const heights: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1440: 900 }
const schemes = ['light', 'dark'] as const
const parallelPages = 2

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, width: { type: 'string', multiple: true } },
})
const only = new RegExp(options.only)
const widths = options.width?.map(Number) ?? allWidths

async function builtPaths(): Promise<string[]> {
  const files = await readdir(dist, { recursive: true }).catch(() => [])
  return files
    .filter((file) => file === 'index.html' || file.endsWith(`${sep}index.html`))
    .map((file) => `/${file.split(sep).slice(0, -1).join('/')}`)
    .sort()
}

const fileFor = (path: string, width: number, scheme: string) =>
  join(folder, path === '/' ? 'home' : path.slice(1).replaceAll('/', '~'), `${width}-${scheme}.jpg`)

/** One page at one width, in both schemes. Returns what was wrong with it, if anything. */
async function shoot(
  browser: Browser,
  origin: string,
  path: string,
  width: number,
): Promise<string | undefined> {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}${path}`)
    const hydrated = await page
      .locator('html[data-hydrated]')
      .waitFor({ state: 'attached', timeout: 10_000 })
      .then(
        () => true,
        () => false,
      )
    // Pictures below the fold are fetched only when scrolled to, which nobody does here.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      await document.fonts.ready
    })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      const file = fileFor(path, width, colorScheme)
      await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 75, animations: 'disabled' })
    }
    return hydrated ? undefined : `${path} at ${width}: did not hydrate within 10 s`
  } catch (error) {
    return `${path} at ${width}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
  } finally {
    await context.close()
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function overview(paths: readonly string[]): string {
  const figure = (path: string, width: number, scheme: string) => {
    const source = relative(folder, fileFor(path, width, scheme))
      .split(sep)
      .map(encodeURIComponent)
      .join('/')
    return `<a href="${source}"><img src="${source}" alt="" loading="lazy"><span>${width} ${scheme}</span></a>`
  }
  const section = (path: string) => {
    const figures = widths.flatMap((width) => schemes.map((scheme) => figure(path, width, scheme)))
    return `<section><h2>${escaped(path)}</h2><div>${figures.join('')}</div></section>`
  }
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<title>Every page, every width</title>
<style>
  body { font: 1rem/1.4 system-ui, sans-serif; margin: 1.5rem; }
  div { display: flex; gap: 1rem; overflow-x: auto; }
  a { flex: none; color: inherit; }
  img { display: block; inline-size: 15rem; block-size: 20rem; object-fit: cover; object-position: top; border: 1px solid #999; }
</style>
<h1>${paths.length} pages</h1>
${paths.map(section).join('\n')}
</html>
`
}

const paths = (await builtPaths()).filter((path) => only.test(path))
if (paths.length === 0) {
  console.error('No built page to show. Build the site first (npm run build), or loosen --only.')
  process.exit(1)
}
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const preview = await startPreview({ port: 0, host: '127.0.0.1', dist })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...chromiumFlags] })
const problems: string[] = []
let done = 0
try {
  const queue = paths.values()
  const worker = async () => {
    for (const path of queue) {
      for (const width of widths) {
        const problem = await shoot(browser, preview.url, path, width)
        if (problem !== undefined) problems.push(problem)
      }
      done += 1
      if (done % 10 === 0 || done === paths.length) console.log(`${done} of ${paths.length} pages`)
    }
  }
  await Promise.all(Array.from({ length: parallelPages }, worker))
} finally {
  await browser.close()
  await preview.close()
}
await writeFile(join(folder, 'index.html'), overview(paths))
console.log('Look at shots/index.html')
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
