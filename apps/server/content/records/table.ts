import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** The cleaned texts of a body, by the hash of each text as it was written; null for a text that cleaning does not change. */
export type CleanedTexts = Readonly<Record<string, string | null>>

/** Every saved version of every record. Rows are never changed, except that their HTML is cleaned again when the rules change. */
export const contentVersion = pgTable(
  'content_version',
  {
    kind: text().notNull(),
    id: text().notNull(),
    version: integer().notNull(),
    /** null: the record is deleted in this version. */
    body: jsonb(),
    /** The name of the person or program. */
    author: text().notNull(),
    /** The id of the member of staff; null for programs. */
    authorId: text(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The rules by which the HTML of the body was cleaned; null when it has not been, or has none. */
    htmlRules: integer(),
    cleanedTexts: jsonb().$type<CleanedTexts>(),
  },
  (version) => [
    primaryKey({ columns: [version.kind, version.id, version.version] }),
    // Records are also found by other fields than the id. The indexes are hashes, since the text in a draft may have any length.
    index('content_version_edi')
      .using('hash', sql`(${version.body}->>'ediNumber')`)
      .where(sql`${version.kind} = 'production'`),
    index('content_version_shows')
      .using('hash', sql`(${version.body}->>'productionId')`)
      .where(sql`${version.kind} = 'event'`),
    // This index finds two records that claim the same address.
    index('content_version_address').using('hash', versionAddress(version)),
  ],
)

/**
 * Returns the value that must be unique among the records of a house: the path of a page, the source of a redirect. Null for other kinds.
 */
export function versionAddress({ kind, body }: { kind: AnyColumn | SQL; body: AnyColumn | SQL }) {
  return sql`(case ${kind}
    when 'article' then '/article/' || (${body}->>'slug')
    when 'page' then ${body}->>'path'
    when 'production' then '/' || (${body}->>(case ${body}->>'object' when 'movie' then 'parentSlug' else 'pageReference' end))
    when 'redirect' then 'redirect ' || (${body}->>'source')
  end)`
}

/** Records, with the version that is the draft and the one that is public. */
export const contentRecord = pgTable(
  'content_record',
  {
    kind: text().notNull(),
    id: text().notNull(),
    draftVersion: integer().notNull(),
    /** null: not public. */
    stableVersion: integer(),
    /** When the planned version is to be published, and when the record is to be unpublished; null for never. */
    publishAt: timestamp({ withTimezone: true }),
    unpublishAt: timestamp({ withTimezone: true }),
    planVersion: integer(),
    plannedBy: text(),
    plannedById: text(),
    /** The code of the error for which the last plan was not carried out, or `record_deleted`. */
    planProblem: text(),
    /** The draft's title and other facts for lists; null until it has been computed. */
    summary: jsonb(),
  },
  (record) => [
    primaryKey({ columns: [record.kind, record.id] }),
    check('content_record_plan_order', sql`${record.unpublishAt} > ${record.publishAt}`),
    check(
      'content_record_plan_author',
      sql`${record.plannedBy} is not null or (${record.publishAt} is null and ${record.unpublishAt} is null)`,
    ),
    check(
      'content_record_plan_version',
      sql`(${record.publishAt} is null) = (${record.planVersion} is null)`,
    ),
    foreignKey({
      name: 'content_record_planned',
      columns: [record.kind, record.id, record.planVersion],
      foreignColumns: [contentVersion.kind, contentVersion.id, contentVersion.version],
    }),
    foreignKey({
      name: 'content_record_draft',
      columns: [record.kind, record.id, record.draftVersion],
      foreignColumns: [contentVersion.kind, contentVersion.id, contentVersion.version],
    }),
    foreignKey({
      name: 'content_record_stable',
      columns: [record.kind, record.id, record.stableVersion],
      foreignColumns: [contentVersion.kind, contentVersion.id, contentVersion.version],
    }),
  ],
)

const isVersionOfRecord = and(
  eq(contentVersion.kind, contentRecord.kind),
  eq(contentVersion.id, contentRecord.id),
)

/** Joins a record with its public version. */
export const isStableVersion = and(isVersionOfRecord, eq(contentVersion.version, contentRecord.stableVersion))

/** Joins a record with its draft. */
export const isDraftVersion = and(isVersionOfRecord, eq(contentVersion.version, contentRecord.draftVersion))

/** Every publication and unpublication. The number is the revision that releases refer to. */
export const contentPublication = pgTable(
  'content_publication',
  {
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    id: text().notNull(),
    /** null: unpublished. */
    version: integer(),
    author: text().notNull(),
    authorId: text(),
    /** Names all that staff published together, and can take back together; null for programs. */
    batch: text(),
    publishedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (publication) => [
    foreignKey({
      name: 'content_publication_version',
      columns: [publication.kind, publication.id, publication.version],
      foreignColumns: [contentVersion.kind, contentVersion.id, contentVersion.version],
    }),
    index('content_publication_of_record').on(publication.kind, publication.id, publication.number),
    index('content_publication_batch').on(publication.batch),
  ],
)

/** Joins a publication with the version that was published. */
export const isPublishedVersion = and(
  eq(contentVersion.kind, contentPublication.kind),
  eq(contentVersion.id, contentPublication.id),
  eq(contentVersion.version, contentPublication.version),
)
