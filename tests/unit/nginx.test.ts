import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Preview, startPreview } from '../../build/previewServer'
import { type BuiltHeaders, headerRules, longestAddress } from '../../deploy/headers'
import { nginxConfig } from '../../deploy/nginx'
import { productionSite } from '../../deploy/productionSite'
import { type FakeDist, makeFakeDist } from '../support/fakeDist'
import { observatory, observatoryBest } from '../support/observatory'
import { type RawAnswer, rawRequest } from '../support/rawRequest'

const run = promisify(execFile)
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }

const isThere = (command: string) => spawnSync(command, ['-v'], { env }).error === undefined

/** Debian's own nginx; as root one is installed, without starting it as a service. */
function ensureNginx(): boolean {
  if (isThere('nginx')) return true
  if (process.getuid?.() !== 0) return false
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  spawnSync('apt-get', ['update'], { env: quiet })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], { env: quiet })
  return isThere('nginx')
}

/** As many hashes as a build has, and then some: nginx reads no value of any length. */
const built: BuiltHeaders = {
  leadEndpoint: 'https://leads.example/v1',
  reportEndpoint: 'https://reports.example/csp?of=site&x=1',
  inline: {
    scripts: [`sha256-${'s'.repeat(43)}=`],
    styles: Array.from({ length: 45 }, (_, at) => `sha256-${String(at).padStart(43, '+')}=`),
    stylesOf: { '/': [`sha256-${'h'.repeat(43)}=`], '/courses': [`sha256-${'c'.repeat(43)}=`] },
  },
}

