import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cacheControlFor,
  cacheRules,
  contentSecurityPolicy,
  isHidden,
  leadOrigin,
  redirectFor,
  robotsTagFor,
  securityHeaders,
} from '../../deploy/headers'
import { nginxConfig } from '../../deploy/nginx'
import { productionSite } from '../../deploy/productionSite'
import { staticHostHeaders, staticHostRedirects } from '../../deploy/staticHost'
import { observatoryScore } from '../support/observatory'

const production = { variant: 'production' } as const
const committed = (name: string) => readFile(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')

describe('security headers', () => {
  test('the content security policy is exactly this', () => {
    expect(contentSecurityPolicy(production)).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; " +
        "frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default; " +
        'upgrade-insecure-requests',
    )
  })

  test('a preview differs only by what needs a certificate', () => {
    expect(`${contentSecurityPolicy({ variant: 'preview' })}; upgrade-insecure-requests`).toBe(
      contentSecurityPolicy(production),
    )
    const names = (variant: 'production' | 'preview') => securityHeaders({ variant }).map(([name]) => name)
    expect(names('production').filter((name) => !names('preview').includes(name))).toEqual([
      'Strict-Transport-Security',
    ])
  })

  test('a lead endpoint adds its origin, and nothing more, to what pages may talk to', () => {
    const endpoint = 'https://leads.provider.example/v1/enquiries?key=1'
    expect(contentSecurityPolicy({ ...production, leadEndpoint: endpoint })).toContain(
      "connect-src 'self' https://leads.provider.example;",
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

  test('the HTTP Observatory would give at least 150', () => {
    expect(observatoryScore(securityHeaders(production))).toBeGreaterThanOrEqual(150)
  })

  test.each(securityHeaders(production).map(([name]) => name))(
    'no value breaks out of its line: %s',
    (name) => {
      const value = securityHeaders(production).find(([other]) => other === name)?.[1]
      expect(value).toMatch(/^[\x20-\x7e]+$/)
      expect(value).not.toMatch(/["\\$]/)
    },
  )
})

describe('by path', () => {
  test.each([
    ['/index.html', 'no-cache'],
    ['/404.html', 'no-cache'],
    ['/courses/first-aid/index.html', 'no-cache'],
    ['/assets/main-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/data/9a8b/courses.json', 'public, max-age=31536000, immutable'],
    ['/art/hero.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/favicon.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/sitemap.xml', 'public, max-age=3600'],
    ['/manifest.webmanifest', 'public, max-age=3600'],
    ['/courses/assets/x/index.html', 'no-cache'],
  ])('%s is kept as %s', (file, expected) => expect(cacheControlFor(file)).toBe(expected))

  test('no file falls under two cache rules', () => {
    const samples = cacheRules.flatMap(({ paths }) => paths.map((path) => path.replace('*', 'name')))
    for (const sample of samples) {
      const values = cacheRules.flatMap(({ paths, value }) =>
        paths.filter((path) => path === sample || path.replace('*', 'name') === sample).map(() => value),
      )
      expect(values).toEqual([cacheControlFor(sample)])
    }
  })

  test('only the machine pages are kept from search engines', () => {
    expect(robotsTagFor('/machines/index.html')).toBe('noindex')
    expect(robotsTagFor('/machines/toast/index.html')).toBe('noindex')
    expect(robotsTagFor('/machinesque/index.html')).toBeUndefined()
    expect(robotsTagFor('/404.html')).toBeUndefined()
  })

  test.each([
    ['/.vite/manifest.json', true],
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

describe('committed files are up to date (node build/run.mjs deploy/writeNginx.ts)', () => {
  test('deploy/nginx.conf', async () =>
    expect(await committed('nginx.conf')).toBe(nginxConfig(productionSite)))
  test('deploy/_headers', async () =>
    expect(await committed('_headers')).toBe(staticHostHeaders(productionSite)))
  test('deploy/_redirects', async () => expect(await committed('_redirects')).toBe(staticHostRedirects()))
})
