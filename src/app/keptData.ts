import { courseIdsOf } from '~/data/courses/compareSearch'
import { amountOf, type KeptName, keptLabels } from '~/data/device/keptTexts'
import { shortlistOf } from '~/data/shortlist/shortlist'
import type { KeptDataActor, KeptThing } from '~/machines/keptData.machine'
import { keptFormCount } from './drafts'
import { createLeadList } from './leads/leadList'
import { storage, storageKeys } from './storage'

/** What the worker keeps pages under begins so. */
const PAGES = 'lyrebird.'

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)

/** What is said of each thing that is kept; nothing where there is none of it. */
const readers: Readonly<Record<Exclude<KeptName, 'pages'>, () => string | undefined>> = {
  theme: () => (storage.read(storageKeys.theme) === 'dark' ? 'Dark' : 'Light'),
  listView: () => (storage.read(storageKeys.listView) === 'rows' ? 'List' : 'Cards'),
  comparison: () => amountOf(courseIdsOf(storage.read(storageKeys.comparison)).length, 'course'),
  shortlist: () => amountOf(shortlistOf(storage.read(storageKeys.shortlist)).length, 'course'),
  courseFinder: () => 'Begun',
  careerWizard: () => 'Begun',
  drafts: () => amountOf(keptFormCount(), 'form'),
  leads: () => amountOf(createLeadList(storage, storageKeys.leads).all().length, 'entry', 'entries'),
  outbox: () => amountOf(lengthOf(storage.read(storageKeys.outbox)), 'entry', 'entries'),
}

async function keptPages(): Promise<readonly KeptThing[]> {
  if (!('caches' in globalThis)) return []
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGES))
  const pages = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
  const count = pages.reduce((sum, one) => sum + one, 0)
  return count > 0 ? [{ key: 'pages', label: keptLabels.pages.label, says: amountOf(count, 'file') }] : []
}

async function readKept(): Promise<readonly KeptThing[]> {
  const things = Object.entries(readers).flatMap(([name, says]): KeptThing[] => {
    const key = name as keyof typeof readers
    if (storage.read(storageKeys[key]) === undefined) return []
    return [{ key, label: keptLabels[key].label, says: says() ?? '' }]
  })
  return [...things, ...(await keptPages().catch(() => []))]
}

async function forget(key: string) {
  if (key === 'pages') {
    const names = (await caches.keys()).filter((name) => name.startsWith(PAGES))
    await Promise.all(names.map((name) => caches.delete(name)))
  } else if (key in readers) {
    const stored = storageKeys[key as keyof typeof readers]
    storage.remove(stored)
    // A browser tells other tabs only; what this one has in mind of it goes as well.
    dispatchEvent(new StorageEvent('storage', { key: stored }))
  }
}

/** Answers of a wizard that are in this tab as well, once it has been opened. */
type Wizard = Readonly<{ current: () => { forget: () => void } | undefined }>

/** Tells the machine what the device keeps, and forgets what it asks for, until the returned function is called. */
export function keepReading(
  kept: KeptDataActor,
  wizards: Readonly<Record<'courseFinder' | 'careerWizard', Wizard>>,
) {
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