const present = ensureNginx()
if (!present) {
  console.warn('NOT RUN: the comparison with nginx. It is not installed and this account cannot install it.')
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** The frame a Debian host puts around the generated file, with everything written inside one folder. */
const frame = (folder: string, site: string) => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 64; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`

interface RunningNginx {
  url: string
  close: () => Promise<void>
}

/** @param listen where it answers over plain http */
async function startNginx(folder: string, listen: string, config: string): Promise<RunningNginx> {
  const file = join(folder, 'nginx.conf')
  await mkdir(folder, { recursive: true })
  await writeFile(file, frame(folder, config))
  const server = spawn('nginx', ['-p', folder, '-e', join(folder, 'start.log'), '-c', file], { env })
  let said = ''
  server.stderr.on('data', (chunk) => {
    said += chunk
  })
  const url = `http://${listen}`
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`nginx refused its configuration: ${said}`)
    const answers = await rawRequest(url, '/').then(
      () => true,
      () => false,
    )
    if (answers) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    close: async () => {
      server.kill('SIGQUIT')
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

describe.skipIf(!present)('under real nginx', () => {
  let site: FakeDist
  let folder: string
  let nginx: RunningNginx
  let preview: Preview

  beforeAll(async () => {
    site = await makeFakeDist()
    folder = await mkdtemp(join(tmpdir(), 'nginx-'))
    // As root, nginx reads the site as another account.
    await Promise.all([chmod(folder, 0o755), chmod(site.dist, 0o755)])
    const listen = `127.0.0.1:${await freePort()}`
    const config = {
      ...built,
      variant: 'production',
      serverName: 'site.test',
      root: site.dist,
      listen,
    } as const
    nginx = await startNginx(folder, listen, nginxConfig(config))
    preview = await startPreview({
      port: 0,
      host: '127.0.0.1',
      dist: site.dist,
      variant: 'production',
      headers: built,
    })
  })
  afterAll(async () => {
    await Promise.all([nginx?.close(), preview?.close()])
    await Promise.all([site?.remove(), rm(folder, { recursive: true, force: true })])
  })

  const compared = [
    ...headerRules({ ...built, variant: 'production' }).map(({ name }) => name.toLowerCase()),
    'location',
    'allow',
  ]
  const ofFiles = ['content-type', 'content-encoding', 'content-length', 'vary', 'last-modified']
  const pick = ({ status, headers }: RawAnswer, names: readonly string[]) => ({
    status,
    headers: Object.fromEntries(names.map((name) => [name, headers[name]])),
  })
  const both = async (target: string, options?: Parameters<typeof rawRequest>[2]) =>
    Promise.all([rawRequest(nginx.url, target, options), rawRequest(preview.url, target, options)])

  test.each([
    '/',
    '/?q=1&page=2',
    '/courses',
    '/courses/first-aid',
    '/courses/%66irst-aid',
    '/courses/./first-aid',
    '/machines',
    '/machines/toast',
    '/machines/nobody',
    '/nowhere',
    '/404.html',
    '/courses/nobody?x=1',
    '/assets',
    '/assets/main-1a2b.js',
    '/assets/main-3c4d.css',
    '/assets/type-5e6f.woff2',
    '/assets/gone-0000.js',
    '/data/version.json',
    '/data/9a8b/course/first-aid.json',
    '/data/9a8b/courses/title/words-0.bin',
    '/data/9a8b/courses.json',
    '/icon-192.png',
    '/sw.js',
    '/machines/toast/toast.scxml',
    '/.deploy/headers.json',
    '/art/hero.svg',
    '/og/site.png',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    '/.vite/manifest.json',
    '/index.html.gz',
    '/_headers',
  ])('%s is answered alike, plain and compressed', async (target) => {
    for (const encoding of ['', 'gzip', 'gzip;q=0', 'deflate']) {
      const [real, ours] = await both(target, { headers: { 'accept-encoding': encoding } })
      expect(pick(ours, [...compared, ...ofFiles])).toEqual(pick(real, [...compared, ...ofFiles]))
      expect(ours.body.equals(real.body)).toBe(true)
      expect(ours.headers.etag !== undefined).toBe(real.headers.etag !== undefined)
    }
  })

  test.each([
    '/courses/',
    '/courses//?page=2',
    '/nowhere/',
    '/courses/index.html?a=1',
    '/index.html',
    '/assets/',
    '/assets/main-1a2b.js/',
    '/data/9a8b/',
    '/data/version.json/',
    '//evil.example/',
    '/\\evil.example/',
    '//evil.example/index.html',
  ])('%s is redirected alike', async (target) => {
    const [real, ours] = await both(target)
    expect(pick(ours, compared)).toEqual(pick(real, compared))
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused alike', async (method) => {
    for (const target of ['/courses', '/assets/main-1a2b.js']) {
      const [real, ours] = await both(target, { method })
      expect(ours.status).toBe(405)
      expect(pick(ours, compared)).toEqual(pick(real, compared))
    }
  })

  test.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/%zz', '/a%00b'])(
    '%s is malformed alike',
    async (target) => {
      const [real, ours] = await both(target)
      expect(ours.status).toBe(400)
      expect(pick(ours, compared)).toEqual(pick(real, compared))
    },
  )

  test('an address that is too long is refused alike', async () => {
    const [real, ours] = await both(`/${'a'.repeat(longestAddress)}`)
    expect(ours.status).toBe(414)
    expect(pick(ours, compared)).toEqual(pick(real, compared))
  })

  test("MDN's HTTP Observatory gives its pages and its errors the most it has", async () => {
    for (const target of ['/', '/nowhere'])
      expect(observatory(await rawRequest(nginx.url, target)).score).toBe(observatoryBest)
  })

  test('an unchanged page is answered with 304 by both', async () => {
    for (const { url } of [nginx, preview]) {
      const { headers } = await rawRequest(url, '/courses')
      const again = await rawRequest(url, '/courses', { headers: { 'if-none-match': headers.etag ?? '' } })
      expect(again.status).toBe(304)
      expect(again.headers['cache-control']).toBe('no-cache')
      expect(again.headers['content-security-policy']).toBeDefined()
    }
  })

  test('an unchanged file, and a part of one, is kept as long as the file', async () => {
    const { headers } = await rawRequest(nginx.url, '/assets/main-1a2b.js')
    for (const condition of [{ 'if-none-match': headers.etag ?? '' }, { range: 'bytes=0-9' }]) {
      const again = await rawRequest(nginx.url, '/assets/main-1a2b.js', { headers: condition })
      expect([304, 206]).toContain(again.status)
      expect(pick(again, compared).headers).toEqual(pick({ ...again, headers }, compared).headers)
    }
  })

  test('what a build writes, with certificates, leads from http to https by a redirect that is not kept', async () => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
    const files = ['-subj', '/CN=site.test', '-keyout', key, '-out', certificate]
    await run('openssl', ['req', '-x509', ...curve, ...files])
    const plainListen = `127.0.0.1:${await freePort()}`
    const tls = { key, certificate, plainListen }
    const site = { ...productionSite, ...built, listen: `127.0.0.1:${await freePort()}`, tls }
    const server = await startNginx(join(folder, 'tls'), plainListen, nginxConfig(site))
    try {
      const { status, headers } = await rawRequest(server.url, '/courses?page=2')
      expect(status).toBe(308)
      expect(headers.location).toBe(`https://${site.serverName}/courses?page=2`)
      expect(headers['cache-control']).toBe('no-cache')
    } finally {
      await server.close()
    }
  })
})
