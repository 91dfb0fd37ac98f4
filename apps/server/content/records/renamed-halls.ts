import {
  type ContentByKind,
  findRenamedHalls,
  type PageConfig,
  type RenamedHall,
  SITE_RECORD_ID,
  type SiteSettings,
  type StoredBlockData,
} from '@lerret/model'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import type { RecordKey } from './record-key.ts'
import { notifyPublished, type VersionToPublish } from './store/publish-versions.ts'
import { findRecord, findStable, readBody } from './store/read-records.ts'
import type { Author } from './store/save-versions.ts'
import { updateDraftAndStable } from './store/update-draft-and-stable.ts'

/** Halls that are about to get another name, and the records that name them. */
export interface HallRenames {
  halls: readonly RenamedHall[]
  records: readonly RecordKey<HallNamingKind>[]
  now: Date
}

/** The kinds whose records name halls, each with a record after its halls were renamed. */
const RENAME = {
  event: (showing, rename, now) =>
    new Date(showing.endsAt) > now ? { ...showing, hall: rename(showing.hall) } : showing,
  'block-data': (data, rename) => {
    const { component, settings } = data as StoredBlockData & { settings: { hall: string } }
    return component === 'hall' ? { ...data, settings: { ...settings, hall: rename(settings.hall) } } : data
  },
  page: (page, rename) => ({
    ...page,
    sources: page.sources.map((source) => renameInSource(source, rename)),
  }),
} satisfies {
  [Kind in keyof ContentByKind]?: (
    body: ContentByKind[Kind],
    rename: (hall: string) => string,
    now: Date,
  ) => ContentByKind[Kind]
}
type HallNamingKind = keyof typeof RENAME

const renameInSource = (source: PageConfig['sources'][number], rename: (hall: string) => string) => ({
  ...source,
  filter: source.filter.map((filter) =>
    source.model === 'event' && filter.property === 'hall' && typeof filter.value === 'string'
      ? { ...filter, value: rename(filter.value) }
      : filter,
  ),
})

/**
 * The halls that publishing these versions renames, with the showings that have not ended and the pages that name them. Lock these records
 * with those that are published.
 */
export async function findHallRenames(
  db: Queryable,
  versions: readonly VersionToPublish[],
  now: Date,
): Promise<HallRenames> {
  const settings = versions.find(({ kind }) => kind === 'settings')
  if (!settings || settings.version === null) return { halls: [], records: [], now }
  const stable = await findStable(db, 'settings', settings.id)
  const named = await readBody(db, settings, settings.version)
  const halls = findRenamedHalls(readHalls(stable?.body), readHalls(named))
  return { halls, records: halls.length === 0 ? [] : await findNaming(db, halls, now), now }
}

const readHalls = (body: unknown) => (body as Partial<SiteSettings> | null | undefined)?.halls ?? []

/** Records that name one of the halls in a draft, a public or a planned version. */
async function findNaming(db: Queryable, halls: readonly RenamedHall[], now: Date) {
  const names = JSON.stringify(halls.map(({ from }) => JSON.stringify(from)))
  const { rows } = await db.execute<RecordKey<HallNamingKind> & Record<string, unknown>>(sql`
    select distinct record.kind, record.id
    from content_record as record
    join content_version as version on (version.kind, version.id) = (record.kind, record.id)
      and version.version in (record.draft_version, record.stable_version, record.plan_version)
    where record.kind in (select jsonb_array_elements_text(${JSON.stringify(Object.keys(RENAME))}::jsonb))
      and (record.kind <> 'event' or version.body->>'endsAt' > ${now.toISOString()})
      and exists (select from jsonb_array_elements_text(${names}::jsonb) as name
        where position(name in version.body::text) > 0)
  `)
  return rows.map(({ kind, id }) => ({ kind, id }))
}

/**
 * Gives the records of halls that have been renamed the new names, drafts and public versions alike, as part of the publication that
 * renamed the halls. Showings are not marked as moved, and nobody gets a mail: they take place where they did.
 */
export async function renameHalls(
  tx: Queryable,
  author: Author & { batch: string },
  { halls, records, now }: HallRenames,
): Promise<VersionToPublish[]> {
  const renamed = await findPublicRenames(tx, halls)
  if (renamed.size === 0) return []
  const rename = (hall: string) => renamed.get(hall) ?? hall
  const published: VersionToPublish[] = []
  for (const { kind, id } of records) {
    const before = await findRecord(tx, kind, id)
    await updateDraftAndStable(tx, { ...author, kind, id }, (body) =>
      RENAME[kind](body as never, rename, now),
    )
    const after = await findRecord(tx, kind, id)
    if (after && after.stableVersion !== before?.stableVersion)
      published.push({ kind, id, version: after.stableVersion })
  }
  await notifyPublished(tx, author.author, published)
  return published
}

/** New names by old ones, of the halls that visitors see under the new name: some publications leave the halls as they were. */
async function findPublicRenames(tx: Queryable, halls: readonly RenamedHall[]): Promise<Map<string, string>> {
  const names = halls.length === 0 ? [] : await readPublicNames(tx)
  const isPublic = ({ from, to }: RenamedHall) => names.includes(to) && !names.includes(from)
  return new Map(halls.filter(isPublic).map(({ from, to }) => [from, to]))
}

const readPublicNames = async (db: Queryable) =>
  readHalls((await findStable(db, 'settings', SITE_RECORD_ID))?.body).map(({ name }) => name)
