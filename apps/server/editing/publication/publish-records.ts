import { revertBatch } from '../../content/batches.ts'
import { type PlanToSave, planRecordsLocked } from '../../content/plans.ts'
import { saveDatedVersion } from '../../content/publication-dates.ts'
import { findUnpublishedMedia } from '../../content/referenced-media.ts'
import { type LockedRecord, lockRecord, lockRecords } from '../../content/store/lock-records.ts'
import { publishVersionsLocked, type VersionToPublish } from '../../content/store/publish-versions.ts'
import type { Author } from '../../content/store/save-versions.ts'
import type { Queryable } from '../../db/connection.ts'
import { saveWithCurrentFacts } from '../../ticketing/current-facts.ts'
import { audit, type StaffAction, toAuthor } from '../actions.ts'

/** Publishes versions of several records, all or none. Returns the batch, with which they can be taken back. */
export function publishRecords(action: StaffAction, records: readonly VersionToPublish[]): Promise<string> {
  return action.db.transaction(async (tx) => {
    const author = toAuthor(action.person)
    const all = [...records, ...(await findUnpublishedMedia(tx, records))]
    const current = await saveCurrentVersions(tx, author, all, action.now)
    const batch = await publishVersionsLocked(tx, author, current)
    for (const { version, ...record } of current)
      await audit(tx, action, version === null ? 'record_unpublished' : 'record_published', record, {
        version,
        batch,
      })
    return batch
  })
}

/** The versions to publish, which have the dates of their publication and what the ticketing provider reported last. */
async function saveCurrentVersions(
  tx: Queryable,
  author: Author,
  records: readonly VersionToPublish[],
  now: Date,
): Promise<VersionToPublish[]> {
  await lockRecords(tx, records)
  const current: VersionToPublish[] = []
  for (const { kind, id, version } of records) {
    const record = (await lockRecord(tx, kind, id)) as LockedRecord
    const change = { kind, id, ...author }
    const datedVersion = version === null ? null : await saveDatedVersion(tx, change, record, version, now)
    const currentVersion = datedVersion && (await saveWithCurrentFacts(tx, change, record, datedVersion))
    current.push({ kind, id, version: currentVersion })
  }
  return current
}

/** Takes back what was published together. */
export function revertPublication(action: StaffAction, batch: string): Promise<string> {
  return action.db.transaction(async (tx) => {
    const newBatch = await revertBatch(tx, toAuthor(action.person), batch)
    await audit(tx, action, 'publication_reverted', undefined, { batch, revertedBy: newBatch })
    return newBatch
  })
}

export function planRecords(action: StaffAction, plans: readonly PlanToSave[]): Promise<void> {
  return action.db.transaction(async (tx) => {
    await planRecordsLocked(tx, toAuthor(action.person), plans, action.now)
    for (const { kind, id, publishAt, unpublishAt, version } of plans)
      await audit(tx, action, 'record_planned', { kind, id }, { publishAt, unpublishAt, version })
  })
}
