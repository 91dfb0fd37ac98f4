import type { ContentKind } from '@lerret/model'
import { sql } from 'drizzle-orm'
import type { RecordKey } from '../content/records/record-key.ts'
import type { Queryable } from '../platform/db/connection.ts'
import { AppError } from '../platform/errors/app-error.ts'

/** A version that was saved, or a publication of one. */
export interface HistoryEntry {
  type: 'saved' | 'published' | 'unpublished'
  version: number | null
  author: string
  at: Date
  /** A publication can be taken back by it. */
  batch: string | null
  /** A version without a body is a deletion. */
  isDeletion: boolean
}

/** Reads the history of a record, newest first. */
export async function readRecordHistory(
  db: Queryable,
  { kind, id }: RecordKey,
  { skip, take }: { skip: number; take: number },
): Promise<HistoryEntry[]> {
  const { rows } = await db.execute<HistoryEntry & Record<string, unknown>>(sql`
    select * from (
      select 'saved' as type, version, author, saved_at as at, null as batch, body is null as "isDeletion", version as place
      from content_version where kind = ${kind} and id = ${id}
      union all
      select case when version is null then 'unpublished' else 'published' end, version, author, published_at, batch, false,
        number + 1000000000
      from content_publication where kind = ${kind} and id = ${id}
    ) as entry
    order by at desc, place desc
    limit ${take} offset ${skip}
  `)
  return rows.map(({ place: _, ...entry }) => entry)
}

/** Records that were published together. */
export interface PublishedBatch {
  batch: string
  author: string
  at: Date
  records: { kind: ContentKind; id: string; title: string; version: number | null }[]
  /** Whether no record of it has been published since. */
  canRevert: boolean
}

/** Reads the publications of staff, newest first. */
export async function readBatches(
  db: Queryable,
  { skip, take }: { skip: number; take: number },
): Promise<PublishedBatch[]> {
  const { rows } = await db.execute<PublishedBatch & Record<string, unknown>>(sql`
    select batch, min(publication.author) as author, max(published_at) as at,
      jsonb_agg(jsonb_build_object('kind', publication.kind, 'id', publication.id,
        'title', coalesce(record.summary->>'title', ''), 'version', publication.version)
        order by publication.number) as records,
      bool_and(not exists (
        select from content_publication as later
        where (later.kind, later.id) = (publication.kind, publication.id)
          and later.number > publication.number and later.batch is distinct from publication.batch
      )) as "canRevert"
    from content_publication as publication
      join content_record as record on (record.kind, record.id) = (publication.kind, publication.id)
    where batch is not null
    group by batch
    order by max(number) desc
    limit ${take} offset ${skip}
  `)
  return rows
}

/** A record of a batch, with its public versions before and after. null: not public. */
export interface BatchChange extends RecordKey {
  title: string
  version: number | null
  previousVersion: number | null
}

/** Reads the changes of a batch, compared with what was public before it. */
export async function readBatchChanges(db: Queryable, batch: string): Promise<BatchChange[]> {
  const { rows } = await db.execute<BatchChange & Record<string, unknown>>(sql`
    select publication.kind, publication.id, coalesce(record.summary->>'title', '') as title, publication.version,
      (select earlier.version from content_publication as earlier
        where (earlier.kind, earlier.id) = (publication.kind, publication.id)
          and earlier.number < publication.number
        order by earlier.number desc limit 1) as "previousVersion"
    from content_publication as publication
      join content_record as record on (record.kind, record.id) = (publication.kind, publication.id)
    where batch = ${batch}
    order by publication.number
  `)
  if (rows.length === 0) throw new AppError('content_not_found', 'There is no such publication.')
  return rows
}
