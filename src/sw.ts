import { HANDOVER, sendHandedOver } from './app/leads/handover'
import { ENDPOINT_TIMEOUT_MS, postLead } from './app/leads/postLead'
import { company } from './data/company'
import type { OutboxEntry } from './data/enquiry/lead'
import { providerId } from './data/providerName'
import {
  ANSWER_LIMIT_MS,
  isLasting,
  notReached,
  SAVED_FILES,
  SAVED_FOR_MS,
  SAVED_PAGES,
  savedNotice,
  type WorkerMessage,
} from './data/site/savedPages'

/*
 * Keeps what a visitor has read, for reading it without a connection. Pages are always asked for, and shown as they
 * were saved only where that fails, with a notice; only files that never change are taken from the device first.
 */

/** As much of a worker's surroundings as is used here: its types and those of a page cannot stand in one project. */
interface Work extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface FetchWork extends Work {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
interface MessageWork extends Work {
  data: WorkerMessage
}
interface Scope {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Work) => void): void
    (type: 'fetch', listener: (event: FetchWork) => void): void
    (type: 'sync', listener: (event: Work & { tag: string }) => void): void
    (type: 'message', listener: (event: MessageWork) => void): void
  }
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  registration: ServiceWorkerRegistration
}
const scope = self as unknown as Scope

const PAGES = `${providerId}.pages`
const FILES = `${providerId}.files`
const SAVED_AT = 'x-saved-at'
const TITLE = 'x-title'

const pathOf = (address: string) => new URL(address, location.origin).pathname.replace(/(.)\/$/, '$1')

const isPage = (answer: Response) =>
  answer.status === 200 &&
  !answer.redirected &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html')

const saved = async (path: string) => (await caches.open(PAGES)).match(path, { ignoreVary: true })

/** The oldest go first: what is put again stands last. */
async function trim(cache: Cache, most: number) {
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)))
}

/** Answers that hold the same text, with other headers. */
function rewritten(text: string, { headers, status }: Response, more: Readonly<Record<string, string>> = {}) {
  const fields = new Headers(headers)
  for (const name of ['content-encoding', 'content-length']) fields.delete(name)
  for (const [name, value] of Object.entries(more)) fields.set(name, value)
  return new Response(text, { status, headers: fields })
}

async function savePage(path: string, answer: Response) {
  const html = await answer.text()
  const [, title = path] = /<title>([^<]*)</.exec(html) ?? []
  const cache = await caches.open(PAGES)
  await cache.put(
    path,
    rewritten(html, answer, { [SAVED_AT]: new Date().toISOString(), [TITLE]: encodeURIComponent(title) }),
  )
  await trim(cache, SAVED_PAGES)
}

/** The page as it was saved, and it says so. */
async function savedPage(path: string) {
  const answer = await saved(path)
  if (!answer) return undefined
  const at = answer.headers.get(SAVED_AT) ?? ''
  const when = new Date(at).toLocaleString('en-AU', { dateStyle: 'long', timeStyle: 'short' })
  const notice = `<p id="saved" class="noscript" role="status">${savedNotice(navigator.onLine, when)} <a href="">Load it again</a></p>`
  const html = await answer.text()
  return rewritten(
    html.replace('<div id="root"', () => `${notice}<div id="root"`),
    answer,
  )
}

/** For a page that this device never saved: what it has instead. */
async function notSaved() {
  const cache = await caches.open(PAGES)
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const title = (await cache.match(url, { ignoreVary: true }))?.headers.get(TITLE) ?? ''
      return `<li><a href="${pathOf(url)}">${decodeURIComponent(title)}</a></li>`
    }),
  )
  const nonce = crypto.randomUUID()
  const { number, href } = company.phone.free
  const list = pages.length > 0 ? `<h2>Pages you can read</h2><ul>${pages.reverse().join('')}</ul>` : ''
  const html = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>This page is not saved on your device | ${company.name}</title><style nonce="${nonce}">body{max-width:40rem;margin:10vh auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}a{line-height:2}</style><main><h1>This page is not saved on your device</h1><p>${notReached(navigator.onLine)} Pages you have opened can still be read. You can reach us on <a href="${href}">${number}</a>.</p><p><a href="">Try again</a></p>${list}</main></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`,
    },
  })
}

/** The page as the site has it now, or undefined where it cannot be reached. */
async function freshPage(event: FetchWork, path: string) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    // What cannot be saved is not missed: the page is here.
    if (isPage(answer)) event.waitUntil(savePage(path, answer.clone()).catch(() => {}))
    return answer
  } catch {
    return undefined
  }
}

async function page(event: FetchWork) {
  const path = pathOf(event.request.url)
  const asked = freshPage(event, path)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_LIMIT_MS))
  const first = await Promise.race([asked, late])
  if (first && first.status < 500) return first
  const copy = await savedPage(path)
  return copy ?? first ?? (await asked) ?? notSaved()
}

/** A wrong answer must not be kept for ever under a name that never changes. */
const isFile = (answer: Response) =>
  answer.status === 200 && !/html/.test(answer.headers.get('content-type') ?? 'html')

async function file(request: Request, keep: (work: Promise<unknown>) => void) {
  const cache = await caches.open(FILES)
  const kept = request.cache === 'reload' ? undefined : await cache.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (isFile(answer)) keep(cache.put(request, answer.clone()).catch(() => {}))
  return answer
}

/** What a page was drawn with before there was a worker, and pages that were drawn without being loaded. */
async function visited({ page: address, files }: Extract<WorkerMessage, { type: 'page.visited' }>) {
  const path = pathOf(address)
  const at = (await saved(path))?.headers.get(SAVED_AT)
  if (!at || Date.now() - Date.parse(at) > SAVED_FOR_MS) {
    const answer = await fetch(path)
    if (isPage(answer)) await savePage(path, answer)
  }
  const works: Promise<unknown>[] = []
  for (const name of files)
    if (isLasting(pathOf(name))) await file(new Request(name), (work) => works.push(work))
  await Promise.all(works)
  await trim(await caches.open(FILES), SAVED_FILES)
}

/** Nothing stays behind of what was ever saved. Pages that are open go on without a worker. */
async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await scope.registration.unregister()
}

if (import.meta.env.VITE_SERVICE_WORKER === 'off') {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(leave()))
} else {
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]))
  })

  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname, search } = new URL(request.url)
    if (request.method !== 'GET' || origin !== location.origin) return
    if (request.mode === 'navigate') event.respondWith(page(event))
    else if (isLasting(pathname) && search === '')
      event.respondWith(file(request, (work) => event.waitUntil(work)))
  })

  const endpoint: string | undefined = import.meta.env.VITE_LEAD_ENDPOINT || undefined
  if (endpoint !== undefined) {
    const post = (entry: OutboxEntry) =>
      postLead(endpoint, entry, { fetch: (...asked) => fetch(...asked), timeoutMs: ENDPOINT_TIMEOUT_MS })
    scope.addEventListener('sync', (event) => {
      if (event.tag === HANDOVER)
        event.waitUntil(navigator.locks.request(HANDOVER, () => sendHandedOver(post)))
    })
  }

  scope.addEventListener('message', (event) => {
    if (event.data.type === 'page.visited') event.waitUntil(visited(event.data).catch(() => {}))
    else event.waitUntil(scope.skipWaiting())
  })
}
