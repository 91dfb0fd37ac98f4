import type { ContentClient, SiteSummary } from '@lerret/api'
import { MANAGEMENT_KINDS, type ManagementKind } from '@lerret/api/contracts'
import {
  listSiteRecords,
  SITE_KINDS,
  SITE_RECORD_ID,
  type SiteConfig,
  type StoredFile,
  splitSite,
} from '@lerret/model'
import { AppError } from '../../platform/errors/app-error.ts'
import { type LoadedContent, parseRecords, type RawRecord } from '../../publishing/build/load-content.ts'

/** All content of a house on another machine, at one revision. */
export interface ServerContent {
  loaded: LoadedContent
  revisions: ReadonlyMap<string, number>
  readMedia: (media: StoredFile) => Promise<Uint8Array>
}

/** How often reading starts again when something is published meanwhile. */
const MAX_ATTEMPTS = 5

/** Reads all content of a house through its APIs. When lists are of different revisions, all are read again. */
export async function readServerContent(client: ContentClient): Promise<ServerContent> {
  const site = await findSite(client)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const content = await readFeed(client, site)
    if (content) return { ...content, readMedia: ({ id }) => client.original(site.id, id) }
  }
  throw new AppError(
    'export_failed',
    `Content was published while it was read, ${MAX_ATTEMPTS} times in a row. Try again later.`,
  )
}

async function findSite(client: ContentClient): Promise<SiteSummary> {
  const [site, ...others] = await client.sites()
  if (site && others.length === 0) return site
  throw new AppError('export_failed', site ? 'There is more than one site.' : 'There is no site there yet.')
}

async function readFeed(
  client: ContentClient,
  site: SiteSummary,
): Promise<Omit<ServerContent, 'readMedia'> | null> {
  const { revisions, state } = await client.revisions(site.id)
  const records: RawRecord[] = []
  for (const kind of MANAGEMENT_KINDS) {
    const list = kind === 'event' ? await client.events(site.id) : await client.records(site.id, kind)
    if (list.state !== state) return null
    records.push(...list.items.flatMap((body) => toRawRecords(kind, body)))
  }
  return {
    loaded: parseRecords(records, Math.max(0, ...Object.values(revisions))),
    revisions: new Map(Object.entries(revisions).flatMap(([key, number]) => toRecordRevisions(key, number))),
  }
}

/** Splits the site, and removes what the platform API adds to a showing. */
function toRawRecords(kind: ManagementKind, body: unknown): RawRecord[] {
  if (kind === 'site')
    return listSiteRecords(splitSite(body as SiteConfig)).map(({ kind, record }) => ({
      kind,
      id: record.id,
      body: record,
    }))
  const { production, ...record } = body as { id: string; production?: unknown }
  return [{ kind, id: record.id, body: kind === 'event' ? record : body }]
}

const toRecordRevisions = (key: string, number: number): [string, number][] =>
  key.startsWith('site:') ? SITE_KINDS.map((kind) => [`${kind}:${SITE_RECORD_ID}`, number]) : [[key, number]]
