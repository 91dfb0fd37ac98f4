import type { ContentKind } from '@lerret/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Summary } from '../content/records/summaries.ts'
import type { Queryable } from '../platform/db/connection.ts'

/**
 * `draft`: not public. `published`: the draft is public. `changed`: another version is public than the draft. `deleted`: a deletion that
 * is not published yet, or a deleted record. A planned record has one of these states, and a plan.
 */
export const RECORD_STATES = ['draft', 'published', 'changed', 'deleted'] as const
export type RecordState = (typeof RECORD_STATES)[number]

export const LIST_ORDERS = ['newest', 'oldest', 'title', 'starts', 'planned'] as const

export interface RecordListQuery {
  kinds: readonly ContentKind[]
  ids?: readonly string[] | undefined
  /** Words of the title; every word must occur. */
  search?: string | undefined
  /** Without it, all but deleted records. */
  state?: RecordState | 'planned' | 'waiting' | undefined
  /** Facts of the summary that must be equal. */
  facts?: Readonly<Record<string, string>> | undefined
  author?: string | undefined
  /** Selects pictures and documents that nothing refers to, that have no alt text, or whose rights end before a date. */
  media?: 'unused' | 'without-alt' | 'rights-ending' | undefined
  /** The date for `rights-ending`. */
  rightsBefore?: string | undefined
  /** Showings that start in this period. */
  from?: string | undefined
  to?: string | undefined
  order?: (typeof LIST_ORDERS)[number] | undefined
  skip: number
  take: number
}

export interface ListedRecord {
  kind: ContentKind
  id: string
  state: RecordState
  summary: Summary
  /** The title of a showing's production. */
  production: string | null
  draftVersion: number
  stableVersion: number | null
  publishAt: Date | null
  unpublishAt: Date | null
  planVersion: number | null
  planProblem: string | null
  author: string
  savedAt: Date
}

export interface RecordList {
  items: ListedRecord[]
  total: number
}

/** A page of the records of some kinds, with what the desk's lists show of each. */
export async function listRecords(db: Queryable, query: RecordListQuery): Promise<RecordList> {
  const where = sql.join(listConditions(query), sql` and `)
  const { rows } = await db.execute<ListedRecord & { total: string } & Record<string, unknown>>(sql`
    select record.kind, record.id, ${state} as state, record.summary, production.summary->>'title' as production,
      record.draft_version as "draftVersion", record.stable_version as "stableVersion",
      record.publish_at as "publishAt", record.unpublish_at as "unpublishAt",
      record.plan_version as "planVersion", record.plan_problem as "planProblem",
      version.author, version.saved_at as "savedAt", count(*) over () as total
    ${from} where ${where}
    order by ${LIST_ORDER_SQL[query.order ?? 'newest']}, record.kind, record.id
    limit ${query.take} offset ${query.skip}
  `)
  const first = rows[0]
  if (first) return { items: rows.map(({ total: _, ...item }) => item), total: Number(first.total) }
  return { items: [], total: query.skip === 0 ? 0 : await countRecords(db, where) }
}

async function countRecords(db: Queryable, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(sql`select count(*) as total ${from} where ${where}`)
  return Number(rows[0]?.total ?? 0)
}

// The body itself is not read: it may be long, and is stored apart from the row.
const from = sql`
  from content_record as record
  join content_version as version
    on (version.kind, version.id, version.version) = (record.kind, record.id, record.draft_version)
  left join content_record as production
    on record.kind = 'event' and production.kind = 'production' and production.id = record.summary->>'productionId'`

const state = sql`case
  when version.body is null then 'deleted'
  when record.stable_version is null then 'draft'
  when record.stable_version = record.draft_version then 'published'
  else 'changed' end`

const LIST_ORDER_SQL: Record<(typeof LIST_ORDERS)[number], SQL> = {
  newest: sql`version.saved_at desc`,
  oldest: sql`version.saved_at`,
  title: sql`lower(coalesce(nullif(record.summary->>'title', ''), production.summary->>'title')) collate "und-x-icu"`,
  starts: sql`record.summary->>'startsAt'`,
  planned: sql`least(record.publish_at, record.unpublish_at)`,
}

function listConditions({
  kinds,
  ids,
  search,
  state: wanted,
  facts = {},
  author,
  media,
  rightsBefore,
  from,
  to,
}: RecordListQuery): SQL[] {
  // Pictures are also found by what they show and who made them.
  const title = sql`concat_ws(' ', record.summary->>'title', production.summary->>'title',
    record.summary->>'alt', record.summary->>'credit')`
  const words = (search ?? '').split(/\s+/).filter(Boolean)
  return [
    sql`record.kind in (${sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    )})`,
    ...(ids ? [sql`record.id = any(${sql.param([...ids])}::text[])`] : []),
    stateCondition(wanted),
    ...words.map((word) => sql`${title} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    ...Object.entries(facts).map(([name, value]) => sql`record.summary->>${name} = ${value}`),
    ...(author ? [sql`version.author = ${author}`] : []),
    ...(media === 'unused' ? [sql`record.id not in ${usedMedia}`] : []),
    ...(media === 'without-alt' ? [sql`record.summary->'alt' = 'null'::jsonb`] : []),
    ...(media === 'rights-ending' ? [sql`record.summary->>'rightsUntil' < ${rightsBefore ?? ''}`] : []),
    ...(from ? [sql`record.summary->>'startsAt' >= ${from}`] : []),
    ...(to ? [sql`record.summary->>'startsAt' < ${to}`] : []),
  ]
}

/** The ids of all pictures and documents that a draft or public version refers to, by their address or by their id alone. */
const usedMedia = sql`(
  with body as (
    select version.body from content_record as user_record
      join content_version as version on (version.kind, version.id) = (user_record.kind, user_record.id)
        and version.version in (user_record.draft_version, user_record.stable_version)
    where user_record.kind not in ('media', 'document') and version.body is not null
  )
  select match[1] from body, regexp_matches(body::text, '/(?:images|documents)/([\\w.%~-]+)', 'g') as match
  union select leaf #>> '{}' from body, jsonb_path_query(body, 'strict $.** ? (@.type() == "string")') as leaf
    where length(leaf #>> '{}') <= 120
)`

function stateCondition(wanted: RecordListQuery['state']): SQL {
  if (wanted === undefined) return sql`version.body is not null`
  if (wanted === 'planned') return sql`(record.publish_at is not null or record.unpublish_at is not null)`
  // Visitors do not see these yet: drafts, changes and deletions.
  if (wanted === 'waiting')
    return sql`record.stable_version is distinct from record.draft_version
      and (version.body is not null or record.stable_version is not null)`
  return sql`${state} = ${wanted}`
}
