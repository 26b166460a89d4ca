import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { createSiteServices } from '~/app/services'
import { hrefOf, pathOf, type SiteLink } from '~/data/site/links'
import { createSiteRouter } from '~/router'
import { root } from '../../build/paths'
import { hostileSlugs } from '../support/contentRules'

const router = createSiteRouter(
  createSiteServices(async () => undefined),
  createMemoryHistory(),
)

const written: readonly (readonly [SiteLink, string])[] = [
  [{ to: '/' }, '/'],
  [{ to: '/courses' }, '/courses'],
  [{ to: '/courses/$course', params: { course: 'provide-first-aid' } }, '/courses/provide-first-aid'],
  [
    { to: '/career-hub/$career/$role', params: { career: 'animal-care', role: 'vet-nurse' } },
    '/career-hub/animal-care/vet-nurse',
  ],
  [{ to: '/resources/$', params: { _splat: 'guides/ai-fundamentals' } }, '/resources/guides/ai-fundamentals'],
  [{ to: '/faq', hash: 'fees' }, '/faq#fees'],
  [
    { to: '/courses', search: { area: ['health', 'education'], q: 'first aid', panel: 'filters' } },
    '/courses?area=health,education&q=first+aid&panel=filters',
  ],
  [{ to: '/contact', search: { topic: 'programs', service: 3 } }, '/contact?topic=programs&service=3'],
  [{ to: '/courses/compare', search: { ids: [3, 1] } }, '/courses/compare?ids=3,1'],
  [{ to: '/machines/$id', params: { id: 'toast' }, search: { sort: 'event' } }, '/machines/toast?sort=event'],
  [{ to: '/programs', search: { q: 'Foundation' }, hash: 'programs' }, '/programs?q=Foundation#programs'],
]

describe('a link as text', () => {
  test.each(written)('%j is %s, to us and to the router', (link, href) => {
    expect(hrefOf(link)).toBe(href)
    expect(router.buildLocation(link).href).toBe(href)
    expect(pathOf(link)).toBe(href.replace(/[?#].*/, ''))
  })

  test('has nothing of what is empty', () => {
    expect(hrefOf({ to: '/courses', search: { q: '', area: [] } })).toBe('/courses')
  })
})

describe('whatever a value holds, it stays where it stands', () => {
  // No browser tells `%2e%2e` from `..`: whether there is such a page is for the build to say.
  const values = hostileSlugs.filter((value) => !/^\.{0,2}$/.test(value))

  test.each(values)('%j', (value) => {
    const search = { q: value }
    const href = hrefOf({ to: '/blog/$slug', params: { slug: value } })
    const { pathname, search: query, hash } = new URL(href, 'https://site.example')
    expect([pathname.split('/').length, query, hash]).toEqual([3, '', ''])
    expect(decodeURIComponent(pathname.slice('/blog/'.length))).toBe(value)

    const inQuery = new URL(hrefOf({ to: '/courses', search, hash: value }), 'https://site.example')
    expect([inQuery.pathname, [...inQuery.searchParams]]).toEqual(['/courses', [['q', value]]])
    expect(decodeURIComponent(inQuery.hash.slice(1))).toBe(value)

    const folders = pathOf({ to: '/resources/$', params: { _splat: value } })
    expect(folders).toMatch(/^\/resources\/[\w%.~!*'()/-]*$/)
  })
})

test('no component goes around the types: a plain anchor leads to a file or to a place on its own page', () => {
  const components = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
  expect(components.length).toBeGreaterThan(100)
  const addresses = components.flatMap((text) => [
    ...text.matchAll(/<(?:a|ButtonAnchor)\s[^>]*?href=\{?["'`](\/[^"'`$]*)/g),
    ...text.matchAll(/navigate\(\{[^}]*?href: ?(\S+)/g),
  ])
  expect(addresses.map(([, address]) => address).sort()).toEqual(['/feed.xml', '/guides/', '/guides/'])
})
