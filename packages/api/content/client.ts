import { MANAGEMENT_STABLE, runtimeSiteName } from '@lerret/model'
import type { IdentityClient } from '../client/authentication.ts'
import { readJson } from '../client/call-error.ts'
import { createApi } from '../client/create-api.ts'
import { type BasicEvent, MAX_EVENTS_PER_CALL, readEvents } from '../events.ts'
import { API_BASES, MANAGEMENT_CALLS, PLATFORM_CALLS, RUNTIME_CALLS } from './calls.ts'

/** The server of a house, and the credentials to read its content. */
export interface ContentServer {
  origin: string
  identity: Omit<IdentityClient, 'tokenUrl'>
  platform: { username: string; password: string }
  /** Passed in, so that a server can use one with limits. */
  fetch: typeof globalThis.fetch
}

export interface SiteSummary {
  id: string
  partners: number[]
}

/** A list with the ETag of the content it was read from. */
export interface ListWithState<Item> {
  items: Item[]
  state: string
}

export type ContentClient = ReturnType<typeof createContentClient>

/** Reads all content of a house through its management, platform and runtime APIs. Replies are not validated here. */
export function createContentClient({ origin, identity, platform, fetch }: ContentServer) {
  const root = origin.replace(/\/+$/, '')
  const tokenUrl = `${root}${API_BASES.identity}/cahedAuth`
  const management = createApi(
    {
      base: `${root}${API_BASES.management}`,
      authentication: { method: 'bearer', identity: { ...identity, tokenUrl } },
      paths: listPaths(MANAGEMENT_CALLS),
    },
    { calls: MANAGEMENT_CALLS, fetch },
  )
  const platformApi = createApi(
    {
      base: `${root}${API_BASES.platform}`,
      authentication: { method: 'basic', ...platform },
      paths: listPaths(PLATFORM_CALLS),
    },
    { calls: PLATFORM_CALLS, fetch },
  )
  const runtime = createApi(
    {
      base: `${root}${API_BASES.runtime}`,
      authentication: { method: 'none' },
      paths: listPaths(RUNTIME_CALLS),
    },
    { calls: RUNTIME_CALLS, fetch },
  )

  return {
    async sites(): Promise<SiteSummary[]> {
      return (await readJson(await platformApi('sites'), 'sites')) as SiteSummary[]
    },
    /** All published records of a kind, page by page. */
    records: (siteId: string, kind: string): Promise<ListWithState<unknown>> =>
      readAllPages((pagination) =>
        management('records', {
          params: { siteId, kind, stable: MANAGEMENT_STABLE },
          search: `&${pagination}`,
        }),
      ),
    /** All showings with their productions. */
    events: (siteId: string): Promise<ListWithState<unknown>> =>
      readAllPages((pagination) =>
        platformApi('siteEvents', { params: { siteId }, search: `?${pagination}` }),
      ),
    /** The current state of showings, in batches. */
    async freshEvents({ partners }: SiteSummary, ids: readonly string[]): Promise<BasicEvent[]> {
      const site = runtimeSiteName(partners[0] as number)
      const fresh: BasicEvent[] = []
      for (let start = 0; start < ids.length; start += MAX_EVENTS_PER_CALL) {
        const keys = ids.slice(start, start + MAX_EVENTS_PER_CALL).join(',')
        const reply = await runtime('events', { params: { site, keys } })
        fresh.push(...readEvents(await readJson(reply, 'events')))
      }
      return fresh
    },
    async revisions(siteId: string): Promise<{ revisions: Record<string, number>; state: string }> {
      const reply = await management('revisions', { params: { siteId } })
      const revisions = (await readJson(reply, 'revisions')) as Record<string, number>
      return { revisions, state: readState(reply) }
    },
    async original(siteId: string, id: string): Promise<Uint8Array> {
      const reply = await management('original', { params: { siteId, id } })
      return new Uint8Array(await reply.arrayBuffer())
    },
    async publish(siteId: string): Promise<unknown> {
      return readJson(await management('publish', { params: { siteId } }), 'publish')
    },
  }
}

/** Small enough for memory and for timeouts of proxies. */
const PAGE_SIZE = 500

async function readAllPages(
  readPage: (pagination: URLSearchParams) => Promise<Response>,
): Promise<ListWithState<unknown>> {
  const items: unknown[] = []
  const states = new Set<string>()
  for (let after: string | undefined; ; ) {
    const reply = await readPage(
      new URLSearchParams({ take: String(PAGE_SIZE), ...(after === undefined ? {} : { after }) }),
    )
    const page = (await readJson(reply, 'A list')) as { id: string }[]
    items.push(...page)
    states.add(readState(reply))
    after = page.at(-1)?.id
    if (!reply.headers.get('link')?.includes('rel="next"') || after === undefined) break
  }
  // The joined state equals that of no single version when the content changes between pages.
  return { items, state: [...states].join() }
}

const readState = (reply: Response) => reply.headers.get('etag') ?? ''

function listPaths<Name extends string>(calls: Record<Name, { path: string }>): Record<Name, string> {
  const pairs = Object.entries<{ path: string }>(calls).map(([name, { path }]) => [name, path])
  return Object.fromEntries(pairs) as Record<Name, string>
}
