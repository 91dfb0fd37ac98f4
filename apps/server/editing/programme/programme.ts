import {
  addDays,
  osloInstant,
  type Production,
  Showing,
  SITE_RECORD_ID,
  type SiteSettings,
} from '@lerret/model'
import { sql } from 'drizzle-orm'
import { findStable } from '../../content/records/store/read-records.ts'
import type { Queryable } from '../../platform/db/connection.ts'

/** When a day of the programme begins: a showing after midnight belongs to the evening before. */
const DAY_BEGINS = '05.00'

export interface ProgrammeShowing {
  version: number
  stableVersion: number | null
  body: Showing
}

export interface ProgrammeProduction {
  id: string
  title: string
  originalTitle: string | null
  object: Production['object']
  minutes: number | null
}

/**
 * The drafts of the showings from one day to another, the public versions that differ from them, the productions that can be planned,
 * by title, and all halls, by use.
 */
export async function readProgramme(
  db: Queryable,
  { from, to, now }: { from: string; to: string; now: Date },
) {
  const showings = await readShowings(db, from, to)
  const productionIds = [...new Set(showings.map(({ body }) => body.productionId))]
  return {
    showings,
    publicVersions: await readOtherPublicVersions(db, from, to),
    productions: await readProductions(db, productionIds),
    halls: await readHallsByUse(db, now),
  }
}

/**
 * The halls of the showings, the most used first, then those of the settings that have had no showing yet. A hall that is not in the
 * settings, and that only past showings name, has another name now or is gone.
 */
async function readHallsByUse(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ hall: string; isUsed: boolean }>(sql`
    select summary->>'hall' as hall, coalesce(bool_or(summary->>'endsAt' > ${now.toISOString()}), false) as "isUsed"
    from content_record
    where kind = 'event' and summary->>'hall' <> ''
    group by 1 order by count(*) desc, 1
  `)
  const settings = (await findStable(db, 'settings', SITE_RECORD_ID))?.body as
    | Pick<SiteSettings, 'halls'>
    | undefined
  const configured = (settings?.halls ?? []).map(({ name }) => name)
  const isCurrent = ({ hall, isUsed }: { hall: string; isUsed: boolean }) =>
    isUsed || configured.length === 0 || configured.includes(hall)
  return [...new Set([...rows.filter(isCurrent).map(({ hall }) => hall), ...configured])]
}

/** Counts the showings that have not ended in each hall, drafts included. */
export async function countComingShowings(
  db: Queryable,
  now: Date,
): Promise<{ hall: string; showings: number }[]> {
  const { rows } = await db.execute<{ hall: string; showings: number }>(sql`
    select version.body->>'hall' as hall, count(distinct record.id)::int as showings
    from content_record as record
    join content_version as version on (version.kind, version.id) = (record.kind, record.id)
      and version.version in (record.draft_version, record.stable_version)
    where record.kind = 'event' and version.body->>'hall' <> '' and version.body->>'endsAt' > ${now.toISOString()}
    group by 1 order by 1
  `)
  return rows
}

const toInstants = (from: string, to: string) => ({
  start: osloInstant(from, DAY_BEGINS),
  end: osloInstant(addDays(to, 1), DAY_BEGINS),
})

/** The showings that visitors see on these days otherwise than they are saved: their drafts are changed, moved or deleted. */
async function readOtherPublicVersions(db: Queryable, from: string, to: string): Promise<Showing[]> {
  const { start, end } = toInstants(from, to)
  // Few at a time: their days are compared here, since a version of a draft may have any text as its start.
  const { rows } = await db.execute<{ body: unknown }>(sql`
    select version.body
    from content_record as record
    join content_version as version
      on (version.kind, version.id, version.version) = (record.kind, record.id, record.stable_version)
    where record.kind = 'event' and record.stable_version <> record.draft_version
    order by record.id
  `)
  return rows
    .flatMap(({ body }) => Showing.safeParse(body).data ?? [])
    .filter(({ startsAt }) => new Date(startsAt) >= start && new Date(startsAt) < end)
}

async function readShowings(db: Queryable, from: string, to: string): Promise<ProgrammeShowing[]> {
  const { start, end } = toInstants(from, to)
  const { rows } = await db.execute<{ version: number; stableVersion: number | null; body: unknown }>(sql`
    select record.draft_version as version, record.stable_version as "stableVersion", version.body
    from content_record as record
    join content_version as version
      on (version.kind, version.id, version.version) = (record.kind, record.id, record.draft_version)
    where record.kind = 'event' and version.body is not null
      and record.summary->>'startsAt' >= ${start.toISOString()} and record.summary->>'startsAt' < ${end.toISOString()}
    order by record.summary->>'startsAt', record.id
  `)
  return rows.flatMap(({ body, ...versions }) => {
    // A draft may be incomplete.
    const { success, data } = Showing.safeParse(body)
    return success ? [{ ...versions, body: data }] : []
  })
}

async function readProductions(db: Queryable, ids: readonly string[]): Promise<ProgrammeProduction[]> {
  const { rows } = await db.execute<{
    id: string
    body: Partial<Production & { originalTitle: string }>
  }>(sql`
    select record.id, version.body
    from content_record as record
    join content_version as version
      on (version.kind, version.id, version.version) = (record.kind, record.id, record.draft_version)
    where record.kind = 'production' and version.body is not null
      and (record.summary->>'objectClass' = 'movie'
        or record.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)))
    order by lower(record.summary->>'title') collate "und-x-icu", record.id
  `)
  return rows.flatMap(({ id, body: { title, originalTitle, object, minutes } }) =>
    title && object
      ? [{ id, title, originalTitle: originalTitle ?? null, object, minutes: minutes ?? null }]
      : [],
  )
}
