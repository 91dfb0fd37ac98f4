import { randomUUID } from 'node:crypto'
import type { ContentKind } from '@lerret/model'
import { and, asc, desc, eq, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { RecordKey } from './record-key.ts'
import { type LockedRecord, lockRecords } from './store/lock-records.ts'
import {
  notifyPublished,
  publishLocked,
  unpublishLocked,
  type VersionToPublish,
} from './store/publish-versions.ts'
import type { Author } from './store/save-versions.ts'
import { contentPublication } from './table.ts'

type Publication = typeof contentPublication.$inferSelect

/**
 * Takes back what was published together: every record is public again in the version it had before. Drafts stay as they are. Throws
 * when one of the records has been published since. Returns the new batch, with which this can be taken back in turn.
 */
export async function revertBatch(
  tx: Queryable,
  { author, authorId }: Author,
  batch: string,
): Promise<string> {
  const newBatch = randomUUID()
  const first = firstOfEachRecord(await readBatch(tx, batch))
  if (first.length === 0) throw new AppError('content_not_found', `There is no publication ${batch}.`)
  const records = await lockRecords(tx, first)
  for (const record of records) await assertNotPublishedSince(tx, record, batch)
  const versions: VersionToPublish[] = []
  // Redirects last: a page that gets its old path back has removed the redirect from it.
  for (const record of [...records.filter(isPage), ...records.filter((each) => !isPage(each))]) {
    const { number } = first.find(({ kind, id }) => kind === record.kind && id === record.id) as Publication
    const version = await findVersionBefore(tx, record, number)
    const change = { kind: record.kind as ContentKind, id: record.id, author, authorId, batch: newBatch }
    if (version === null) await unpublishLocked(tx, change, record)
    else await publishLocked(tx, change, record, version)
    versions.push({ kind: change.kind, id: record.id, version })
  }
  await notifyPublished(tx, author, versions)
  return newBatch
}

const isPage = ({ kind }: LockedRecord) => kind !== 'redirect'

function readBatch(tx: Queryable, batch: string) {
  return tx
    .select()
    .from(contentPublication)
    .where(eq(contentPublication.batch, batch))
    .orderBy(asc(contentPublication.number))
}

/** The records that were published together. */
export async function readBatchKeys(db: Queryable, batch: string): Promise<RecordKey[]> {
  return firstOfEachRecord(await readBatch(db, batch)).map(({ kind, id }) => ({ kind, id }))
}

function firstOfEachRecord(publications: Publication[]) {
  const first = new Map<string, Publication & { kind: ContentKind }>()
  for (const publication of publications) {
    const key = `${publication.kind}:${publication.id}`
    if (!first.has(key)) first.set(key, { ...publication, kind: publication.kind as ContentKind })
  }
  return [...first.values()]
}

async function assertNotPublishedSince(tx: Queryable, { kind, id }: LockedRecord, batch: string) {
  const [last] = await tx
    .select({ batch: contentPublication.batch })
    .from(contentPublication)
    .where(and(eq(contentPublication.kind, kind), eq(contentPublication.id, id)))
    .orderBy(desc(contentPublication.number))
    .limit(1)
  if (last?.batch !== batch)
    throw new AppError(
      'content_conflict',
      `${kind} ${id} has been published since; publish it again instead.`,
    )
}

/** The version that was public before a publication; null when none was. */
async function findVersionBefore(
  tx: Queryable,
  { kind, id }: LockedRecord,
  number: number,
): Promise<number | null> {
  const [before] = await tx
    .select({ version: contentPublication.version })
    .from(contentPublication)
    .where(
      and(
        eq(contentPublication.kind, kind),
        eq(contentPublication.id, id),
        lt(contentPublication.number, number),
      ),
    )
    .orderBy(desc(contentPublication.number))
    .limit(1)
  return before?.version ?? null
}
