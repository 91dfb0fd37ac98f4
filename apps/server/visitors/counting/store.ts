import type { CountedItemEvent } from '@lerret/api'
import { osloDate, type Production, SITE_RECORD_ID, type SiteSettings } from '@lerret/model'
import { and, between, desc, sql } from 'drizzle-orm'
import { findStable } from '../../content/records/store/read-records.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { itemCount } from './table.ts'

/**
 * Counts one more for a public production; other items are ignored. The names come from the content, so that a browser can only
 * choose the item and the page.
 */
export async function countItem(db: Queryable, { event, item }: CountedItemEvent, now: Date): Promise<void> {
  const production = (await findStable(db, 'production', item.id))?.body as Production | undefined
  const settings = (await findStable(db, 'settings', SITE_RECORD_ID))?.body as SiteSettings | undefined
  if (!production || !settings) return
  const names = {
    name: production.title,
    brand: settings.title,
    category:
      production.object === 'movie' ? (production.genres?.[0] ?? production.object) : production.objectClass,
  }
  await db
    .insert(itemCount)
    .values({ day: osloDate(now), event, itemId: item.id, listName: item.listName, ...names, count: 1 })
    .onConflictDoUpdate({
      target: [itemCount.day, itemCount.event, itemCount.itemId, itemCount.listName],
      set: { ...names, count: sql`${itemCount.count} + 1` },
    })
}

/** The counts from one day to another, the highest first within a day. */
export function readCounts(db: Queryable, { from, to }: { from: string; to: string }) {
  return db
    .select()
    .from(itemCount)
    .where(and(between(itemCount.day, from, to)))
    .orderBy(itemCount.day, desc(itemCount.count), itemCount.itemId, itemCount.listName)
}
