import { isReservedPath, OFFLINE_PATH, osloClock } from '@lerret/model'
import { formatFullDate } from '@lerret/ui/dates'
import { fill } from '@lerret/words'
import { dateWords as words } from '@lerret/words/nynorsk/dates'

declare const self: ServiceWorkerGlobalScope

/** Entries per cache; the oldest are deleted first. */
const MAX_CACHED_ENTRIES = { pages: 60, data: 120, assets: 160, images: 160 }
type CacheKind = keyof typeof MAX_CACHED_ENTRIES
const openCache = (kind: CacheKind) => caches.open(`lerret-${kind}`)

/** If there is a cached copy, it is served when the network takes longer than this. */
const NETWORK_TIMEOUT_MS = 3000
const OFFLINE_PAGE_TTL_MS = 15 * 60_000

/** Serves files whose names change with their content, so that a cached copy is always valid. */
export async function serveCacheFirst(event: FetchEvent): Promise<Response> {
  const assets = await openCache('assets')
  return (await assets.match(event.request)) ?? fetchAndStore(event, 'assets')
}

export async function serveNetworkFirst(event: FetchEvent, kind: CacheKind): Promise<Response> {
  const fetched = fetchAndStore(event, kind)
  const copy = await (await openCache(kind)).match(event.request)
  return (copy && (await withTimeout(fetched))) || copy || fetched
}

/** Serves the page from the network; otherwise its cached copy if that is complete; otherwise the offline page or the front page. */
export async function servePage(event: FetchEvent): Promise<Response> {
  const fetched = fetchAndStore(event, 'pages', preloadOrFetch(event))
  void fetched.then(refreshOfflinePage).catch(() => {})
  const copy = await findCompletePage(event.request)
  const reply = copy ? await withTimeout(fetched) : await fetched.catch(() => null)
  if (reply) return reply
  return (
    (await withCopyNotice(
      copy ??
        (await findCompletePage(new Request(OFFLINE_PATH))) ??
        (await findCompletePage(new Request('/'))),
    )) ?? fetched
  )
}

/** Takes the reply of navigation preload, by which the browser requests the page while it starts the worker. */
const preloadOrFetch = async (event: FetchEvent): Promise<Response> =>
  ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request)

/** Returns the reply at once and caches a copy in the background, where failures such as a full storage are ignored. */
function fetchAndStore(
  event: FetchEvent,
  kind: CacheKind,
  fetched = fetch(event.request),
): Promise<Response> {
  // Not in `waitUntil`: a newer worker would have to wait for it.
  void fetched.then((reply) => store(kind, event.request, reply.clone())).catch(() => {})
  return fetched
}

/** Caches the files that every page needs, and the offline page. */
export async function precache(needed: string[]) {
  await precacheAssets(needed)
  await addToCache('pages', OFFLINE_PATH)
}

const precacheAssets = (addresses: string[]) =>
  Promise.all(addresses.map((address) => addToCache('assets', address)))

/** Caches the files of a page that was opened before the worker was installed. */
export async function cacheVisited(addresses: string[]) {
  await Promise.all(
    addresses.map(async (address) => {
      const kind = cacheKindFor(address)
      if (kind) await addToCache(kind, address)
    }),
  )
}

/** Deletes caches with other names, and entries above the limits. */
export async function deleteOldEntries() {
  const names = Object.keys(MAX_CACHED_ENTRIES).map((kind) => `lerret-${kind}`)
  for (const name of await caches.keys()) if (!names.includes(name)) await caches.delete(name)
  for (const kind of Object.keys(MAX_CACHED_ENTRIES) as CacheKind[]) await trim(kind)
}

async function refreshOfflinePage() {
  const copy = await (await openCache('pages')).match(OFFLINE_PATH)
  const age = Date.now() - Date.parse(copy?.headers.get('date') ?? '')
  if (!(age < OFFLINE_PAGE_TTL_MS)) await addToCache('pages', OFFLINE_PATH)
}

async function addToCache(kind: CacheKind, address: string) {
  try {
    const request = new Request(address)
    // An asset never changes.
    if (kind === 'assets' && (await (await openCache(kind)).match(request))) return
    await store(kind, request, await fetch(request))
  } catch {
    // It is cached the next time it is fetched.
  }
}

async function store(kind: CacheKind, request: Request, reply: Response) {
  const isPrivate = reply.headers.get('cache-control')?.includes('no-store')
  // An unread body would hold one of six connections, and a newer worker would have to wait for it.
  if (!reply.ok || reply.redirected || isPrivate) return reply.body?.cancel()
  // Before the page itself, so that a cached page is complete.
  if (kind === 'pages') await precacheAssets(findAssetUrls(await reply.clone().text()))
  await (await openCache(kind)).put(request, reply)
  await trim(kind)
}

async function trim(kind: CacheKind) {
  const cache = await openCache(kind)
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - MAX_CACHED_ENTRIES[kind])))
    await cache.delete(key)
}

async function withTimeout(fetched: Promise<Response>): Promise<Response | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), NETWORK_TIMEOUT_MS))
  return Promise.race([fetched.catch(() => null), timeout])
}

/** The cached page, if its stylesheet, fonts and scripts are cached too. */
async function findCompletePage(request: Request): Promise<Response | undefined> {
  const copy = await (await openCache('pages')).match(request)
  if (!copy) return undefined
  const assets = await openCache('assets')
  const needed = findAssetUrls(await copy.clone().text())
  const cached = await Promise.all(needed.map((address) => assets.match(address)))
  return cached.every(Boolean) ? copy : undefined
}

const findAssetUrls = (html: string) =>
  [...html.matchAll(/(?:href|data-app)="(\/assets\/[^"]+)"/g)].flatMap(([, addresses = '']) =>
    addresses.split(' '),
  )

/** Shows on the page that it is a stored copy, and from when. */
async function withCopyNotice(copy: Response | undefined): Promise<Response | undefined> {
  if (!copy) return undefined
  const html = await copy.text()
  const withNotice = html.replace(
    /<p ([^>]*)data-saved="([^"]*)" hidden=""><\/p>/,
    (_, attributes: string, text: string) => {
      const when = formatCopyDate(copy.headers.get('date'))
      return `<p ${attributes}role="status">${text.replace('{when}', when)}</p>`
    },
  )
  return new Response(withNotice, { status: copy.status, headers: copy.headers })
}

function formatCopyDate(date: string | null): string {
  const now = new Date().toISOString()
  const clock = osloClock(date ?? now)
  const day = formatFullDate(clock.date, now, words)
  return fill(words.dateAndTime, { date: day, time: clock.time })
}

/** null for addresses that are never cached. */
function cacheKindFor(address: string): CacheKind | null {
  const { pathname } = new URL(address, self.location.href)
  if (pathname.startsWith('/assets/')) return 'assets'
  if (pathname.startsWith('/images/')) return 'images'
  if (pathname.startsWith('/page-data/')) return 'data'
  return isReservedPath(pathname) ? null : 'pages'
}
