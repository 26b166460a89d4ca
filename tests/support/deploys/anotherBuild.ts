import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const isText = /\.(?:html|js|css|json|webmanifest)$/
/** Compressed twins would no longer match. Of pages and their data those near the root are enough, and take less time. */
const isLeftOut = /\.(?:br|gz|png)$|^(?:machines|guides)\/|^[^/]+\/.+\/index\.html$|^data\/[^/]+\/.+\//

/** Another hash of the same length. */
const other = (hash: string) =>
  createHash('sha256').update(hash).digest('base64url').replaceAll(/[-_]/g, 'x').slice(0, hash.length)

const digestOf = (content: Buffer | string, hash = 'sha384') =>
  createHash(hash).update(content).digest('base64')

/** What stands inside a document, and has to be allowed by its hash. */
const inlineOf = (html: string) =>
  [...html.matchAll(/<(style|script)\b[^>]*>([\s\S]+?)<\/\1>/g)].map(([, , text = '']) => text)

/**
 * Writes the site as the next build would leave it, without building: every file that is named by its content has
 * another name, the page data another version, and everything says so.
 */
export function writeAnotherBuild(dist: string, target: string) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replace(/^\//, ''))
    .filter((file) => !isLeftOut.test(file))
  const { version }: { version: string } = JSON.parse(readFileSync(join(dist, 'data/version.json'), 'utf8'))
  const nextVersion = createHash('sha256').update(version).digest('hex').slice(0, version.length)

  const names = new Map<string, string>()
  for (const file of files) {
    const [, name = '', hash, ending = ''] = /^assets\/(.+)-([\w-]{6,8})(\.\w+)$/.exec(file) ?? []
    if (hash !== undefined) names.set(`${name}-${hash}${ending}`, `${name}-${other(hash)}${ending}`)
  }
  const renamed = (text: string) =>
    text
      .replaceAll(/[\w.$~-]+-[\w-]{6,8}\.\w+/g, (name) => names.get(name) ?? name)
      .replaceAll(version, nextVersion)

  const digests = new Map<string, string>()
  const noted = new Set<string>()
  const noteInline = (before: string, after: string) => {
    const texts = inlineOf(after)
    for (const [index, text] of inlineOf(before).entries()) {
      if (noted.has(text)) continue
      noted.add(text)
      digests.set(digestOf(text, 'sha256'), digestOf(texts[index] ?? '', 'sha256'))
    }
  }
  const written = new Map<string, Buffer | string>()
  for (const file of files) {
    const content = readFileSync(join(dist, file))
    const next = isText.test(file) ? renamed(content.toString()) : content
    if (file.startsWith('assets/')) digests.set(digestOf(content), digestOf(next))
    if (file.endsWith('.html')) noteInline(content.toString(), String(next))
    written.set(renamed(file), next)
  }
  for (const [file, content] of written) {
    const path = join(target, file)
    mkdirSync(dirname(path), { recursive: true })
    const told =
      typeof content === 'string' && /\.html$|headers\.json$/.test(file)
        ? content.replaceAll(/(?<=sha(?:384|256)-)[\w+/=]+/g, (digest) => digests.get(digest) ?? digest)
        : content
    writeFileSync(path, file === 'sw.js' ? `/* the next */${told}` : told)
  }
}
