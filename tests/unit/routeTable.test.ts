import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createSiteRouter } from '~/routes/-router'
import { createSiteServices } from '~/routes/-services'
import { addedRoutes, routeTable } from '../support/routeTable'

test('the router answers the route table of §2 and nothing else', () => {
  const context = { loadPage: async () => undefined, ...createSiteServices() }
  const { routesByPath } = createSiteRouter(context, createMemoryHistory())
  const patterns = Object.keys(routesByPath).map((path) => path.replace(/(.)\/$/, '$1'))
  // What the project adds may be left out of a build.
  const answered = [...new Set(patterns)].filter((pattern) => !addedRoutes.includes(pattern))
  expect(answered.sort()).toEqual(routeTable.map(({ route }) => route).sort())
})
