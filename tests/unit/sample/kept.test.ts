import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { keptFormCount } from '~/app/drafts'
import { keepReading } from '~/app/keptData'
import { createLeadList } from '~/app/leads/leadList'
import { storage, storageKeys } from '~/app/storage'
import { DAY_MS, DRAFT_DAYS, KEPT_DAYS } from '~/data/device/keptDays'
import { keptLabels } from '~/data/device/keptTexts'
import { type KeptThing, keptDataMachine, selectKept } from '~/machines/keptData.machine'

/** A device of its own: what is stored, and a clock that is put on. */
let stored: Record<string, string>
const start = Date.UTC(2026, 10, 25)

beforeEach(() => {
  stored = {}
  // As in a browser, the names of what is stored are its keys.
  const area = new Proxy(stored, {
    get: (_, name) =>
      ({
        getItem: (key: string) => stored[key] ?? null,
        setItem: (key: string, text: string) => Object.assign(stored, { [key]: text }),
        removeItem: (key: string) => void delete stored[key],
      })[String(name)],
  })
  vi.stubGlobal('localStorage', area)
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const later = (days: number) => vi.setSystemTime(start + days * DAY_MS)
const perKey = Object.entries(storageKeys).filter(([name]) => name !== 'reloaded' && name !== 'dates')

describe('what the device keeps', () => {
  test.each(perKey)('%s goes when it has not been changed for 90 days, and no day earlier', (_, key) => {
    storage.write(key, ['kept'])
    later(KEPT_DAYS - 1)
    expect(storage.read(key)).toEqual(['kept'])
    later(KEPT_DAYS)
    expect(storage.read(key)).toBeUndefined()
    expect(stored).toEqual({})
  })

  test('counts from the last change', () => {
    storage.write(storageKeys.shortlist, [1])
    later(80)
    storage.write(storageKeys.shortlist, [1, 2])
    later(80 + KEPT_DAYS - 1)
    expect(storage.read(storageKeys.shortlist)).toEqual([1, 2])
    later(80 + KEPT_DAYS)
    expect(storage.read(storageKeys.shortlist)).toBeUndefined()
  })

  test('gets a date when it is read, where it was stored without one', () => {
    stored[storageKeys.theme] = '"dark"'
    expect(storage.read(storageKeys.theme)).toBe('dark')
    later(KEPT_DAYS)
    expect(storage.read(storageKeys.theme)).toBeUndefined()
  })

  test('is read and written where the dates are damaged or refused', () => {
    for (const junk of ['null', '[]', '{"lyrebird.theme":"x"}', 'x']) {
      stored[storageKeys.dates] = junk
      stored[storageKeys.theme] = '"dark"'
      expect(storage.read(storageKeys.theme)).toBe('dark')
    }
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden')
      },
    })
    expect(storage.read(storageKeys.theme)).toBeUndefined()
    expect(storage.write(storageKeys.theme, 'dark')).toBe(false)
    storage.remove(storageKeys.theme)
  })

  test('holds no enquiry longer than that, though a later one is kept', () => {
    const kept = createLeadList({ storage, now: () => new Date() }, storageKeys.leads)
    const entry = (id: string) => ({
      id,
      savedAt: new Date().toISOString(),
      lead: { kind: 'newsletter', email: 'mia@mail.example' } as const,
    })
    kept.add(entry('one'))
    later(60)
    kept.add(entry('two'))
    later(KEPT_DAYS)
    expect(kept.all().map(({ id }) => id)).toEqual(['two'])
    expect(stored[storageKeys.leads]).not.toContain('"one"')
  })

  test('lets go of what was typed after 30 days', () => {
    storage.write(storageKeys.drafts, { at: Date.now(), forms: { one: {} } })
    later(DRAFT_DAYS - 1)
    expect(keptFormCount()).toBe(1)
    later(DRAFT_DAYS)
    expect(keptFormCount()).toBe(0)
    expect(stored).toEqual({})
  })
})

describe('what the pages list', () => {
  const heard = new Set<() => void>()
  const pages = ['https://site.example/', 'https://site.example/faq']
  let caching: string[]

  beforeEach(() => {
    heard.clear()
    caching = ['lyrebird.pages']
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => heard.add(listener))
    vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => heard.delete(listener))
    vi.stubGlobal('dispatchEvent', () => true)
    vi.stubGlobal('StorageEvent', class {})
    vi.stubGlobal('caches', {
      keys: async () => caching,
      open: async () => ({ keys: async () => pages.map((url) => ({ url })) }),
      delete: async (name: string) => {
        caching = caching.filter((one) => one !== name)
      },
    })
  })

  const nobody = { current: () => undefined }

  async function listed(act?: (kept: ReturnType<typeof createActor<typeof keptDataMachine>>) => void) {
    const kept = createActor(keptDataMachine).start()
    const stop = keepReading(kept, { courseFinder: nobody, careerWizard: nobody })
    await vi.waitFor(() => expect(selectKept(kept.getSnapshot()).length).toBeGreaterThan(0))
    if (act) {
      act(kept)
      await vi.waitFor(() => expect(caching.length + Object.keys(stored).length).toBe(0))
    }
    stop()
    return selectKept(kept.getSnapshot())
  }

  test('has a word for every name of the storage port, and no other', () => {
    expect(Object.keys(keptLabels).toSorted()).toEqual([...perKey.map(([name]) => name), 'pages'].toSorted())
  })

  test('is everything that is stored, with its content, also under a name that nobody knows', async () => {
    for (const [name, key] of perKey) stored[key] = JSON.stringify([`a ${name}`])
    stored['lyrebird.something-new'] = '"planted"'
    stored['another.site'] = '"not ours"'
    const things = await listed()
    expect(things.map(({ key }) => key).toSorted()).toEqual(
      [...perKey.map(([name]) => name), 'lyrebird.something-new', 'pages'].toSorted(),
    )
    const holds = (key: string) => things.find((thing: KeptThing) => thing.key === key)?.holds
    for (const [name] of perKey) expect(holds(name)).toContain(`a ${name}`)
    expect(holds('lyrebird.something-new')).toBe('"planted"')
    expect(JSON.parse(holds('pages') ?? '')).toEqual(pages)
  })

  test('is forgotten whole, with its dates', async () => {
    for (const [, key] of perKey) storage.write(key, ['kept'])
    stored['lyrebird.something-new'] = '"planted"'
    expect(
      await listed((kept) => {
        kept.send({ type: 'everything.forget' })
        kept.send({ type: 'everything.confirm' })
      }),
    ).toEqual([])
  })
})
