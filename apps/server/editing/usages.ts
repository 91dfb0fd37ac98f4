import { type ContentKind, isSiteKind } from '@lerret/model'
import { sql } from 'drizzle-orm'
import type { RecordKey } from '../content/records/record-key.ts'
import { versionAddress } from '../content/records/table.ts'
import type { Queryable } from '../platform/db/connection.ts'
import { AppError } from '../platform/errors/app-error.ts'

/** A record that refers to another one: in its draft, in its public version, or in what somebody has typed. */
export interface Usage {
  kind: ContentKind
  id: string
  title: string
  isPublic: boolean
}

/**
 * The records that refer to this one: by its id, by its page's path, or for pictures and documents in the HTML of a text. All drafts, public versions
 * and working copies are searched, as this is rarely needed and an index of references would have to be updated by every change.
 */
export async function findUsages(db: Queryable, { kind, id }: RecordKey): Promise<Usage[]> {
  // No record refers to the records of the site, which have one id.
  if (isSiteKind(kind)) return []
  const values = [id, ...(await listPaths(db, { kind, id }))]
  const folder = kind === 'media' ? 'images' : kind === 'document' ? 'documents' : null
  const patterns =
    folder !== null
      ? [`/${folder}/${escapePattern(encodeURIComponent(id))}(?![\\w.%~-])`]
      : values.slice(1).map((path) => `href="${escapePattern(path)}"`)
  const { rows } = await db.execute<Usage & Record<string, unknown>>(sql`
    with source as (
      select record.kind, record.id, version.body, record.summary->>'title' as title,
        version.version is not distinct from record.stable_version as is_public
      from content_record as record
        join content_version as version on (version.kind, version.id) = (record.kind, record.id)
          and version.version in (record.draft_version, record.stable_version)
      where version.body is not null
      union all
      select copy.kind, copy.id, copy.fields, copy.fields->'title'->>'value', false
      from content_working_copy as copy
    )
    select kind, id, coalesce(max(title), '') as title, bool_or(is_public) as "isPublic"
    from source
    where (kind, id) <> (${kind}, ${id}) and (
      exists (
        select from jsonb_path_query(body, 'strict $.**') as leaf
        where jsonb_typeof(leaf) = 'string'
          and leaf #>> '{}' in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))
      )
      or exists (
        select from jsonb_array_elements_text(${JSON.stringify(patterns)}::jsonb) as pattern
        where replace(body::text, '\\"', '"') ~ pattern
      )
    )
    group by kind, id
    order by kind, title
  `)
  return rows
}

/** The text as a regular expression of PostgreSQL that matches it alone. */
const escapePattern = (text: string) => text.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&')

/** Throws when another record refers to this one. Records that are changed together with it do not count. */
export async function assertUnused(
  db: Queryable,
  key: RecordKey,
  changedTogether: readonly RecordKey[] = [],
): Promise<void> {
  const isChanged = ({ kind, id }: RecordKey) =>
    changedTogether.some((other) => other.kind === kind && other.id === id)
  const usages = (await findUsages(db, key)).filter((usage) => !isChanged(usage))
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
