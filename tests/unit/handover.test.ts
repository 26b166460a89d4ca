import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handOver, readHandover, sendHandedOver, writeHandover } from '~/app/leads/handover'
import { createLeadEndpoint } from '~/app/leads/leadEndpoint'
import type { Outcome } from '~/app/leads/postLead'
import { storageKeys } from '~/app/storage'

const entryOf = (id: string) => ({
  id,
  savedAt: '2025-11-21T10:00:00.000Z',
  lead: { kind: 'newsletter', email: `${id}@mail.example` } as const,
})

const kept = new Map<string, Response>()
const woken: string[] = []

beforeEach(() => {
  kept.clear()
  woken.length = 0
  const cache = {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, answer: Response) => void kept.set(address, answer),
    delete: async (address: string) => kept.delete(address),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  const sync = { register: async (tag: string) => void woken.push(tag) }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ sync }) } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what is handed to the worker', () => {
  test('is sent once, and the page hears of it', async () => {
    await handOver([entryOf('a'), entryOf('b')])
    expect(woken).toHaveLength(1)
    const sent: string[] = []
    const post = async ({ id }: { id: string }): Promise<Outcome> => {
      sent.push(id)
      return id === 'b' ? 'refused' : 'accepted'
    }
    await sendHandedOver(post)
    await sendHandedOver(post)
    expect(sent).toEqual(['a', 'b'])
    expect((await readHandover()).settled).toEqual([
      { id: 'a', outcome: 'accepted' },
      { id: 'b', outcome: 'refused' },
    ])
  })

  test('waits on where it could not be sent, and the browser is told so', async () => {
    await handOver([entryOf('a'), entryOf('b')])
    const outcomes: Outcome[] = ['accepted', 'failed']
    await expect(sendHandedOver(async () => outcomes.shift() ?? 'failed')).rejects.toThrow()
    const { waiting, settled } = await readHandover()
    expect(waiting.map(({ id }) => id)).toEqual(['b'])
    expect(settled.map(({ id }) => id)).toEqual(['a'])
  })

  test('is not handed over again once it was sent, and is forgotten once the page has heard', async () => {
    await writeHandover({ waiting: [], settled: [{ id: 'a', outcome: 'accepted' }] })
    await handOver([entryOf('a'), entryOf('b')])
    expect((await readHandover()).waiting.map(({ id }) => id)).toEqual(['b'])
    await handOver([])
    expect(await readHandover()).toEqual({ waiting: [], settled: [] })
    expect(kept.size).toBe(0)
  })

  test('leaves the outbox of the page unposted by it', async () => {
    const items = new Map<string, unknown>([[storageKeys.outbox, [entryOf('a'), entryOf('b'), entryOf('c')]]])
    await writeHandover({
      waiting: [entryOf('c')],
      settled: [
        { id: 'a', outcome: 'accepted' },
        { id: 'b', outcome: 'refused' },
      ],
    })
    const posted: string[] = []
    const endpoint = createLeadEndpoint({
      endpoint: '/leads',
      fetch: async (_, init) => {
        posted.push(JSON.parse(String(init?.body)).id)
        return new Response(null, { status: 204 })
      },
      storage: {
        read: (key) => items.get(key),
        write: (key, value) => {
          items.set(key, value)
          return true
        },
        remove: (key) => void items.delete(key),
      },
      isOnline: () => true,
      newId: () => 'new',
      now: () => new Date(0),
      worker: { settled: async () => (await readHandover()).settled, handOver },
    })
    expect(await endpoint.flush()).toBe(0)
    expect(posted).toEqual(['c'])
    expect(items.get(storageKeys.leads)).toEqual([entryOf('b')])
    await vi.waitFor(async () => expect(await readHandover()).toEqual({ waiting: [], settled: [] }))
  })
})
