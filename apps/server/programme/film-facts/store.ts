import { SITE_RECORD_ID, type SiteTicketing } from '@lerret/model'
import { eq } from 'drizzle-orm'
import { findStable } from '../../content/records/store/read-records.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Fetch } from '../../platform/outbound/fetch.ts'
import { findFilmwebFacts } from './filmweb.ts'
import { filmFacts } from './table.ts'

const TIMEOUT_MS = 20_000

/** Reads the facts that were last fetched about a film, and whether the house has a source to fetch from. */
export async function readFilmFacts(db: Queryable, productionId: string) {
  const [row] = await db.select().from(filmFacts).where(eq(filmFacts.productionId, productionId))
  return { hasSource: (await findSourceUrl(db)) !== undefined, found: row ? toFound(row) : null }
}

/** Fetches what the house's source knows about a film, and stores it; the record is not changed. */
export async function fetchFilmFacts(
  { db, fetch, now }: { db: Queryable; fetch: Fetch; now: Date },
  { productionId, ediNumber, title }: { productionId: string; ediNumber?: string | undefined; title: string },
) {
  const url = await findSourceUrl(db)
  if (url === undefined) throw new AppError('film_source_missing', 'The house has no source of film facts.')
  const facts = await findFilmwebFacts(
    url,
    { ediNumber, title },
    { fetch, signal: AbortSignal.timeout(TIMEOUT_MS) },
  )
  const row = { source: 'Filmweb', facts, fetchedAt: now }
  await db
    .insert(filmFacts)
    .values({ productionId, ...row })
    .onConflictDoUpdate({ target: filmFacts.productionId, set: row })
  return toFound(row)
}

async function findSourceUrl(db: Queryable): Promise<string | undefined> {
  const ticketing = await findStable(db, 'ticketing', SITE_RECORD_ID)
  return (ticketing?.body as SiteTicketing | undefined)?.filmFacts?.url
}

const toFound = ({
  source,
  facts,
  fetchedAt,
}: Pick<typeof filmFacts.$inferSelect, 'source' | 'facts' | 'fetchedAt'>) => ({
  source,
  facts,
  fetchedAt: fetchedAt.toISOString(),
})
