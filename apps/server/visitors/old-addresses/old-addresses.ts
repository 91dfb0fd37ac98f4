import { cacheForASecond } from '../../content/records/revision-cache.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { hasIdentifyingQuery } from './list-lookups.ts'
import { findNewHref } from './store.ts'
import { oldAddress } from './table.ts'

export interface OldAddresses {
  /** The new href of an address of the old website. With `withQueryOnly`, its path alone is a page of this site. */
  findNewHref(url: string, options: { withQueryOnly: boolean }): Promise<string | null>
}

/** Finds where old addresses lead. While the database does not answer, they lead nowhere: the site must go on. */
export function createOldAddresses({
  db,
  now,
  logError,
}: {
  db: Queryable
  now: () => Date
  logError(error: unknown): void
}): OldAddresses {
  // Most houses have imported nothing, and scanners ask for many addresses that do not exist.
  const hasAny = cacheForASecond(
    async () => (await db.select({ address: oldAddress.address }).from(oldAddress).limit(1)).length > 0,
    now,
  )
  return {
    async findNewHref(url, options) {
      if (options.withQueryOnly && !hasIdentifyingQuery(url)) return null
      try {
        return (await hasAny()) ? await findNewHref(db, url, options) : null
      } catch (error) {
        logError(error)
        return null
      }
    },
  }
}
