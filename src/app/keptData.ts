import { courseIdsOf } from '~/data/courses/compareSearch'
import { type KeptName, keptLabels } from '~/data/device/keptTexts'
import { providerId } from '~/data/providerName'
import { shortlistOf } from '~/data/shortlist/shortlist'
import { plural } from '~/data/site/plural'
import type { KeptDataActor, KeptThing } from '~/machines/keptData.machine'
import { keptFormCount } from './drafts'
import { createLeadList } from './leads/leadList'
import { type StorageKey, storage, storageKeys } from './storage'

/** All that the site stores, and all that its worker does, has a name that begins so. */
const PREFIX = `${providerId}.`

/** Every name under which the device keeps something of this site, known or not. */
function keysKept(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== storageKeys.dates)
  } catch {
    return []
  }
}

/** As the browser keeps it, in lines that can be read. */
const asText = (value: unknown) => JSON.stringify(value, null, 2)

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)

/** Every name of the storage port but those of which nobody has to be told: a tab's own, and the dates of the others. */
type KeptKey = Exclude<keyof typeof storageKeys, 'reloaded' | 'dates'>

/** What is said of each thing that is kept. A name that is added to the port does not compile without an entry here. */
const readers: Readonly<Record<KeptKey & KeptName, () => string>> & Readonly<Record<KeptKey, () => string>> =
  {
    theme: () => (storage.read(storageKeys.theme) === 'dark' ? 'Dark' : 'Light'),
    listView: () => (storage.read(storageKeys.listView) === 'rows' ? 'List' : 'Cards'),
    shortcuts: () => 'On',
    comparison: () => plural(courseIdsOf(storage.read(storageKeys.comparison)).length, 'course'),
    shortlist: () => plural(shortlistOf(storage.read(storageKeys.shortlist)).length, 'course'),
    courseFinder: () => 'Begun',
    careerWizard: () => 'Begun',
    drafts: () => plural(keptFormCount(), 'form'),
    leads: () =>
      plural(
        createLeadList({ storage, now: () => new Date() }, storageKeys.leads).all().length,
        'entry',
        'entries',
      ),
    outbox: () => plural(lengthOf(storage.read(storageKeys.outbox)), 'entry', 'entries'),
  }

const names = Object.keys(readers) as KeptKey[]

async function keptPages(): Promise<readonly KeptThing[]> {
  if (!('caches' in globalThis)) return []
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const addresses = files.flat().map(({ url }) => url)
  if (addresses.length === 0) return []
  const { label } = keptLabels.pages
  return [{ key: 'pages', label, says: plural(addresses.length, 'file'), holds: asText(addresses) }]
}

async function readKept(): Promise<readonly KeptThing[]> {
  const things = names.flatMap((key): KeptThing[] => {
    const value = storage.read(storageKeys[key])
    if (value === undefined) return []
    return [{ key, label: keptLabels[key].label, says: readers[key](), holds: asText(value) }]
  })
  const known: readonly string[] = Object.values(storageKeys)
  const others = keysKept()
    .filter((key) => !known.includes(key))
    .map(
      (key): KeptThing => ({ key, label: key, says: 'Kept', holds: asText(storage.read(key as StorageKey)) }),
    )
  return [...things, ...others, ...(await keptPages().catch(() => []))]
}

async function forget(key: string) {
  if (key === 'pages') {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
    await Promise.all(names.map((name) => caches.delete(name)))
  } else {
    const stored = Object.hasOwn(storageKeys, key) ? storageKeys[key as KeptKey] : (key as StorageKey)
    storage.remove(stored)
    // A browser tells other tabs only; what this one has in mind of it goes as well.
    dispatchEvent(new StorageEvent('storage', { key: stored }))
  }
}

/** Answers of a wizard that are in this tab as well, once it has been opened. */
type Wizard = Readonly<{ current: () => { forget: () => void } | undefined }>
export type Wizards = Readonly<Record<'courseFinder' | 'careerWizard', Wizard>>

/** Tells the machine what the device keeps, and forgets what it asks for, until the returned function is called. */
export function keepReading(kept: KeptDataActor, wizards: Wizards) {
  let isLeft = false
  const read = async () => {
    const found = await readKept()
    if (!isLeft) kept.send({ type: 'kept.read', kept: found })
  }
  const asked = kept.on('forget.requested', async ({ keys }) => {
    for (const key of keys) {
      if (key === 'courseFinder' || key === 'careerWizard') wizards[key].current()?.forget()
      await forget(key)
    }
    await read()
  })
  const changed = () => void read()
  addEventListener('storage', changed)
  void read()
  return () => {
    isLeft = true
    asked.unsubscribe()
    removeEventListener('storage', changed)
  }
}
