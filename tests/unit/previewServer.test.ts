import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedEncodings } from '../../build/contentEncoding'
import { type Preview, startPreview } from '../../build/previewServer'
import { headersOf, longestAddress } from '../../deploy/headers'
import { type FakeDist, makeFakeDist } from '../support/fakeDist'
import { rawRequest } from '../support/rawRequest'

let site: FakeDist
let preview: Preview

beforeAll(async () => {
  site = await makeFakeDist()
  preview = await startPreview({ port: 0, host: '127.0.0.1', dist: site.dist })
})
afterAll(async () => {
  await preview.close()
  await site.remove()
})

const ask = (target: string, options?: Parameters<typeof rawRequest>[2]) =>
  rawRequest(preview.url, target, options)

describe('addresses', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/?q=1', 200, 'Home'],
    ['/courses', 200, 'Courses'],
    ['/courses/first-aid?from=home', 200, 'First aid'],
    ['/courses/%66irst-aid', 200, 'First aid'],
    ['/nowhere', 404, 'Page not found'],
    ['/Courses', 404, 'Page not found'],
    ['/404.html', 404, 'Page not found'],
    ['/assets', 404, 'Page not found'],
    ['/assets/gone-0000.js', 404, 'Page not found'],
    [`/${'a'.repeat(2000)}`, 404, 'Page not found'],
  ])('%s is answered with %i', async (target, status, title) => {
    const answer = await ask(target)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body.toString()).toContain(`<h1>${title}</h1>`)
  })

  test('a trailing slash or index.html leads to the page itself', async () => {
    const answer = await ask('/courses/?page=2')
    expect(answer.status).toBe(308)
    expect(answer.headers.location).toBe('/courses?page=2')
    expect((await ask('/courses/index.html')).headers.location).toBe('/courses')
  })

  test.each([
    '/../package.json',
    '/courses/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%zz',
    '/%',
    '/%c3%28',
    '/a%00b',
    '*',
  ])('%s is malformed', async (target) => expect((await ask(target)).status).toBe(400))

  test.each([
    '/courses/../.vite/manifest.json',
    '/..\\package.json',
    '/.vite/manifest.json',
    '/index.html.br',
    '/_headers',
  ])('%s is not found', async (target) => expect((await ask(target)).status).toBe(404))

  test('dots that stay inside are resolved', async () => {
    expect((await ask('/courses/./first-aid')).status).toBe(200)
    expect((await ask('/courses/first-aid/../first-aid')).status).toBe(200)
  })

  test('an address that is too long is refused, and the server lives on', async () => {
    expect((await ask(`/${'a'.repeat(longestAddress)}`)).status).toBe(414)
    expect((await ask('/')).status).toBe(200)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
    const answer = await ask('/', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })

  test('HEAD has the headers of GET and no body', async () => {
    const [get, head] = [await ask('/courses'), await ask('/courses', { method: 'HEAD' })]
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(get.body.length))
    expect(head.headers.etag).toBe(get.headers.etag)
  })
})

describe('headers', () => {
  test.each(['/', '/nowhere', '/courses/', '/%zz', `/${'a'.repeat(longestAddress)}`, '/assets/gone-0000.js'])(
    'the whole set comes with %s',
    async (target) => {
      const { headers } = await ask(target)
      for (const [name, value] of headersOf({ variant: 'preview' })()) {
        expect(headers[name.toLowerCase()]).toBe(value)
      }
    },
  )

  test.each(['/assets/', '/assets/main-1a2b.js/', '/data/9a8b/'])(
    'the redirect of %s is not kept',
    async (target) => {
      const answer = await ask(target)
      expect(answer.status).toBe(308)
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  test('what a build decided is what its preview sends', async () => {
    const decided = {
      leadEndpoint: 'https://leads.example/',
      inline: { scripts: [], styles: ['sha256-b25l'] },
    }
    await writeFile(join(site.dist, '.deploy/headers.json'), JSON.stringify(decided))
    const other = await startPreview({ port: 0, host: '127.0.0.1', dist: site.dist })
    const { headers } = await rawRequest(other.url, '/')
    await other.close()
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-b25l';")
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://leads.example;")
  })

  test('machine pages carry noindex, others do not', async () => {
    expect((await ask('/machines')).headers['x-robots-tag']).toBe('noindex')
    expect((await ask('/machines/toast')).headers['x-robots-tag']).toBe('noindex')
    expect((await ask('/courses')).headers['x-robots-tag']).toBeUndefined()
  })

  test.each([
    ['/assets/type-5e6f.woff2', 'font/woff2'],
    ['/art/hero.svg', 'image/svg+xml; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s', async (target, type) => {
    const answer = await ask(target)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
  })
})

test('a page does not ask for the text of a file that another stands in for', async () => {
  const stood = await startPreview({
    port: 0,
    host: '127.0.0.1',
    dist: site.dist,
    instead: new Map([['/assets/main-1a2b.js', 'export {}']]),
  })
  const ofPage = async (url: string) => (await rawRequest(url, '/courses')).body.toString()
  expect(await ofPage(stood.url)).toBe((await ofPage(preview.url)).replace(' integrity="sha384-AAAA"', ''))
  expect(await ofPage(preview.url)).toContain('integrity')
  expect((await rawRequest(stood.url, '/assets/main-1a2b.js')).body.toString()).toBe('export {}')
  await stood.close()
})

describe('freshness', () => {
  test('an unchanged file is answered with 304 and no body', async () => {
    const { headers } = await ask('/courses')
    for (const condition of [
      { 'if-none-match': `"other", W/${headers.etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': headers['last-modified'] ?? '' },
    ]) {
      const again = await ask('/courses', { headers: condition })
      expect(again.status).toBe(304)
      expect(again.body).toHaveLength(0)
      expect(again.headers.etag).toBe(headers.etag)
      expect(again.headers['cache-control']).toBe('no-cache')
    }
  })

  test('a changed file, a damaged condition and the not-found page are sent whole', async () => {
    expect((await ask('/courses', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    expect((await ask('/courses', { headers: { 'if-modified-since': 'yesterday' } })).status).toBe(200)
    expect((await ask('/nowhere', { headers: { 'if-none-match': '*' } })).status).toBe(404)
  })
})

describe('compression', () => {
  test('the twins hold the same bytes as the file', async () => {
    const plain = await ask('/courses')
    const br = await ask('/courses', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    const gzip = await ask('/courses', { headers: { 'accept-encoding': 'gzip' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect([plain, br, gzip].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'))
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('a file that compressing does not make smaller has no twin', async () => {
    const answer = await ask('/robots.txt', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers.vary).toBeUndefined()
  })

  test.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br', ['br', 'gzip', 'identity']],
    ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0.1, br;q=0', ['gzip', 'identity']],
    ['GZIP ; Q=1.000', ['gzip', 'identity']],
    ['x-gzip', ['gzip', 'identity']],
    ['gzip;q=0.5, identity', ['identity']],
    ['gzip;q=2, br;q=NaN, ;q=1,,', ['identity']],
    ['identity;q=0', ['identity']],
  ])('of %j it chooses %j', (header, expected) => expect(acceptedEncodings(header)).toEqual(expected))
})
