import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: ViteDevServer
let origin = ''

beforeAll(async () => {
  server = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('The development server has no port.')
  origin = `http://127.0.0.1:${address.port}`
}, 60_000)
afterAll(() => server.close())

test('the development server opens a page with what begins it before what runs it', async () => {
  const answer = await fetch(`${origin}/about`, { headers: { Accept: 'text/html' } })
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const [begins, runs] = ['/src/boot.ts', '/src/first.ts'].map((script) => html.indexOf(`src="${script}"`))
  expect(begins).toBeGreaterThan(0)
  expect(runs).toBeGreaterThan(begins ?? 0)
}, 60_000)

test('the development server has the files of a machine', async () => {
  const answer = await fetch(`${origin}/machines/accordion/accordion.json`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ id: 'accordion' })
}, 60_000)
