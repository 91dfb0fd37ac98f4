import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, or } from 'drizzle-orm'
import { contentRecord } from '../../../content/records/table.ts'
import type { Queryable } from '../../../platform/db/connection.ts'
import type { ProviderFeed } from '../provider/provider.ts'
import { feedProductionFacts, feedShowingFacts } from '../rules.ts'
import type { KnownRecords } from './known-records.ts'

/**
 * Locks every record that the feed may change before the first change, in the order that all code uses for several records. Otherwise
 * a deadlock is possible: a publish holds its record and waits for the list of publications, which this transaction holds from its
 * first change on.
 */
export async function lockAffectedRecords(tx: Queryable, known: KnownRecords, feed: ProviderFeed, now: Date) {
  await tx
    .select({ id: contentRecord.id })
    .from(contentRecord)
    .where(
      or(
        and(
          eq(contentRecord.kind, 'production'),
          inArray(contentRecord.id, findChangedProductions(known, feed)),
        ),
        and(
          eq(contentRecord.kind, 'event'),
          inArray(contentRecord.id, findChangedShowings(known, feed, now)),
        ),
      ),
    )
    .orderBy(contentRecord.kind, contentRecord.id)
    .for('update')
}

const findChangedProductions = (known: KnownRecords, { productions }: ProviderFeed) =>
  productions.flatMap((sold) => {
    const row = known.productions.get(sold.id)
    return row && !isDeepStrictEqual(row.lastFacts, feedProductionFacts(sold)) ? [row.productionId] : []
  })

function findChangedShowings(known: KnownRecords, { showings }: ProviderFeed, now: Date): string[] {
  const waiting = [...known.showings.values()].filter(({ isWaiting }) => isWaiting)
  const changed = showings.flatMap((sold) => {
    const row = known.showings.get(sold.id)
    if (!row) return known.editorShowings.get(sold.id)?.id ?? []
    return isDeepStrictEqual(row.lastFacts, feedShowingFacts(sold, now)) ? [] : row.showingId
  })
  return [...changed, ...waiting.map(({ showingId }) => showingId)]
}
