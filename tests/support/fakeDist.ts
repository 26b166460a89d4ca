import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { precompress } from '../../build/compress'

const page = (title: string) =>
  `<!doctype html><html lang="en-AU"><title>${title}</title><script type="module" src="/assets/main-1a2b.js" integrity="sha384-AAAA"></script><h1>${title}</h1>${'<p>Text.</p>'.repeat(40)}</html>\n`

/** One of each kind of file that a build leaves, and the files that must stay hidden. */
const files: Readonly<Record<string, string>> = {
  'index.html': page('Home'),
  '404.html': page('Page not found'),
  'courses/index.html': page('Courses'),
  'courses/first-aid/index.html': page('First aid'),
  'machines/index.html': page('Machines'),
  'machines/toast/index.html': page('toast'),
  'assets/main-1a2b.js': `export const text = '${'a'.repeat(500)}'\n`,
  'assets/main-3c4d.css': 'p{margin:0}'.repeat(50),
  'assets/type-5e6f.woff2': 'not really a font',
  'data/version.json': '{"version":"9a8b"}',
  'data/9a8b/course/first-aid.json': '{"id":"first-aid"}',
  'data/9a8b/courses/title/words-0.bin': 'not really bits',
  'data/9a8b/courses.json': JSON.stringify(Array.from({ length: 50 }, (_, id) => ({ id }))),
  'art/hero.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(50)}</svg>`,
  'icon-192.png': 'not really a picture',
  'sw.js': 'self.addEventListener("fetch", () => {})\n',
  'machines/toast/toast.scxml': '<scxml/>',
  'og/site.png': 'not really a picture',
  'sitemap.xml': `<urlset>${'<url/>'.repeat(50)}</urlset>`,
  'robots.txt': 'User-agent: *\n',
  'manifest.webmanifest': JSON.stringify({ name: 'Test', text: 'a'.repeat(300) }),
  '.vite/manifest.json': '{}',
  '.well-known/security.txt': 'Contact: mailto:help@test.example\n',
  _headers: '/*\n',
  '.deploy/headers.json': '{}',
}

export const distFiles = Object.keys(files)

export interface FakeDist {
  dist: string
  remove: () => Promise<void>
}

/** A small built site in a folder of its own, compressed as the real one is. */
export async function makeFakeDist(): Promise<FakeDist> {
  const dist = await mkdtemp(join(tmpdir(), 'site-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true })
    await writeFile(join(dist, path), text)
  }
  await precompress(dist)
  return { dist, remove: () => rm(dist, { recursive: true }) }
}
