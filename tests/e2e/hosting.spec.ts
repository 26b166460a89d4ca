// What hosts are told about the built site, read and asked for without a browser.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { builtHeaders } from '../../build/hostFiles'
import { lockedPackages, readLockfile } from '../../build/packages'
import { dist } from '../../build/paths'
import { startPreview } from '../../build/previewServer'
import { contentSecurityPolicy, headersOf } from '../../deploy/headers'
import { observatory, observatoryBest } from '../support/observatory'
import { rawRequest } from '../support/rawRequest'
import { builtPaths } from '../support/sitePages'
import { staticHostAnswer, staticHosts } from '../support/staticHosts'

const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const documents = [...builtPaths.map((path) => join(path, 'index.html')), '404.html']
const headers = builtHeaders(dist)
const hashOf = (kind: 'sha256' | 'sha384', content: string | Buffer) =>
  `${kind}-${createHash(kind).update(content).digest('base64')}`

test('the policy allows what stands in the documents by its hash, and no more than that', () => {
  const [scripts, styles] = [new Set<string>(), new Set<string>()]
  for (const document of documents) {
    const html = read(document)
    for (const [, text = ''] of html.matchAll(/<script>(.*?)<\/script>/gs))
      scripts.add(hashOf('sha256', text))
    for (const [, text = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
      styles.add(hashOf('sha256', text))
    // It would stand inline as well.
    if (/<script(?=[^>]*(?:module|javascript))(?![^>]* src=)/.test(html)) scripts.add(document)
  }
  expect(new Set(headers.inline?.scripts)).toEqual(scripts)
  expect(new Set(headers.inline?.styles)).toEqual(styles)
})

test('every script and sheet that a document loads is checked against its hash', () => {
  const hashes = new Map<string, string>()
  const unchecked = documents.flatMap((document) => {
    const tags =
      read(document).match(/<script [^>]*src=[^>]*>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g) ?? []
    // Sheets that already stand in the document are named so that no script loads them again.
    const loading = tags.filter((tag) => !/ href="[^"]*" disabled>$/.test(tag))
    const wrong = loading.filter((tag) => {
      const [, file = ''] = / (?:src|href)="\/([^"]+)"/.exec(tag) ?? []
      const hash = hashes.get(file) ?? hashOf('sha384', readFileSync(join(dist, file)))
      hashes.set(file, hash)
      return !tag.includes(` integrity="${hash}"`)
    })
    return loading.length > 2 ? wrong : [`${document} loads next to nothing`]
  })
  expect(unchecked).toEqual([])
  expect(hashes.size).toBeGreaterThan(5)
})

test('all three hosts are told the policy of this build', async () => {
  const production = contentSecurityPolicy({ ...headers, variant: 'production' })
  const own = contentSecurityPolicy({
    variant: 'production',
    inline: { scripts: headers.inline?.scripts ?? [], styles: headers.inline?.stylesOf?.['/courses'] ?? [] },
  })
  expect(own.length).toBeLessThan(production.length)
  const policies = { '/courses': own, '/courses/nobody': production, '/about': production }
  for (const host of staticHosts) {
    for (const [path, policy] of Object.entries(policies))
      expect(staticHostAnswer(read('_headers'), path, host).get('content-security-policy')).toBe(policy)
  }
  for (const policy of [production, own]) expect(read('.deploy/nginx.conf')).toContain(policy)
  const preview = await startPreview({ port: 0, host: '127.0.0.1', dist, variant: 'production' })
  try {
    for (const [path, policy] of Object.entries(policies)) {
      const answer = await rawRequest(preview.url, path)
      expect(answer.headers['content-security-policy']).toBe(policy)
      expect(observatory(answer)).toMatchObject({ score: observatoryBest, grade: 'A+' })
    }
    for (const hidden of ['/.deploy/nginx.conf', '/.deploy/headers.json', '/_headers'])
      expect((await rawRequest(preview.url, hidden)).status).toBe(404)
  } finally {
    await preview.close()
  }
})

test('data is kept for good, and never the file that says which data holds', () => {
  const cacheOf = (file: string) => new Map(headersOf({ variant: 'production' })(file)).get('Cache-Control')
  const files = readdirSync(join(dist, 'data'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:json|bin)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    const expected = file === 'version.json' ? 'no-store' : 'public, max-age=31536000, immutable'
    expect(cacheOf(`/data/${file}`), file).toBe(expected)
    for (const host of staticHosts)
      expect(staticHostAnswer(read('_headers'), `/data/${file}`, host).get('cache-control')).toBe(expected)
  }
})

test('no line of the static hosts is longer than the most that one of them reads', () => {
  for (const line of read('_headers').split('\n')) expect(line.length, line.slice(0, 60)).toBeLessThan(2000)
})

test('what others made is named with its licence, and weaknesses have an address', () => {
  const bill: { components: { name: string; version: string; scope: string }[] } = JSON.parse(
    read('.deploy/sbom.cdx.json'),
  )
  const ofSite = lockedPackages(readLockfile()).filter(({ isTool }) => !isTool)
  expect(new Set(bill.components.map(({ name, version }) => `${name}@${version}`))).toEqual(
    new Set(ofSite.map(({ name, version }) => `${name}@${version}`)),
  )
  const notices = read('third-party-notices.txt')
  const shipped = bill.components.filter(({ scope }) => scope === 'required')
  expect(shipped.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'xstate', 'react-aria', '@fontsource-variable/figtree']),
  )
  for (const { name, version } of shipped) expect(notices).toContain(`${name} ${version} (`)
  expect(Date.parse(/^Expires: (.*)$/m.exec(read('.well-known/security.txt'))?.[1] ?? '')).toBeGreaterThan(
    Date.now(),
  )
})
