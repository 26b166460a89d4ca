import { afterAll, beforeAll, describe } from 'vitest'
import { fillPostgres, postgresCatalogue } from '../../build/postgresCatalogue'
import { describeCatalogueSource } from '../support/catalogueContract'
import { startPostgres } from '../support/postgresServer'

let server: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

describe('a catalogue in PostgreSQL', () => {
  describeCatalogueSource(
    async (cards, subjects) => {
      await fillPostgres(server.pool, cards, subjects)
      return postgresCatalogue(server.pool, subjects)
    },
    { catalogues: 30, searches: 300 },
  )
})
