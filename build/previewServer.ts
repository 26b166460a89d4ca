import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, posix } from 'node:path'
import {
  type BuiltHeaders,
  defaultType,
  type Header,
  headersOf,
  isHidden,
  longestAddress,
  mimeTypes,
  redirectFor,
  redirectStatus,
  type Variant,
} from '../deploy/headers'
import { acceptedEncodings, type Encoding, twins } from './contentEncoding'
import { builtHeaders } from './hostFiles'

export interface PreviewOptions {
  /** 0 takes a free port. */
  port: number
  host: string
  /** The folder that holds the built site. */
  dist: string
  /** What is answered instead of a file of the folder, by its path. Pages then do not ask for the file's own text. */
  instead?: ReadonlyMap<string, string>
  variant?: Variant
  /** Those that the build of the folder decided, unless others are asked for. */
  headers?: BuiltHeaders
}

export interface Preview {
  url: string
  close: () => Promise<void>
}

interface SentFile {
  /** Path within the site, not on the disk. */
  path: string
  body: Buffer
  encoding: Encoding
  /** Whether the answer depends on what the client accepts. */
  varies: boolean
  modified: Date
}

const notFoundFile = '/404.html'

/** The path of a raw request target, decoded and free of `.` and `..`; nothing when there is no such path. */
function pathOf(target: string): string | undefined {
  const [raw = ''] = target.split(/[?#]/, 1)
  let decoded: string
  try {
    decoded = decodeURIComponent(raw)
  } catch {
    return undefined
  }
  if (!decoded.startsWith('/') || decoded.includes('\0')) return undefined
  let depth = 0
  for (const segment of decoded.split('/')) {
    if (segment === '..') depth -= 1
    else if (segment !== '' && segment !== '.') depth += 1
    if (depth < 0) return undefined
  }
  return posix.normalize(decoded)
}

async function readIfFile(path: string) {
  try {
    const info = await stat(path)
    return info.isFile() ? { body: await readFile(path), modified: info.mtime } : undefined
  } catch {
    // Absent, too long a name, or gone since the look: to a visitor all of these are "not found".
    return undefined
  }
}

/** The file at a path, as the best of its twins that the client accepts. */
async function findFile(
  dist: string,
  path: string,
  accepted: readonly Encoding[],
): Promise<SentFile | undefined> {
  const plain = await readIfFile(join(dist, path))
  if (!plain) return undefined
  const present = await Promise.all(
    twins.map(async ({ encoding, suffix }) => ({
      encoding,
      file: await readIfFile(join(dist, `${path}${suffix}`)),
    })),
  )
  const varies = present.some(({ file }) => file !== undefined)
  for (const encoding of accepted) {
    const twin = present.find((candidate) => candidate.encoding === encoding)?.file
    if (twin) return { path, encoding, varies, ...twin }
    if (encoding === 'identity') break
  }
  return { path, encoding: 'identity', varies, ...plain }
}

const etagOf = ({ modified, body }: SentFile) =>
  `"${modified.getTime().toString(16)}-${body.length.toString(16)}"`

function isFresh(request: IncomingMessage, file: SentFile): boolean {
  const match = request.headers['if-none-match']
  if (match !== undefined) {
    const tags = match.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    return tags.includes('*') || tags.includes(etagOf(file))
  }
  const since = Date.parse(request.headers['if-modified-since'] ?? '')
  return Math.floor(file.modified.getTime() / 1000) * 1000 <= since
}

function sendText(response: ServerResponse, headers: readonly Header[], status: number, text: string) {
  response.setHeaders(new Map(headers))
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(text) }).end(text)
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly Header[],
  status: 200 | 404,
  file: SentFile,
) {
  response.setHeaders(new Map(headers))
  response.setHeader('ETag', etagOf(file))
  if (status === 200) response.setHeader('Last-Modified', file.modified.toUTCString())
  if (file.varies) response.setHeader('Vary', 'Accept-Encoding')
  if (status === 200 && isFresh(request, file)) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Type', mimeTypes[posix.extname(file.path).slice(1)] ?? defaultType)
  response.setHeader('Content-Length', file.body.length)
  if (file.encoding !== 'identity') response.setHeader('Content-Encoding', file.encoding)
  response.writeHead(status).end(file.body)
}

/** A page without the hashes of the files that others stand in for: the browser would refuse those. */
const withoutHashes = (html: string, files: Iterable<string>) =>
  [...files].reduce(
    (text, file) =>
      text.replace(/<(?:script|link)\b[^>]*>/g, (tag) =>
        tag.includes(`"${file}"`) ? tag.replace(/ integrity="[^"]*"/, '') : tag,
      ),
    html,
  )

/** A server for the built site that answers as the production host does. */
export async function startPreview({
  port,
  host,
  dist,
  instead = new Map(),
  variant = 'preview',
  headers = builtHeaders(dist),
}: PreviewOptions): Promise<Preview> {
  const headersFor = headersOf({ ...headers, variant })
  const modified = new Date()

  function fileInstead(path: string): SentFile | undefined {
    const text = instead.get(path)
    if (text === undefined) return undefined
    return { path, body: Buffer.from(text), encoding: 'identity', varies: false, modified }
  }

  async function findPage(path: string, accepted: readonly Encoding[]) {
    if (instead.size === 0) return findFile(dist, path, accepted)
    const page = await findFile(dist, path, ['identity'])
    return page && { ...page, body: Buffer.from(withoutHashes(page.body.toString(), instead.keys())) }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const target = request.url ?? '/'
    const refuse = (status: number, text: string) => sendText(response, headersFor(), status, text)
    if (target.length > longestAddress) return refuse(414, 'The address is too long.\n')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return refuse(405, 'Only GET and HEAD are answered here.\n')
    }
    const path = pathOf(target)
    if (path === undefined) return refuse(400, 'The address is malformed.\n')
    const redirect = redirectFor(target)
    if (redirect !== undefined) {
      response.setHeader('Location', redirect)
      return refuse(redirectStatus, `Moved to ${redirect}\n`)
    }
    const accepted = acceptedEncodings(request.headers['accept-encoding'])
    const file = isHidden(path)
      ? undefined
      : (fileInstead(path) ??
        (await findPage(posix.join(path, 'index.html'), accepted)) ??
        (await findFile(dist, path, accepted)))
    if (file) return sendFile(request, response, headersFor(file.path), 200, file)
    const notFound = await findPage(notFoundFile, accepted)
    if (notFound) return sendFile(request, response, headersFor(), 404, notFound)
    refuse(404, 'Not found.\n')
  }

  // Node's own limit counts all headers; several times the longest address leaves the 414 to `answer`.
  const server = createServer({ maxHeaderSize: longestAddress * 8 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendText(response, headersFor(), 500, 'The preview server failed.\n')
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
