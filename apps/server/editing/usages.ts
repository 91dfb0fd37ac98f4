import type { ContentKind } from '@lerret/model'
import { sql } from 'drizzle-orm'
import type { RecordKey } from '../content/record-key.ts'
import { versionAddress } from '../content/table.ts'
import type { Queryable } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'

/** A record that refers to another one, in its draft or in its public version. */
export interface Usage {
  kind: ContentKind
  id: string
  title: string
  isPublic: boolean
}

/**
 * The records that refer to this one: by its id, by its page's path, or for pictures in the HTML of a text. All drafts and public versions
 * are searched, as this is rarely needed and an index of references would have to be updated by every change.
 */
export async function findUsages(db: Queryable, { kind, id }: RecordKey): Promise<Usage[]> {
  const values = [id, ...(await listPaths(db, { kind, id }))]
  const inHtml = kind === 'media' ? [`/images/${id}`] : values.slice(1).map((path) => `href="${path}"`)
  const { rows } = await db.execute<Usage & Record<string, unknown>>(sql`
    select record.kind, record.id, coalesce(record.summary->>'title', '') as title,
      bool_or(version.version is not distinct from record.stable_version) as "isPublic"
    from content_record as record
      join content_version as version on (version.kind, version.id) = (record.kind, record.id)
        and version.version in (record.draft_version, record.stable_version)
    where (record.kind, record.id) <> (${kind}, ${id}) and version.body is not null and (
      exists (
        select from jsonb_path_query(version.body, 'strict $.**') as leaf
        where jsonb_typeof(leaf) = 'string'
          and leaf #>> '{}' in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))
      )
      or exists (
        select from jsonb_array_elements_text(${JSON.stringify(inHtml)}::jsonb) as part
        where position(part in replace(version.body::text, '\\"', '"')) > 0
      )
    )
    group by record.kind, record.id
    order by record.kind, title
  `)
  return rows
}

/** Throws when another record refers to this one. */
export async function assertUnused(db: Queryable, key: RecordKey): Promise<void> {
  const usages = await findUsages(db, key)
  if (usages.length === 0) return
  const places = usages.map(({ kind, id, title }) => `${kind} ${id} (${title})`).join(', ')
  throw new AppError('content_in_use', `${key.kind} ${key.id} is used by ${places}.`)
}

/** The paths of the record's page, in its draft and its public version. */
async function listPaths(db: Queryable, { kind, id }: RecordKey): Promise<string[]> {
  if (kind === 'redirect') return []
  const { rows } = await db.execute<{ path: string }>(sql`
    select distinct ${versionAddress({ kind: sql`version.kind`, body: sql`version.body` })} as path
    from content_record as record
      join content_version as version on (version.kind, version.id) = (record.kind, record.id)
        and version.version in (record.draft_version, record.stable_version)
    where record.kind = ${kind} and record.id = ${id}
  `)
  return rows.flatMap(({ path }) => path ?? [])
}
