import type { Media, MediaDocument } from '@lerret/model'
import { DAY_MS } from '@lerret/model'
import { sql } from 'drizzle-orm'
import { RESTORE_DAYS } from '../../content/media/remove-unused-originals.ts'
import { saveVersions } from '../../content/records/store/save-versions.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { type StaffAction, toAuthor } from '../actions.ts'
import type { MediaKind, SavedMedia } from './media.ts'

/** A picture or document that was deleted and can be restored. */
export interface DeletedMedia {
  kind: MediaKind
  id: string
  /** The draft before it was deleted. */
  body: Media | MediaDocument
  /** The version that deleted it. */
  version: number
  deletedBy: string
  deletedAt: Date
  /** Until when it can be restored. */
  restorableUntil: Date
}

/** The pictures and documents that can be restored, last deleted first. */
export async function listDeletedMedia(db: Queryable, now: Date, id?: string): Promise<DeletedMedia[]> {
  const { rows } = await db.execute<
    Omit<DeletedMedia, 'restorableUntil' | 'deletedAt'> & { deletedAt: string } & Record<string, unknown>
  >(sql`
    select record.kind, record.id, deletion.version, deletion.author as "deletedBy", deletion.saved_at as "deletedAt",
      (select earlier.body from content_version as earlier
        where (earlier.kind, earlier.id) = (record.kind, record.id) and earlier.body is not null
        order by earlier.version desc limit 1) as body
    from content_record as record
      join content_version as deletion
        on (deletion.kind, deletion.id, deletion.version) = (record.kind, record.id, record.draft_version)
    where record.kind in ('media', 'document') and deletion.body is null
      and deletion.saved_at > ${new Date(+now - RESTORE_DAYS * DAY_MS).toISOString()}::timestamptz
      ${id === undefined ? sql`` : sql`and record.id = ${id}`}
    order by deletion.saved_at desc, record.id
  `)
  return rows.flatMap(({ deletedAt, ...row }) => {
    const moment = new Date(deletedAt)
    return row.body === null
      ? []
      : [{ ...row, deletedAt: moment, restorableUntil: new Date(+moment + RESTORE_DAYS * DAY_MS) }]
  })
}

/** Saves the last draft of a deleted picture or document again. It is published with what uses it next. */
export async function restoreMedia({ db, person, now }: StaffAction, id: string): Promise<SavedMedia> {
  const [deleted] = await listDeletedMedia(db, now, id)
  if (!deleted) throw new AppError('content_not_found', `There is no deleted media ${id} to restore.`)
  const { kind, body, version: basedOn } = deleted
  const [version] = await saveVersions(db, toAuthor(person), [{ kind, id, basedOn, body }])
  return { kind, id, version: version as number, body: { ...body } }
}
