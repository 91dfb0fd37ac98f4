import { isReserved, OFFLINE_PATH, osloClock } from '@lerret/model'
import { fullDate } from '@lerret/ui/dates'

declare const self: ServiceWorkerGlobalScope

/** What is kept, and how many of each: the oldest go first. */
const KEPT = { pages: 60, data: 120, assets: 160, images: 160 }
type Kind = keyof typeof KEPT
const open = (kind: Kind) => caches.open(`lerret-${kind}`)

/** A visitor with a copy waits no longer than this for the network. */
const WAIT_MS = 3000
/** The page for those without coverage is fetched again when it is older than this. */
const OFFLINE_PAGE_MS = 15 * 60_000

/** Files whose names change with their content: what is kept is right for good. */
export async function serveCacheFirst(event: FetchEvent): Promise<Response> {
  const assets = await open('assets')
  return (await assets.match(event.request)) ?? fetchThrough(event, 'assets')
}

export async function serveNetworkFirst(event: FetchEvent, kind: Kind): Promise<Response> {
  const fetched = fetchThrough(event, kind)
  const copy = await (await open(kind)).match(event.request)
  return (copy && (await inTime(fetched))) || copy || fetched
}

/** A page from the network; else the copy of it, when all that it needs is there; else the page for those without coverage. */
export async function servePage(event: FetchEvent): Promise<Response> {
  const fetched = fetchThrough(event, 'pages', preloaded(event))
  void fetched.then(renewOfflinePage).catch(() => {})
  const copy = await findWholePage(event.request)
  const reply = copy ? await inTime(fetched) : await fetched.catch(() => null)
  if (reply) return reply
  return (
    (await withDate(
      copy ?? (await findWholePage(new Request(OFFLINE_PATH))) ?? (await findWholePage(new Request('/'))),
    )) ?? fetched
  )
}

/** The browser may ask for the page while it wakes the worker up. */
const preloaded = async (event: FetchEvent): Promise<Response> =>
  ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request)

/** What comes goes to the visitor at once; a copy is kept beside, and a full storage is no obstacle. */
function fetchThrough(event: FetchEvent, kind: Kind, coming = fetch(event.request)): Promise<Response> {
  // Not a matter of the event: a newer worker waits until no event is under way.
  void coming.then((reply) => keep(kind, event.request, reply.clone())).catch(() => {})
  return coming
}

/** Keeps what a page needs before anybody is without coverage. */
export async function keepForOffline(needed: string[]) {
  await keepAssets(needed)
  await fetchAndKeep('pages', OFFLINE_PATH)
}

const keepAssets = (addresses: string[]) =>
  Promise.all(addresses.map((address) => fetchAndKeep('assets', address)))

/** What a page consisted of before the worker was there. */
export async function keepSeen(addresses: string[]) {
  await Promise.all(
    addresses.map(async (address) => {
      const kind = kindOf(address)
      if (kind) await fetchAndKeep(kind, address)
    }),
  )
}

/** Ends what older workers kept under other names, and all that is too much. */
export async function tidy() {
  const names = Object.keys(KEPT).map((kind) => `lerret-${kind}`)
  for (const name of await caches.keys()) if (!names.includes(name)) await caches.delete(name)
  for (const kind of Object.keys(KEPT) as Kind[]) await trim(kind)
}

async function renewOfflinePage() {
  const copy = await (await open('pages')).match(OFFLINE_PATH)
  const age = Date.now() - Date.parse(copy?.headers.get('date') ?? '')
  if (!(age < OFFLINE_PAGE_MS)) await fetchAndKeep('pages', OFFLINE_PATH)
}

async function fetchAndKeep(kind: Kind, address: string) {
  try {
    const request = new Request(address)
    // A file that never changes is not fetched twice.
    if (kind === 'assets' && (await (await open(kind)).match(request))) return
    await keep(kind, request, await fetch(request))
  } catch {
    // It is kept the next time it is seen.
  }
}

/** Keeps a reply that is worth it. */
async function keep(kind: Kind, request: Request, reply: Response) {
  const isPrivate = reply.headers.get('cache-control')?.includes('no-store')
  // What nobody reads would keep its connection, of which there are six, and a newer worker waits until nothing is under way.
  if (!reply.ok || reply.redirected || isPrivate) return reply.body?.cancel()
  // Before the page itself, so that a page that is there is whole.
  if (kind === 'pages') await keepAssets(neededBy(await reply.clone().text()))
  await (await open(kind)).put(request, reply)
  await trim(kind)
}

async function trim(kind: Kind) {
  const cache = await open(kind)
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - KEPT[kind]))) await cache.delete(key)
}

async function inTime(fetched: Promise<Response>): Promise<Response | null> {
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), WAIT_MS))
  return Promise.race([fetched.catch(() => null), patience])
}

/** A copy whose stylesheet, fonts or script are gone would be a ruin. */
async function findWholePage(request: Request): Promise<Response | undefined> {
  const copy = await (await open('pages')).match(request)
  if (!copy) return undefined
  const assets = await open('assets')
  const needed = neededBy(await copy.clone().text())
  const found = await Promise.all(needed.map((address) => assets.match(address)))
  return found.every(Boolean) ? copy : undefined
}

const neededBy = (html: string) =>
  [...html.matchAll(/(?:href|data-app)="(\/assets\/[^"]+)"/g)].flatMap(([, addresses = '']) =>
    addresses.split(' '),
  )

/** Says on the page that it is a copy, and from when. */
async function withDate(copy: Response | undefined): Promise<Response | undefined> {
  if (!copy) return undefined
  const html = await copy.text()
  const dated = html.replace(
    /<p ([^>]*)data-saved="([^"]*)" hidden=""><\/p>/,
    (_, rest: string, said: string) => {
      const when = momentOf(copy.headers.get('date'))
      return `<p ${rest}role="status">${said.replace('{when}', when)}</p>`
    },
  )
  return new Response(dated, { status: copy.status, headers: copy.headers })
}

function momentOf(date: string | null): string {
  const now = new Date().toISOString()
  const clock = osloClock(date ?? now)
  return `${fullDate(clock.date, now)} kl. ${clock.time}`
}

/** What it is a copy of; null for what is never kept. */
function kindOf(address: string): Kind | null {
  const { pathname } = new URL(address, self.location.href)
  if (pathname.startsWith('/assets/')) return 'assets'
  if (pathname.startsWith('/images/')) return 'images'
  if (pathname.startsWith('/page-data/')) return 'data'
  return isReserved(pathname) ? null : 'pages'
}
