import { randomUUID } from 'node:crypto'
import type { ContentKind } from '@lerret/model'
import { DAY_MS } from '@lerret/model'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { assertValidBody } from '../../content/records/body-checks.ts'
import type { RecordKey } from '../../content/records/record-key.ts'
import { getVersion } from '../../content/records/store/read-records.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { createKey, hashKey, isKey } from '../../platform/security/keys.ts'
import type { StaffAction } from '../actions.ts'
import { previewLink } from './table.ts'

const VALID_DAYS = 7

export interface PreviewLink {
  id: string
  version: number
  author: string
  createdAt: Date
  expiresAt: Date
}

/** Creates an address for one version. Its key is stored as a hash, so it is known to the caller alone. */
export async function createPreviewLink(
  { db, person, now }: StaffAction,
  { kind, id, version }: RecordKey & { version: number },
): Promise<PreviewLink & { key: string }> {
  const { body } = await getVersion(db, kind, id, version)
  if (body === null)
    throw new AppError('content_not_found', `${kind} ${id} is deleted in version ${version}.`)
  assertValidBody(kind, id, body)
  const key = createKey()
  const link = {
    id: randomUUID(),
    version,
    author: person.name,
    createdAt: now,
    expiresAt: new Date(now.getTime() + VALID_DAYS * DAY_MS),
  }
  await db.transaction(async (tx) => {
    await tx.delete(previewLink).where(lte(previewLink.expiresAt, now))
    await tx
      .insert(previewLink)
      .values({ ...link, keyHash: hashKey(key), kind, recordId: id, personId: person.id })
    await recordAction(tx, {
      person,
      action: 'preview_shared',
      record: { kind, id },
      details: { version },
      now,
    })
  })
  return { ...link, key }
}

/** The addresses of a record that are valid, newest first. */
export const listPreviewLinks = (db: Queryable, { kind, id }: RecordKey, now: Date): Promise<PreviewLink[]> =>
  db
    .select({
      id: previewLink.id,
      version: previewLink.version,
      author: previewLink.author,
      createdAt: previewLink.createdAt,
      expiresAt: previewLink.expiresAt,
    })
    .from(previewLink)
    .where(and(eq(previewLink.kind, kind), eq(previewLink.recordId, id), gt(previewLink.expiresAt, now)))
    .orderBy(desc(previewLink.createdAt))

/** Ends an address at once. */
export async function revokePreviewLink({ db, person, now }: StaffAction, linkId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [revoked] = await tx.delete(previewLink).where(eq(previewLink.id, linkId)).returning()
    if (!revoked) return
    const { kind, recordId: id, version } = revoked
    await recordAction(tx, {
      person,
      action: 'preview_revoked',
      record: { kind, id },
      details: { version },
      now,
    })
  })
}

export interface SharedVersion extends RecordKey {
  body: object
  expiresAt: Date
}

/** Finds the version that an address shows; null when it is unknown, revoked or expired. */
export async function findSharedVersion(
  db: Queryable,
  key: string,
  now: Date,
): Promise<SharedVersion | null> {
  if (!isKey(key)) return null
  const [link] = await db
    .select()
    .from(previewLink)
    .where(and(eq(previewLink.keyHash, hashKey(key)), gt(previewLink.expiresAt, now)))
  if (!link) return null
  const kind = link.kind as ContentKind
  const { body } = await getVersion(db, kind, link.recordId, link.version)
  return { kind, id: link.recordId, body: body as object, expiresAt: link.expiresAt }
}
