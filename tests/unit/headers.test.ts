import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { headersAskedFor } from '../../build/hostFiles'
import {
  type BuiltHeaders,
  contentSecurityPolicy,
  type Header,
  headerRules,
  headersOf,
  isHidden,
  leadOrigin,
  redirectFor,
} from '../../deploy/headers'
import { nginxConfig } from '../../deploy/nginx'
import { productionSite } from '../../deploy/productionSite'
import { staticHostHeaders, staticHostRedirects } from '../../deploy/staticHost'
import { distFiles } from '../support/fakeDist'
import { staticHostAnswer, staticHosts } from '../support/staticHosts'

const production = { variant: 'production' } as const
const built: BuiltHeaders = {
  leadEndpoint: 'https://leads.provider.example/v1/enquiries?key=1',
  reportEndpoint: 'https://reports.provider.example/csp',
  inline: {
    scripts: ['sha256-c2NyaXB0'],
    styles: ['sha256-b25l', 'sha256-dHdv'],
    stylesOf: { '/': ['sha256-b25l'], '/courses': ['sha256-dHdv'] },
  },
}
const sentAs = (headers: readonly Header[], name: string) => headers.find(([other]) => other === name)?.[1]

describe('security headers', () => {
  test('the content security policy is exactly this', () => {
    expect(contentSecurityPolicy(production)).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; " +
        "frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default; " +
        'upgrade-insecure-requests',
    )
  })

  test('what stands in the HTML is allowed by its hash, and nothing else inline', () => {
    const policy = contentSecurityPolicy({ ...production, ...built })
    expect(policy).toContain("script-src 'self' 'sha256-c2NyaXB0';")
    expect(policy).toContain("style-src 'self' 'sha256-b25l' 'sha256-dHdv';")
    expect(policy).not.toContain('unsafe')
  })

  test('a page with a sheet of its own is told no other page’s', () => {
    const policyFor = (file: string) =>
      sentAs(headersOf({ ...production, ...built })(file), 'Content-Security-Policy')
    const common = contentSecurityPolicy({ ...production, ...built })
    for (const file of ['/index.html', '/'])
      expect(policyFor(file)).toBe(common.replace(" 'sha256-dHdv'", ''))
    expect(policyFor('/courses/index.html')).toBe(common.replace(" 'sha256-b25l'", ''))
    expect(policyFor('/courses/first-aid/index.html')).toBe(common)
  })

  test('a preview differs only by what needs a certificate', () => {
    expect(`${contentSecurityPolicy({ variant: 'preview' })}; upgrade-insecure-requests`).toBe(
      contentSecurityPolicy(production),
    )
    const names = (variant: 'production' | 'preview') => headersOf({ variant })().map(([name]) => name)
    expect(names('production').filter((name) => !names('preview').includes(name))).toEqual([
      'Strict-Transport-Security',
    ])
  })

  test('a lead endpoint adds its origin, and nothing more, to what pages may talk to and forms post to', () => {
    const { leadEndpoint } = built
    const origin = 'https://leads.provider.example'
    expect(contentSecurityPolicy({ ...production, leadEndpoint })).toBe(
      contentSecurityPolicy(production)
        .replace("connect-src 'self'", `connect-src 'self' ${origin}`)
        .replace("form-action 'self'", `form-action 'self' ${origin}`),
    )
    expect(contentSecurityPolicy({ ...production, leadEndpoint: '/leads' })).toBe(
      contentSecurityPolicy(production),
    )
  })

  test.each([
    'javascript:alert(1)',
    '//leads.example',
    'leads.example',
    "https://; script-src 'unsafe-inline'",
  ])('a lead endpoint of %j is refused', (endpoint) =>
    expect(() => leadOrigin(endpoint)).toThrow('VITE_LEAD_ENDPOINT'),
  )

  test('the build is told by its environment, and refuses at once what no header can hold', () => {
    vi.stubEnv('VITE_LEAD_ENDPOINT', built.leadEndpoint)
    vi.stubEnv('CSP_REPORT_ENDPOINT', built.reportEndpoint)
    const { inline: _, ...endpoints } = built
    expect(headersAskedFor()).toEqual(endpoints)
    vi.stubEnv('CSP_REPORT_ENDPOINT', 'reports.example')
    expect(headersAskedFor).toThrow('CSP_REPORT_ENDPOINT')
    vi.unstubAllEnvs()
  })

  test('reports of refusals go where the build was told, and nowhere by default', () => {
    const { reportEndpoint } = built
    const headers = headersOf({ ...production, reportEndpoint })()
    expect(sentAs(headers, 'Content-Security-Policy')).toMatch(
      /; report-to csp; report-uri https:\/\/reports\.provider\.example\/csp$/,
    )
    expect(sentAs(headers, 'Reporting-Endpoints')).toBe('csp="https://reports.provider.example/csp"')
    expect(sentAs(headersOf(production)(), 'Reporting-Endpoints')).toBeUndefined()
    expect(contentSecurityPolicy(production)).not.toContain('report')
  })

  test.each([
    'http://reports.example',
    '//reports.example',
    'https://r.example/a;b',
    'https://r.example/"',
    '/$uri',
  ])('a report endpoint of %j is refused', (endpoint) =>
    expect(() => contentSecurityPolicy({ ...production, reportEndpoint: endpoint })).toThrow(
      'CSP_REPORT_ENDPOINT',
    ),
  )

  test.each(headerRules({ ...production, ...built }).map(({ name }) => name))(
    'no value breaks out of its line: %s',
    (name) => {
      const of = headersOf({ ...production, ...built })
      const value = sentAs(of('/machines'), name) ?? sentAs(of('/open-data/courses.json'), name)
      expect(value).toMatch(/^[\x20-\x7e]+$/)
      expect(value).not.toMatch(name === 'Reporting-Endpoints' ? /[\\$]/ : /["\\$]/)
    },
  )
})

describe('by path', () => {
  test('only the open catalogue may be read by other sites', () => {
    const of = headersOf(production)
    for (const file of [
      '/open-data/courses.json',
      '/open-data/courses.schema.json',
      '/open-data/intakes.ics',
    ]) {
      expect(sentAs(of(file), 'Access-Control-Allow-Origin')).toBe('*')
      expect(sentAs(of(file), 'Cross-Origin-Resource-Policy')).toBe('cross-origin')
    }
    for (const file of ['/open-data/index.html', '/data/version.json', '/index.html']) {
      expect(sentAs(of(file), 'Access-Control-Allow-Origin')).toBeUndefined()
      expect(sentAs(of(file), 'Cross-Origin-Resource-Policy')).toBe('same-origin')
    }
  })

  const cacheControl = (file?: string) => sentAs(headersOf(production)(file), 'Cache-Control')

  test.each([
    ['/index.html', 'no-cache'],
    ['/404.html', 'no-cache'],
    ['/courses/first-aid/index.html', 'no-cache'],
    ['/assets/main-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/data/9a8b/courses.json', 'public, max-age=31536000, immutable'],
    ['/data/9a8b/course/first-aid.json', 'public, max-age=31536000, immutable'],
    ['/data/9a8b/courses/title/words-0.bin', 'public, max-age=31536000, immutable'],
    ['/data/version.json', 'no-store'],
    ['/sw.js', 'no-cache'],
    ['/art/hero.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/favicon.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/sitemap.xml', 'public, max-age=3600'],
    ['/manifest.webmanifest', 'public, max-age=3600'],
    ['/courses/assets/x/index.html', 'no-cache'],
  ])('%s is kept as %s', (file, expected) => expect(cacheControl(file)).toBe(expected))

  test('no file falls under two rules of one header', () => {
    const example = (path: string) => path.replace('*', 'name').replace(/:\w+/g, 'step')
    for (const { name, of = [] } of headerRules(production)) {
      for (const path of of.flatMap(({ paths }) => paths)) {
        // A header by itself, so that only its own rules can match.
        const values = staticHosts.map((host) => {
          const rules = of.flatMap(({ paths, value }) => paths.map((one) => `${one}\n  ${name}: <${value}>`))
          return staticHostAnswer(rules.join('\n'), example(path), host).get(name.toLowerCase())
        })
        expect(new Set(values).size, `${name} of ${path}`).toBe(1)
        expect(values[0]).toMatch(/^<[^<]*>$/)
      }
    }
  })

  const forDocuments = [
    'Content-Security-Policy',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Embedder-Policy',
    'X-Frame-Options',
    'X-Permitted-Cross-Domain-Policies',
  ]
  const forEverything = [
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Cross-Origin-Resource-Policy',
  ]
  const namesOf = (file?: string) => headersOf(production)(file).map(([name]) => name)

  test.each([
    undefined,
    '/index.html',
    '/courses/first-aid/index.html',
    '/sw.js',
    '/machines/toast/toast.scxml',
  ])('whatever may become a document or a worker has every header: %s', (file) =>
    expect(namesOf(file)).toEqual(expect.arrayContaining([...forDocuments, ...forEverything])),
  )

  test.each([
    '/assets/main-1a2b.js',
    '/assets/main-3c4d.css',
    '/data/9a8b/courses.json',
    '/og/site.png',
    '/icon-192.png',
  ])('%s has no header that only documents obey, in less than 200 bytes', (file) => {
    expect(namesOf(file)).toEqual([...forEverything, 'Cache-Control'])
    const bytes = headersOf({ ...production, ...built })(file).map(([name, value]) => `${name}: ${value}\r\n`)
    expect(bytes.join('').length).toBeLessThan(250)
  })

  test('a drawing that is opened by itself may load and run nothing', () =>
    expect(sentAs(headersOf({ ...production, ...built })('/art/hero.svg'), 'Content-Security-Policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    ))

  test('only the machine pages are kept from search engines', () => {
    const robots = (file: string) => sentAs(headersOf(production)(file), 'X-Robots-Tag')
    expect(robots('/machines/index.html')).toBe('noindex')
    expect(robots('/machines/toast/index.html')).toBe('noindex')
    expect(robots('/machinesque/index.html')).toBeUndefined()
    expect(robots('/404.html')).toBeUndefined()
  })

  test.each([
    ['/.vite/manifest.json', true],
    ['/.deploy/headers.json', true],
    ['/.deploy/nginx.conf', true],
    ['/assets/.env', true],
    ['/index.html.br', true],
    ['/assets/main.js.gz', true],
    ['/_headers', true],
    ['/404.html', true],
    ['/.well-known/security.txt', false],
    ['/courses', false],
    ['/assets/main.js', false],
  ])('%s hidden: %s', (path, expected) => expect(isHidden(path)).toBe(expected))
})

describe('on static hosts', () => {
  const site = { ...productionSite, ...built }
  const file = staticHostHeaders(site)
  const answer = (address: string, host: (typeof staticHosts)[number]) =>
    staticHostAnswer(file, address, host)
  /** Pages are asked for without the name of their file. */
  const addressOf = (path: string) => `/${path}`.replace(/\/?index\.html$/, '') || '/'
  const sent = distFiles.filter((path) => !isHidden(`/${path}`))

  test.each(sent)('%s has the headers of the other hosts', (path) => {
    const expected = new Map(
      headersOf(site)(`/${path}`)
        .filter(([name, value]) => name !== 'Cache-Control' || value !== 'no-cache')
        .map(([name, value]) => [name.toLowerCase(), value]),
    )
    const [joins, lastWins] = staticHosts.map((host) => answer(addressOf(path), host))
    expect(joins).toEqual(expected)
    // That host knows no way to take a header off.
    expect(Object.fromEntries(lastWins ?? [])).toMatchObject(Object.fromEntries(expected))
  })

  test.each(staticHosts)(
    'an address that is unknown has every header of a document where a host %s',
    (host) => {
      const common = headersOf(site)().filter(([name]) => name !== 'Cache-Control')
      expect(answer('/nowhere/at-all', host)).toEqual(
        new Map(common.map(([name, value]) => [name.toLowerCase(), value])),
      )
    },
  )

  test('no redirect is one that browsers keep for good', () => {
    const redirects = staticHostRedirects()
      .split('\n')
      .filter((line) => line.startsWith('/'))
    expect(redirects.map((line) => line.split(/\s+/)[2])).toEqual(['302', '404!', '404'])
  })
})

test('a value that nginx would refuse is one for which no configuration is written', () => {
  const styles = Array.from({ length: 70 }, () => `sha256-${'a'.repeat(44)}`)
  expect(() => nginxConfig({ ...productionSite, inline: { scripts: [], styles } })).toThrow(
    'nginx takes no value',
  )
})

describe('redirects', () => {
  test.each([
    ['/courses/', '/courses'],
    ['/courses///', '/courses'],
    ['/courses/?q=a/b/', '/courses?q=a/b/'],
    ['/x/', '/x'],
    ['/courses/index.html', '/courses'],
    ['/courses/index.html?page=2', '/courses?page=2'],
    ['/index.html', '/'],
    ['/index.html?q=1', '/?q=1'],
  ])('%s is %s', (target, expected) => expect(redirectFor(target)).toBe(expected))

  test.each([
    '/',
    '/?a=/',
    '/courses',
    '/courses?x=/',
    '//evil.example/',
    '/\\evil.example/',
    '//evil.example/index.html',
  ])('%s stays where it is', (target) => expect(redirectFor(target)).toBeUndefined())

  test('never lead to another host, and never in a circle', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '?',
      '#',
      'index.html',
      'evil.example',
      '%2f',
      '%5c',
      'a',
      '@',
      ':',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = `/${pieces.join('')}`
        const location = redirectFor(target)
        if (location === undefined) return
        expect(new URL(location, 'https://site.example').origin).toBe('https://site.example')
        expect(location.length).toBeLessThan(target.length)
      }),
      { numRuns: 1000 },
    )
  })
})
