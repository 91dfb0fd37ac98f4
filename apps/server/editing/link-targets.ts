import { findDocumentId } from '@lerret/model'
import { sql } from 'drizzle-orm'
import { versionAddress } from '../content/records/table.ts'
import type { Queryable } from '../platform/db/connection.ts'

const MAX_TARGETS = 12

/** Public pages, articles, productions and documents whose title or path has all words of a text, by title. `paths` are those that have a page. */
export async function findLinkTargets(
  db: Queryable,
  text: string,
  paths: { has(path: string): boolean },
): Promise<{ path: string; title: string }[]> {
  const page = versionAddress({ kind: sql`version.kind`, body: sql`version.body` })
  const address = sql`case record.kind when 'document' then '/documents/' || record.id else ${page} end`
  const words = text.split(/\s+/).filter(Boolean)
  const conditions = words.map(
    (word) =>
      sql`concat(version.body->>'title', ' ', ${address}) ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
  )
  const { rows } = await db.execute<{ path: string; title: string }>(sql`
    select ${address} as path, version.body->>'title' as title
    from content_record as record
      join content_version as version
        on (version.kind, version.id, version.version) = (record.kind, record.id, record.stable_version)
    where ${sql.join([sql`record.kind in ('page', 'article', 'production', 'document')`, ...conditions], sql` and `)}
    order by (record.kind = 'page') desc, lower(version.body->>'title') collate "und-x-icu", path
    limit 200
  `)
  // The path of a page with parameters is that of no page.
  return rows.filter(({ path }) => findDocumentId(path) !== null || paths.has(path)).slice(0, MAX_TARGETS)
}
