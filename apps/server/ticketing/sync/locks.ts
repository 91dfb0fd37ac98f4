import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, or } from 'drizzle-orm'
import { contentRecord } from '../../content/table.ts'
import type { Queryable } from '../../db/connection.ts'
import type { ProviderNews } from '../provider/provider.ts'
import { productionFacts, showingFacts } from '../rules.ts'
import type { Known } from './known-records.ts'

/**
 * Locks every record that the news may change, before one is changed: whoever publishes one of them holds it and waits for the
 * list of publications, which is ours from the first change on. In the order of all who lock several.
 */
export async function lockConcerned(tx: Queryable, known: Known, news: ProviderNews, now: Date) {
  await tx
    .select({ id: contentRecord.id })
    .from(contentRecord)
    .where(
      or(
        and(eq(contentRecord.kind, 'production'), inArray(contentRecord.id, findProductions(known, news))),
        and(eq(contentRecord.kind, 'event'), inArray(contentRecord.id, findShowings(known, news, now))),
      ),
    )
    .orderBy(contentRecord.kind, contentRecord.id)
    .for('update')
}

const findProductions = (known: Known, { productions }: ProviderNews) =>
  productions.flatMap((sold) => {
    const row = known.productions.get(sold.id)
    return row && !isDeepStrictEqual(row.said, productionFacts(sold)) ? [row.productionId] : []
  })

function findShowings(known: Known, { showings }: ProviderNews, now: Date): string[] {
  const waiting = [...known.showings.values()].filter(({ isWaiting }) => isWaiting)
  const changed = showings.flatMap((sold) => {
    const row = known.showings.get(sold.id)
    if (!row) return known.written.get(sold.id)?.id ?? []
    return isDeepStrictEqual(row.said, showingFacts(sold, now)) ? [] : row.showingId
  })
  return [...changed, ...waiting.map(({ showingId }) => showingId)]
}
