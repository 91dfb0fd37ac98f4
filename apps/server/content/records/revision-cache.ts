import type { Queryable } from '../../platform/db/connection.ts'
import { readRevision } from './store/read-records.ts'

/** How long a publication, by this server or another, may go unnoticed. */
export const REVISION_CACHE_MS = 1000

/** Reads the revision of the public content, from the database at most once a second. */
export const createRevisionReader = (db: Queryable, now: () => Date): (() => Promise<number>) =>
  cacheForASecond(() => readRevision(db), now)

/** Caches the result of a function for a second. Failures are not cached. */
export function cacheForASecond<Value>(read: () => Promise<Value>, now: () => Date): () => Promise<Value> {
  let cached: Promise<Value> | undefined
  let readAt = 0
  return () => {
    if (cached && now().getTime() - readAt < REVISION_CACHE_MS) return cached
    readAt = now().getTime()
    const value = read()
    cached = value
    value.catch(() => {
      if (cached === value) cached = undefined
    })
    return value
  }
}
