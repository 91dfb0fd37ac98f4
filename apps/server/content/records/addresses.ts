import type { ContentKind } from '@lerret/model'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { RecordKey } from './record-key.ts'
import { versionAddress } from './table.ts'

/** Throws when another record's draft or public version has the same path. */
export async function assertAddressFree(tx: Queryable, kind: ContentKind, id: string, body: object) {
  const other = await findAddressOwner(tx, { kind, id, body })
  if (other)
    throw new AppError(
      'address_taken',
      `${kind} ${id}: ${other.address} belongs to ${other.kind} ${other.id}.`,
      {
        field: ADDRESS_FIELDS[kind] ?? 'slug',
      },
    )
}

const ADDRESS_FIELDS: Partial<Record<ContentKind, string>> = {
  page: 'path',
  redirect: 'source',
  production: 'pageReference',
}

/** Finds another record whose draft or public version has the address that this body claims. */
export async function findAddressOwner(
  db: Queryable,
  { kind, id, body }: RecordKey & { body: object },
): Promise<(RecordKey & { address: string }) | undefined> {
  const { rows } = await db.execute<RecordKey & { address: string } & Record<string, unknown>>(sql`
    with claimed as (
      select ${versionAddress({ kind: sql`${kind}::text`, body: sql`${JSON.stringify(body)}::jsonb` })} as address
    )
    select version.kind, version.id, claimed.address from claimed
      join content_version as version on ${versionAddress({ kind: sql`version.kind`, body: sql`version.body` })} = claimed.address
      join content_record as record on (record.kind, record.id) = (version.kind, version.id)
        and version.version in (record.draft_version, record.stable_version)
    where (version.kind, version.id) <> (${kind}, ${id})
      -- A page may have the path of a film or an article, and is shown instead of it.
      and (version.kind = 'page') = (${kind} = 'page')
    limit 1
  `)
  return rows[0]
}
