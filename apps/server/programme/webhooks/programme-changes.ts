import type { ProgrammeChange } from '@lerret/api/contracts'
import { type Production, productionPath, type Showing, type SiteConfig, toAbsoluteUrl } from '@lerret/model'
import { and, asc, gt, inArray, lte, sql } from 'drizzle-orm'
import { findPublicSite } from '../../content/house/site-records.ts'
import { readAllStable } from '../../content/records/store/read-records.ts'
import { contentPublication } from '../../content/records/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { toProgrammeProduction, toProgrammeShowing } from '../open-programme/read-programme.ts'

/** More of them are counted, not listed: the receiver reads the programme. */
export const MAX_LISTED_CHANGES = 100

/** Reads what of the programme was published or unpublished after one revision, up to another: each record once, as it is now. */
export async function readProgrammeChanges(
  db: Queryable,
  { after, upTo }: { after: number; upTo: number },
): Promise<{ changes: ProgrammeChange[]; total: number }> {
  const rows = await db
    .select({
      kind: contentPublication.kind,
      id: contentPublication.id,
      at: sql<string>`max(${contentPublication.publishedAt})`,
    })
    .from(contentPublication)
    .where(
      and(
        gt(contentPublication.number, after),
        lte(contentPublication.number, upTo),
        inArray(contentPublication.kind, ['event', 'production']),
      ),
    )
    .groupBy(contentPublication.kind, contentPublication.id)
    .orderBy(asc(sql`max(${contentPublication.number})`))
  const listed = rows.slice(0, MAX_LISTED_CHANGES)
  const site = await findPublicSite(db)
  if (!site || listed.length === 0) return { changes: [], total: rows.length }
  const listIds = (kind: string) => listed.filter((row) => row.kind === kind).map(({ id }) => id)
  const showings = await readBodies<Showing>(db, 'event', listIds('event'))
  const productionIds = [
    ...listIds('production'),
    ...[...showings.values()].map(({ productionId }) => productionId),
  ]
  const productions = await readBodies<Production>(db, 'production', productionIds)
  const changes = listed.map(({ kind, id, at }) => {
    const when = new Date(at).toISOString()
    return kind === 'event'
      ? toShowingChange(id, when, { showing: showings.get(id), productions, site })
      : toProductionChange(id, when, productions.get(id), site)
  })
  return { changes, total: rows.length }
}

function toShowingChange(
  id: string,
  at: string,
  {
    showing,
    productions,
    site,
  }: { showing: Showing | undefined; productions: Map<string, Production>; site: SiteConfig },
): ProgrammeChange {
  // A showing without its production is not in the programme.
  const production = showing && productions.get(showing.productionId)
  if (!showing || !production) return { kind: 'showing', id, change: 'removed', at, url: null, showing: null }
  const url = toAbsoluteUrl(site.host, productionPath(production))
  return {
    kind: 'showing',
    id,
    change: 'published',
    at,
    url,
    showing: toProgrammeShowing(showing, production, site),
  }
}

function toProductionChange(
  id: string,
  at: string,
  production: Production | undefined,
  site: SiteConfig,
): ProgrammeChange {
  if (!production) return { kind: 'production', id, change: 'removed', at, url: null, production: null }
  const view = toProgrammeProduction(production, site)
  return { kind: 'production', id, change: 'published', at, url: view.url, production: view }
}

async function readBodies<Body extends { id: string }>(
  db: Queryable,
  kind: 'event' | 'production',
  ids: readonly string[],
): Promise<Map<string, Body>> {
  if (ids.length === 0) return new Map()
  const records = await readAllStable(db, kind, [...new Set(ids)])
  return new Map(records.map(({ id, body }) => [id, body as Body]))
}
