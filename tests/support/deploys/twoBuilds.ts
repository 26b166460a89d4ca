import { mkdtempSync, rmSync } from 'node:fs'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dist } from '../../../build/paths'
import { startPreview } from '../../../build/previewServer'
import { test as base, expect } from '../page'
import { writeAnotherBuild } from './anotherBuild'

/** Which build answers. `apart` is a deploy under way: two nodes take turns. `down` answers nobody. */
type Answering = 'old' | 'new' | 'apart' | 'down'

export interface TwoBuilds {
  url: string
  /** Says which build answers from now on. */
  answer: (answering: Answering) => void
  /** What is answered at an address instead of either build's file. */
  instead: Map<string, string>
  /** What was posted to `/leads`, where no build answers. */
  leads: string[]
  /** How often anything was asked for so far. */
  asked: () => number
  /** How often a document was asked for since the test began. */
  documents: () => number
}

const host = '127.0.0.1'

async function startTwoBuilds() {
  const next = mkdtempSync(join(tmpdir(), 'next-build-'))
  writeAnotherBuild(dist, next)
  const instead = new Map<string, string>()
  const nodes = await Promise.all(
    [dist, next].map((folder) => startPreview({ port: 0, host, dist: folder, instead })),
  )
  const leads: string[] = []
  let answering: Answering = 'old'
  let asked = 0
  let documents = 0

  const server = createServer((request, response) => {
    asked += 1
    if (request.headers['sec-fetch-mode'] === 'navigate') documents += 1
    if (answering === 'down') return request.destroy()
    if (request.url === '/leads') {
      let body = ''
      request.on('data', (part) => {
        body += part
      })
      request.on('end', () => {
        leads.push(body)
        response.writeHead(204).end()
      })
      return
    }
    const index = answering === 'apart' ? asked % 2 : Number(answering === 'new')
    const { method, headers, url: path = '/' } = request
    const onward = ask(`${nodes[index]?.url}${path}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo

  return {
    site: {
      url: `http://${host}:${port}`,
      answer: (which: Answering) => {
        answering = which
        // A browser would go on using a connection that it has.
        if (which === 'down') server.closeAllConnections()
      },
      instead,
      leads,
      asked: () => asked,
      documents: () => documents,
    },
    begin() {
      answering = 'old'
      documents = 0
      instead.clear()
      leads.length = 0
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await Promise.all(nodes.map((node) => node.close()))
      rmSync(next, { recursive: true })
    },
  }
}

/** A test in front of a server that has two builds of the site, and begins with the older one. */
export const test = base.extend<{ site: TwoBuilds }, { servers: Awaited<ReturnType<typeof startTwoBuilds>> }>(
  {
    servers: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
      async ({}, use) => {
        const servers = await startTwoBuilds()
        await use(servers)
        await servers.close()
      },
      { scope: 'worker' },
    ],
    // Also where a test does not ask for it: the one before may have left the newer build.
    site: [
      async ({ servers }, use) => {
        servers.begin()
        await use(servers.site)
      },
      { auto: true },
    ],
    baseURL: ({ servers }, use) => use(servers.site.url),
  },
)

export { expect }
