import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLeadDevice } from '~/app/leads/leadDevice'
import { createLeadEndpoint, type LeadEndpointOptions } from '~/app/leads/leadEndpoint'
import type { LeadStorage } from '~/app/leads/leadList'
import { storageKeys } from '~/app/storage'
import type { Lead, OutboxEntry } from '~/data/enquiry/lead'
import { RETRIES } from '~/data/site/retrying'

type Answer = number | 'stall' | 'hang up'

/** A real endpoint: it gives the answers in turn, and 201 once they are used up. */
async function startEndpoint(...answers: Answer[]) {
  const received: OutboxEntry[] = []
  const server: Server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      received.push(JSON.parse(text))
      const answer = answers.shift() ?? 201
      if (answer === 'hang up') request.socket.destroy()
      else if (answer !== 'stall') response.writeHead(answer).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/leads`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Storage as a device keeps it: text that outlives whoever wrote it. */
function deviceStorage(texts = new Map<string, string>()) {
  const storage: LeadStorage = {
    read: (key) => {
      try {
        return JSON.parse(texts.get(key) ?? 'null') ?? undefined
      } catch {
        return undefined
      }
    },
    write: (key, value) => {
      texts.set(key, JSON.stringify(value))
      return true
    },
    remove: (key) => {
      texts.delete(key)
    },
  }
  return { storage, texts }
}

const forbidden: LeadStorage = { read: () => undefined, write: () => false, remove: () => {} }

const lead: Lead = { kind: 'newsletter', email: 'mia@mail.example' }
const other: Lead = { kind: 'newsletter', email: 'noa@mail.example' }
const now = () => new Date('2026-02-09T00:00:00.000Z')

let endpoint: Awaited<ReturnType<typeof startEndpoint>> | undefined
let ids = 0
const newId = () => {
  ids += 1
  return `lead-${ids}`
}

const client = (options: Partial<LeadEndpointOptions> = {}) =>
  createLeadEndpoint({
    endpoint: endpoint?.address ?? 'http://127.0.0.1:1/',
    fetch,
    storage: deviceStorage().storage,
    isOnline: () => true,
    newId,
    now,
    timeoutMs: 5_000,
    ...options,
  })

const waiting = (texts: ReadonlyMap<string, string>): OutboxEntry[] =>
  JSON.parse(texts.get(storageKeys.outbox) ?? '[]')

beforeEach(() => {
  ids = 0
})
afterEach(async () => {
  await endpoint?.close()
  endpoint = undefined
})

describe('a lead that is sent', () => {
  test('is accepted once and leaves nothing on the device', async () => {
    endpoint = await startEndpoint()
    const { storage, texts } = deviceStorage()
    expect(await client({ storage }).send(lead)).toEqual({ kind: 'endpoint', at: now().toISOString() })
    expect(endpoint.received).toEqual([{ id: 'lead-1', savedAt: now().toISOString(), lead }])
    expect(texts.size).toBe(0)
  })

  test.each<Answer>([500, 503, 408, 429, 'stall', 'hang up'])(
    'is tried again after %s, with the same id',
    async (answer) => {
      endpoint = await startEndpoint(answer)
      const { storage, texts } = deviceStorage()
      const { send } = client({ storage, ...(answer === 'stall' && { timeoutMs: 500 }) })
      await expect(send(lead)).rejects.toThrow()
      expect(waiting(texts)).toHaveLength(1)
      expect((await send(lead)).kind).toBe('endpoint')
      expect(endpoint.received.map(({ id }) => id)).toEqual(['lead-1', 'lead-1'])
      expect(waiting(texts)).toEqual([])
    },
  )

  test('waits in the outbox once the last retry of §7 has failed too', async () => {
    endpoint = await startEndpoint(...Array.from({ length: RETRIES + 1 }, () => 500))
    const { storage, texts } = deviceStorage()
    const { send } = client({ storage })
    for (let attempt = 0; attempt < RETRIES; attempt += 1) await expect(send(lead)).rejects.toThrow()
    expect((await send(lead)).kind).toBe('outbox')
    expect(waiting(texts)).toHaveLength(1)
  })

  test('is not tried again after a refusal, and is kept on the device', async () => {
    endpoint = await startEndpoint(422)
    const { storage, texts } = deviceStorage()
    expect((await client({ storage }).send(lead)).kind).toBe('device')
    expect(endpoint.received).toHaveLength(1)
    expect(waiting(texts)).toEqual([])
    expect(JSON.parse(texts.get(storageKeys.leads) ?? '[]')).toHaveLength(1)
  })

  test('goes to the outbox at once while the device is offline', async () => {
    endpoint = await startEndpoint()
    const { storage, texts } = deviceStorage()
    expect((await client({ storage, isOnline: () => false }).send(lead)).kind).toBe('outbox')
    expect(endpoint.received).toEqual([])
    expect(waiting(texts)).toHaveLength(1)
  })
})

describe('the outbox', () => {
  test('survives a reload and is emptied once the endpoint has recovered', async () => {
    endpoint = await startEndpoint(500, 500)
    const { texts, storage } = deviceStorage()
    const before = client({ storage, isOnline: () => false })
    await before.send(lead)
    await before.send(other)

    const reloaded = () => client({ storage: deviceStorage(texts).storage })
    expect(await reloaded().flush()).toBe(2)
    expect(await reloaded().flush()).toBe(2)
    expect(await reloaded().flush()).toBe(0)
    expect(endpoint.received.slice(2).map((entry) => entry.lead)).toEqual([lead, other])
    expect(texts.size).toBe(0)
  })

  test('posts an entry once, however many ask at the same time', async () => {
    endpoint = await startEndpoint()
    const { storage } = deviceStorage()
    const { leave, flush } = client({ storage })
    expect((await leave(lead)).kind).toBe('outbox')
    await Promise.all([flush(), flush()])
    expect(endpoint.received).toHaveLength(1)
  })

  test('drops what is damaged and keeps the rest', async () => {
    endpoint = await startEndpoint()
    const sound = { id: 'sound', savedAt: now().toISOString(), lead }
    for (const [stored, expected] of [
      ['{', 0],
      ['"text"', 0],
      [JSON.stringify([null, { id: 'x' }, sound]), 1],
    ] as const) {
      endpoint.received.length = 0
      const { storage } = deviceStorage(new Map([[storageKeys.outbox, stored]]))
      expect(await client({ storage }).flush()).toBe(0)
      expect(endpoint.received).toHaveLength(expected)
    }
  })
})

describe('storage that keeps nothing', () => {
  test('does not stop a lead from being accepted', async () => {
    endpoint = await startEndpoint(500)
    const { send } = client({ storage: forbidden })
    await expect(send(lead)).rejects.toThrow()
    expect((await send(lead)).kind).toBe('endpoint')
    expect(endpoint.received.map(({ id }) => id)).toEqual(['lead-1', 'lead-1'])
  })

  test('never gives a receipt for a lead that is nowhere', async () => {
    endpoint = await startEndpoint(...Array.from({ length: RETRIES + 3 }, () => 500))
    const { send, leave } = client({ storage: forbidden })
    for (let attempt = 0; attempt <= RETRIES; attempt += 1) await expect(send(lead)).rejects.toThrow()
    await expect(leave(other)).rejects.toThrow()
    await expect(createLeadDevice({ storage: forbidden, newId, now })(lead)).rejects.toThrow()
  })
})

test('the default keeps a lead on the device and says so', async () => {
  const { storage, texts } = deviceStorage(new Map([[storageKeys.leads, 'damaged']]))
  const keep = createLeadDevice({ storage, newId, now })
  expect(await keep(lead)).toEqual({ kind: 'device', at: now().toISOString() })
  expect(await keep(lead)).toEqual({ kind: 'device', at: now().toISOString() })
  const kept: OutboxEntry[] = JSON.parse(texts.get(storageKeys.leads) ?? '[]')
  expect(kept.map(({ id }) => id)).toEqual(['lead-1', 'lead-2'])
})
