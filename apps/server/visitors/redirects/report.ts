import { addDays, isAutomaticRedirect, osloDate, type Redirect } from '@lerret/model'
import { and, eq, isNotNull } from 'drizzle-orm'
import { contentRecord, contentVersion, isDraftVersion } from '../../content/records/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { findSimilar } from '../../platform/text/find-similar.ts'
import type { LiveRelease } from '../../publishing/live-release.ts'
import { readAddressCounts } from '../counting/address-counts.ts'

/** The days that counts are summed over. */
const REPORTED_DAYS = 90

/** All redirects with how often they are followed, and the addresses that visitors asked for in vain and that still lead nowhere. */
export async function readRedirectReport(
  db: Queryable,
  { release, route }: Pick<LiveRelease, 'release' | 'route'>,
  now: Date,
) {
  const today = osloDate(now)
  const period = { from: addDays(today, -REPORTED_DAYS), to: today }
  const hits = new Map((await readAddressCounts(db, 'redirect', period)).map((each) => [each.path, each]))
  const missed = await readAddressCounts(db, 'not_found', period)
  const targets = new Map(release.redirects.map(({ source, target }) => [source, target]))
  const pages = [...release.pages.keys()]
  return {
    days: REPORTED_DAYS,
    redirects: (await readDrafts(db)).map(({ id, version, stableVersion, body }) => {
      const { source = '', target = '', permanent = true } = body as Partial<Redirect>
      return {
        id,
        source,
        target,
        permanent,
        isAutomatic: isAutomaticRedirect({ id }),
        state: findState(version, stableVersion),
        version,
        leadsTo: targets.get(source) ?? null,
        hits: hits.get(source)?.count ?? 0,
        lastHit: hits.get(source)?.lastDay ?? null,
      }
    }),
    missed: missed
      .filter(({ path }) => route(path).kind === 'not-found')
      .map((each) => ({ ...each, suggestion: findSimilar(each.path, pages) })),
  }
}

const readDrafts = (db: Queryable) =>
  db
    .select({
      id: contentRecord.id,
      version: contentRecord.draftVersion,
      stableVersion: contentRecord.stableVersion,
      body: contentVersion.body,
    })
    .from(contentRecord)
    .innerJoin(contentVersion, isDraftVersion)
    .where(and(eq(contentRecord.kind, 'redirect'), isNotNull(contentVersion.body)))
    .orderBy(contentRecord.id)

function findState(version: number, stableVersion: number | null) {
  if (stableVersion === null) return 'draft' as const
  return stableVersion === version ? ('published' as const) : ('changed' as const)
}
