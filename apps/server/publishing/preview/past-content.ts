import { type ContentKind, isSiteKind } from '@lerret/model'
import { sql } from 'drizzle-orm'
import type { RecordKey } from '../../content/records/record-key.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import type { PreviewRecord } from './preview.ts'

/** Records that were published together, with what was public before. */
export interface PastPublication {
  /** The revisions of its first and last record. */
  firstRevision: number
  revision: number
  at: Date
  author: string
  records: (RecordKey & { title: string; previousBody: object | null })[]
}

interface PublicationRow extends Record<string, unknown> {
  number: number
  kind: ContentKind
  id: string
  title: string
  author: string
  batch: string | null
  at: string
  previousBody: object | null
}

/** The latest publications of people and programs, newest first; of at most so many records. */
export async function readPastPublications(db: Queryable, maxRecords: number): Promise<PastPublication[]> {
  const { rows } = await db.execute<PublicationRow>(sql`
    select publication.number, publication.kind, publication.id, publication.author, publication.batch,
      publication.published_at as at, coalesce(record.summary->>'title', '') as title, previous.body as "previousBody"
    from content_publication as publication
      join content_record as record on (record.kind, record.id) = (publication.kind, publication.id)
      left join lateral (
        select earlier.version from content_publication as earlier
        where (earlier.kind, earlier.id) = (publication.kind, publication.id) and earlier.number < publication.number
        order by earlier.number desc limit 1
      ) as earlier on true
      left join content_version as previous
        on (previous.kind, previous.id, previous.version) = (publication.kind, publication.id, earlier.version)
    order by publication.number desc
    limit ${maxRecords}
  `)
  const groups = groupRows(rows)
  // The oldest may lack records that were not read.
  return rows.length === maxRecords ? groups.slice(0, -1) : groups
}

/** Programs have no batches; what they publish in one transaction has the same time. */
function groupRows(rows: readonly PublicationRow[]): PastPublication[] {
  const groups: PastPublication[] = []
  let lastKey: string | null = null
  for (const { number, author, batch, at, kind, id, title, previousBody } of rows) {
    const key = batch ?? `${author} ${at}`
    const record = { kind, id, title, previousBody }
    const group = key === lastKey ? groups.at(-1) : undefined
    if (group) {
      group.firstRevision = number
      group.records.push(record)
    } else
      groups.push({ firstRevision: number, revision: number, at: new Date(at), author, records: [record] })
    lastKey = key
  }
  return groups
}

/** The records that have been published since a revision, as they were public then. */
export async function readRecordsAtRevision(db: Queryable, revision: number): Promise<PreviewRecord[]> {
  const { rows } = await db.execute<PreviewRecord & Record<string, unknown>>(sql`
    select changed.kind, changed.id, version.body
    from (select distinct kind, id from content_publication where number > ${revision}) as changed
      left join lateral (
        select publication.version from content_publication as publication
        where (publication.kind, publication.id) = (changed.kind, changed.id) and publication.number <= ${revision}
        order by publication.number desc limit 1
      ) as earlier on true
      left join content_version as version
        on (version.kind, version.id, version.version) = (changed.kind, changed.id, earlier.version)
  `)
  // A site without its settings is none: before their first publication it has those of today.
  return rows.filter(({ kind, body }) => body !== null || !isSiteKind(kind))
}
