import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a request can fail, and what the visitor's browser receives instead. */
export const faults = {
  once: '503 at the first try',
  always: '503 at every try',
  hangs: 'no answer at all',
  html: 'a page of HTML in its place',
  truncated: 'half of it',
  oldHash: '404, and the site says that it is another version',
  wrongJson: 'JSON that is something else',
} as const
export type FaultName = keyof typeof faults

export interface Fault {
  path: string
  name: FaultName
}

/** Addresses change with what they hold. Two builds are told apart by the rest. */
export const nameOfAsset = (path: string) =>
  path.replace(/-[\w-]{6,8}(\.\w+)$/, '$1').replace(/^\/data\/[0-9a-f]{12}\//, '/data/')

const versionFile = '/data/version.json'

/** A server in front of another one. It answers as that one does, but for one address that fails. */
export async function startFaultyServer(origin: string) {
  let fault: Fault | undefined
  let asked = 0
  const hanging = new Set<ServerResponse>()

  const send = (response: ServerResponse, status: number, type: string, body: string | Buffer) =>
    response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }).end(body)

  /** The answer of the server behind, whole and not compressed. */
  const fetched = async (url: string) => {
    const answer = await fetch(`${origin}${url}`, { headers: { 'Accept-Encoding': 'identity' } })
    return { headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
  }

  async function fail(name: FaultName, url: string, response: ServerResponse) {
    switch (name) {
      case 'once':
      case 'always':
        return send(response, 503, 'text/plain', 'Service unavailable')
      case 'hangs':
        return hanging.add(response)
      case 'html':
        return send(response, 200, 'text/html', '<!doctype html><title>Sign in</title><p>Sign in to go on')
      case 'oldHash':
        return send(response, 404, 'text/html', '<!doctype html><title>Page not found</title><p>Not found')
      case 'wrongJson':
        return send(response, 200, 'application/json', url.endsWith('.json') ? 'null' : '{"error":"none"}')
      case 'truncated': {
        const { headers, body } = await fetched(url)
        const type = headers.get('content-type') ?? 'text/plain'
        return send(response, 200, type, body.subarray(0, body.length / 2))
      }
    }
  }

  function pass(incoming: IncomingMessage, response: ServerResponse) {
    const passed = ask(
      `${origin}${incoming.url}`,
      { method: incoming.method ?? 'GET', headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    passed.on('error', () => response.destroy())
    incoming.pipe(passed)
  }

  const server = createServer((incoming, response) => {
    const url = incoming.url ?? '/'
    const path = url.split('?')[0] ?? url
    if (fault?.name === 'oldHash' && path === versionFile && fault.path !== versionFile)
      return void send(response, 200, 'application/json', '{"version":"abcdefabcdef"}')
    if (fault?.path !== path) return pass(incoming, response)
    asked += 1
    if (fault.name === 'once' && asked > 1) return pass(incoming, response)
    void fail(fault.name, url, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on this fails, and nothing else. */
    breakAddress(next: Fault | undefined) {
      for (const response of hanging) response.destroy()
      hanging.clear()
      fault = next
      asked = 0
    },
    asked: () => asked,
    async close() {
      for (const response of hanging) response.destroy()
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
    },
  }
}
export type FaultyServer = Awaited<ReturnType<typeof startFaultyServer>>
