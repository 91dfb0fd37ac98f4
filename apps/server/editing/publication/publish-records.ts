import { randomUUID } from 'node:crypto'
import { revertBatch } from '../../content/records/batches.ts'
import { type PlanToSave, planRecordsLocked } from '../../content/records/plans.ts'
import { saveDatedVersion } from '../../content/records/publication-dates.ts'
import type { RecordKey } from '../../content/records/record-key.ts'
import { findUnpublishedMedia } from '../../content/records/referenced-media.ts'
import { findHallRenames, type HallRenames, renameHalls } from '../../content/records/renamed-halls.ts'
import { type LockedRecord, lockRecord, lockRecords } from '../../content/records/store/lock-records.ts'
import { publishVersionsLocked, type VersionToPublish } from '../../content/records/store/publish-versions.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { saveWithCurrentFacts } from '../../programme/ticketing/current-facts.ts'
import { audit, type StaffAction, toAuthor } from '../actions.ts'
import { readBatchChanges } from '../history.ts'
import { carryOutOnce } from '../sessions/carry-out-once.ts'
import type { SessionRequest } from '../sessions/requests.ts'
import { chooseVersion, type RecordToPublish } from './choose-version.ts'
import { assertNotOutdated } from './outdated.ts'
import { findStaffPublication, type StaffPublication } from './staff-publications.ts'

/** A record after it was published. */
export interface PublishedRecord extends RecordKey {
  /** The public version, which may be newer than the one that was named; null: not public. */
  version: number | null
  draftVersion: number
}

export interface Publication {
  /** Names the records that were published together, by which they can be taken back. */
  batch: string
  records: PublishedRecord[]
}

interface ActionOptions {
  /** The request of an editing session: one that is sent twice or arrives late changes nothing. */
  request?: SessionRequest | undefined
}

interface PublishOptions extends ActionOptions {
  /** The time of the site, which stands still in some houses; without it, the time of the action. */
  siteTime?: Date | undefined
  /** Puts versions live on purpose that are older than the public ones. */
  isRestore?: boolean | undefined
}

/**
 * Publishes versions of several records, all or none. A record of which visitors see the version already is not published again. Throws
 * `publish_outdated` rather than replacing what staff have published since.
 */
export function publishRecords(
  action: StaffAction,
  records: readonly RecordToPublish[],
  { request, isRestore = false, siteTime = action.now }: PublishOptions = {},
): Promise<Publication> {
  return action.db.transaction(async (tx) => {
    const media = await findUnpublishedMedia(tx, records)
    const renames = await findHallRenames(tx, records, siteTime)
    await lockRecords(tx, [...records, ...media, ...renames.records])
    const replies = await carryOutOnce(tx, { request, keys: records, now: action.now }, async () => {
      const batch = await publishLocked(tx, action, records, { media, renames, isRestore })
      return (await readPublished(tx, records)).map((record) => ({ batch, ...record }))
    })
    return {
      batch: replies[0]?.batch as string,
      records: records.map(({ kind, id }, index) => {
        const { version = null, draftVersion = 0 } = replies[index] ?? {}
        return { kind, id, version, draftVersion }
      }),
    }
  })
}

/** Returns the batch: that of an earlier publication when there is nothing to publish, so that it can be taken back. */
async function publishLocked(
  tx: Queryable,
  action: StaffAction,
  records: readonly RecordToPublish[],
  {
    media,
    renames,
    isRestore,
  }: { media: readonly VersionToPublish[]; renames: HallRenames; isRestore: boolean },
): Promise<string> {
  const current: VersionToPublish[] = []
  const earlier: StaffPublication[] = []
  for (const each of records) {
    const { kind, id } = each
    const record = (await lockRecord(tx, kind, id)) as LockedRecord
    const last = await findStaffPublication(tx, each)
    const version = await chooseVersion(tx, toAuthor(action.person), each, { record, last })
    if (version === undefined) {
      if (last) earlier.push(last)
      continue
    }
    if (!isRestore) await assertNotOutdated(tx, each, { record, last })
    current.push(await addCurrentFacts(tx, action, { kind, id, version }))
  }
  const used = await findUnpublishedMedia(tx, current)
  current.push(...media.filter((each) => used.some(({ kind, id }) => kind === each.kind && id === each.id)))
  if (current.length === 0) return findLatest(earlier)?.batch ?? randomUUID()
  const batch = await publishVersionsLocked(tx, toAuthor(action.person), current)
  current.push(...(await renameHalls(tx, { ...toAuthor(action.person), batch }, renames)))
  for (const { version, ...record } of current)
    await audit(tx, action, version === null ? 'record_unpublished' : 'record_published', record, {
      version,
      batch,
    })
  return batch
}

const findLatest = (publications: readonly StaffPublication[]) =>
  publications.toSorted((a, b) => b.number - a.number)[0]

/** The version to publish with the dates of its publication and what the ticketing provider reported last. */
async function addCurrentFacts(
  tx: Queryable,
  { person, now }: StaffAction,
  { kind, id, version }: VersionToPublish,
): Promise<VersionToPublish> {
  if (version === null) return { kind, id, version }
  // Read again, since choosing the version may have saved one.
  const record = (await lockRecord(tx, kind, id)) as LockedRecord
  const change = { kind, id, ...toAuthor(person) }
  const datedVersion = await saveDatedVersion(tx, change, record, version, now)
  return { kind, id, version: await saveWithCurrentFacts(tx, change, record, datedVersion) }
}

async function readPublished(tx: Queryable, keys: readonly RecordKey[]): Promise<PublishedRecord[]> {
  const published: PublishedRecord[] = []
  for (const { kind, id } of keys) {
    const { stableVersion, draftVersion } = (await lockRecord(tx, kind, id)) as LockedRecord
    published.push({ kind, id, version: stableVersion, draftVersion })
  }
  return published
}

/** Takes back what was published together. */
export function revertPublication(
  action: StaffAction,
  batch: string,
  { siteTime = action.now }: Pick<PublishOptions, 'siteTime'> = {},
): Promise<Publication> {
  return action.db.transaction(async (tx) => {
    const changes = await readBatchChanges(tx, batch)
    const before = changes.map(({ kind, id, previousVersion }) => ({ kind, id, version: previousVersion }))
    const renames = await findHallRenames(tx, before, siteTime)
    await lockRecords(tx, [...before, ...renames.records])
    const newBatch = await revertBatch(tx, toAuthor(action.person), batch)
    await renameHalls(tx, { ...toAuthor(action.person), batch: newBatch }, renames)
    await audit(tx, action, 'publication_reverted', undefined, { batch, revertedBy: newBatch })
    return { batch: newBatch, records: await readPublished(tx, before) }
  })
}

export function planRecords(
  action: StaffAction,
  plans: readonly PlanToSave[],
  { request }: ActionOptions = {},
): Promise<void> {
  return action.db.transaction(async (tx) => {
    await lockRecords(tx, plans)
    await carryOutOnce(tx, { request, keys: plans, now: action.now }, async () => {
      await planRecordsLocked(tx, toAuthor(action.person), plans, action.now)
      for (const { kind, id, publishAt, unpublishAt, version } of plans)
        await audit(tx, action, 'record_planned', { kind, id }, { publishAt, unpublishAt, version })
      return plans.map(() => ({}))
    })
  })
}
