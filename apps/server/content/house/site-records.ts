import {
  composeSite,
  SITE_KINDS,
  SITE_RECORD_ID,
  type SiteConfig,
  SitePartners,
  type SiteRecords,
} from '@lerret/model'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { contentRecord, contentVersion, isDraftVersion, isStableVersion } from '../records/table.ts'

/** The public configuration of the site; undefined while one of its records is not public. Records are not parsed. */
export async function findPublicSite(db: Queryable): Promise<SiteConfig | undefined> {
  return composeComplete(await readSiteRecords(db, isStableVersion))
}

/** The configuration of the site as its drafts have it. */
export async function findDraftSite(db: Queryable): Promise<SiteConfig | undefined> {
  return composeComplete(await readSiteRecords(db, isDraftVersion))
}

/** The public records of the site that exist. They are not parsed, so their fields may be missing or wrong. */
export function readPublicSiteRecords(db: Queryable): Promise<UnparsedSiteRecords> {
  return readSiteRecords(db, isStableVersion)
}

/** The numbers of the house's partners, the members' own first; none while the record is missing or invalid. */
export async function readPartners(db: Queryable): Promise<`${number}`[]> {
  const { partners } = await readSiteRecords(db, isStableVersion)
  return SitePartners.safeParse(partners).data?.partners.map((id) => `${id}` as const) ?? []
}

export const partnerUnknown = (partner: string, partners: readonly string[]) =>
  new AppError(
    'partner_unknown',
    `There is no partner ${partner}; known are ${[...partners].sort().join(' and ') || 'none'}.`,
  )

export type UnparsedSiteRecords = { [Kind in keyof SiteRecords]?: unknown }

async function readSiteRecords(db: Queryable, version: typeof isStableVersion): Promise<UnparsedSiteRecords> {
  const rows = await db
    .select({ kind: contentRecord.kind, body: contentVersion.body })
    .from(contentRecord)
    .innerJoin(contentVersion, version)
    .where(
      and(
        inArray(contentRecord.kind, SITE_KINDS),
        eq(contentRecord.id, SITE_RECORD_ID),
        // A draft without a body means that the record is deleted.
        isNotNull(contentVersion.body),
      ),
    )
  return Object.fromEntries(rows.map(({ kind, body }) => [kind, body]))
}

function composeComplete(records: UnparsedSiteRecords): SiteConfig | undefined {
  const isComplete = SITE_KINDS.every((kind) => kind === 'footer' || records[kind] !== undefined)
  return isComplete ? composeSite(records as SiteRecords) : undefined
}
