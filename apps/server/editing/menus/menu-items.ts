import { eq } from 'drizzle-orm'
import { contentRecord, contentVersion, isDraftVersion } from '../../content/records/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'

/** The drafts of all menu entries, also of deleted ones: a deletion may still have to be published. */
export function readMenuItems(db: Queryable) {
  return db
    .select({
      id: contentRecord.id,
      version: contentRecord.draftVersion,
      stableVersion: contentRecord.stableVersion,
      body: contentVersion.body,
      author: contentVersion.author,
      savedAt: contentVersion.savedAt,
    })
    .from(contentRecord)
    .innerJoin(contentVersion, isDraftVersion)
    .where(eq(contentRecord.kind, 'menu-item'))
    .orderBy(contentRecord.id)
}
