import { readdirSync, readFileSync } from 'node:fs'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createSiteServices } from '~/app/services'
import { allAddresses, findIn } from '~/data/site/page'
import { pageSources } from '~/data/site/pages'
import { createSiteRouter } from '~/router'
import { render } from '~/server'
import { expectNone, faultsIn, placeOf, repeatFaults } from '../support/faults'
import { addedRoutes, routeTable } from '../support/routeTable'

const table = 'tests/support/routeTable.ts'
const sources = 'src/data/site/pages.ts'

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')

const { routesByPath } = createSiteRouter(
  createSiteServices(async () => undefined),
  createMemoryHistory(),
)
const answered = [...new Set(Object.keys(routesByPath).map(withoutSlash))]

/** Where a route's file should be: that of a parameter or of a folder's first page may be called otherwise. */
const routeFile = (route: string) => `src/routes/${route.slice(1).replaceAll('/', '.') || 'index'}.tsx`

test('every route is in the table of those that are visited', () => {
  const listed = [...addedRoutes, ...routeTable.map(({ route }) => route)]
  expectNone(
    faultsIn(
      answered,
      (route) => !listed.includes(route),
      (route) =>
        `${table}: nobody visits ${route}: add row('${route}', at('${route.replace(/\$\w*/g, '…')}', 'its heading')) to routeTable.`,
    ),
  )
})

// What the project adds may be left out of a build.
test('every route in the table is answered, with a page at each address that is visited', () => {
  const built = new Set(allAddresses(pageSources).map(({ path }) => path))
  expectNone([
    ...faultsIn(
      routeTable.map(({ route }) => route),
      (route) => !answered.includes(route),
      (route) => `${table}: no route answers ${route}: write ${routeFile(route)}, or take the row out.`,
    ),
    ...faultsIn(
      routeTable.flatMap(({ visits }) => visits.map(({ path }) => path)),
      (path) => !built.has(path),
      (path) =>
        `${sources}: no page source has ${path} among its addresses: add it, or take it out of ${table}.`,
    ),
  ])
})

const patterns = answered.map(
  (route) => new RegExp(`^${route.replace(/\$$/, '.+').replace(/\$\w+/g, '[^/]+')}$`),
)
const hasRoute = (path: string) => patterns.some((pattern) => pattern.test(path))

test('every page has a route at each of its addresses', () => {
  expectNone(
    faultsIn(
      allAddresses(pageSources),
      ({ path }) => !hasRoute(path),
      ({ path, name }) =>
        `${sources}: ${name} has a page at ${path}, which no route answers: write ${routeFile(path)} as \`npm run new:page\` does, and start the development server once.`,
    ),
  )
})

/** One segment more than each row of the table has, and two, where no other row has as many. */
const belowPages = [
  ...routeTable.flatMap(({ visits }) => visits.map(({ path }) => path)),
  ...addedRoutes.map((route) => route.replace('$id', 'faq')),
]
  .flatMap((path) => [`${withoutSlash(path)}/x`, `${withoutSlash(path)}/x/y`])
  .filter((path) => !path.startsWith('//') && !hasRoute(path))

test.each(belowPages)('%s is an address below a page, and not found', async (path) => {
  const { html, status, pages } = await render(path, (name, id) => findIn(pageSources, name, id))
  expect(status).toBe(404)
  expect([...html.matchAll(/<h1[^>]*>([^<]*)</g)].map(([, title]) => title)).toEqual(['Oops! Page not found'])
  expect(pages).toEqual([])
})

/** The head of every page; one that stands at several addresses names one of them as its own. */
const heads = [
  ...new Map(
    allAddresses(pageSources)
      .flatMap(({ name, id }) => findIn(pageSources, name, id)?.head ?? [])
      .map((head) => [head.path, head]),
  ).values(),
]

test('every page has its addresses, its title and its description to itself', () => {
  expectNone([
    ...repeatFaults(allAddresses(pageSources), ['path'], ({ name }) => `${sources}, ${name}`),
    ...repeatFaults(heads, ['title', 'description'], ({ path }) => `${sources}, the page at ${path}`),
  ])
})

test('a search engine is told enough of every page, and not too much', () => {
  expectNone(
    faultsIn(
      heads,
      ({ description }) => description.length < 50 || description.length > 158,
      ({ path, description }) =>
        `${placeOf(description)}: the description of ${path} has ${description.length} characters, where 50 to 158 are wanted.`,
    ),
  )
})

test('every page source is one of the site', () => {
  const listed = readFileSync(sources, 'utf8')
  const files = readdirSync('src/data', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.page.ts'),
  )
  expectNone(
    faultsIn(
      files.map((file) => file.slice(0, -3)),
      (file) => !listed.includes(`~/data/${file}'`) && !listed.includes(`./${file.replace('site/', '')}'`),
      (file) => `${sources}: src/data/${file}.ts is not imported: add its page sources to contentSources.`,
    ),
  )
})
