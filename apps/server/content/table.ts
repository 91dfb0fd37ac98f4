import { and, eq, sql } from 'drizzle-orm'
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

/** Every version of every record, as it was saved. Rows are never changed. */
export const contentVersion = pgTable(
  'content_version',
  {
    kind: text().notNull(),
    id: text().notNull(),
    version: integer().notNull(),
    /** null: this version says that the record is deleted. */
    body: jsonb(),
    author: text().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (version) => [
    primaryKey({ columns: [version.kind, version.id, version.version] }),
    // What visitors ask for by something else than its id. By their hashes, as a draft may hold a text of any length.
    index('content_version_edi')
      .using('hash', sql`(${version.body}->>'ediNumber')`)
      .where(sql`${version.kind} = 'production'`),
    index('content_version_shows')
      .using('hash', sql`(${version.body}->>'productionId')`)
      .where(sql`${version.kind} = 'event'`),
  ],
)

/** A record: which of its versions is the draft, and which one visitors see. */
export const contentRecord = pgTable(
  'content_record',
  {
    kind: text().notNull(),
    id: text().notNull(),
    draftVersion: integer().notNull(),
    /** null: not public. */
    stableVersion: integer(),
    /** When the draft, as it then is, is to be published, and when the record is to be taken off the site; null for never. */
    publishAt: timestamp({ withTimezone: true }),
    unpublishAt: timestamp({ withTimezone: true }),
    plannedBy: text(),
  },
  (record) => [
    primaryKey({ columns: [record.kind, record.id] }),
    check('content_record_plan_order', sql`${record.unpublishAt} > ${record.publishAt}`),
    check(
      'content_record_plan_author',
      sql`${record.plannedBy} is not null or (${record.publishAt} is null and ${record.unpublishAt} is null)`,
    ),
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

/** That a version is what visitors see of a record, for queries that join both tables. */
export const isStableVersion = and(isVersionOfRecord, eq(contentVersion.version, contentRecord.stableVersion))

/** That a version is the draft of a record. */
export const isDraftVersion = and(isVersionOfRecord, eq(contentVersion.version, contentRecord.draftVersion))

/** Every time a version was made public or taken back. Its number tells which content a release was made from. */
export const contentPublication = pgTable(
  'content_publication',
  {
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    id: text().notNull(),
    /** null: taken back. */
    version: integer(),
    author: text().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (publication) => [
    foreignKey({
      name: 'content_publication_version',
      columns: [publication.kind, publication.id, publication.version],
      foreignColumns: [contentVersion.kind, contentVersion.id, contentVersion.version],
    }),
    index('content_publication_of_record').on(publication.kind, publication.id, publication.number),
  ],
)

/** That a version is the one that was made public, for queries that join both tables. */
export const isPublishedVersion = and(
  eq(contentVersion.kind, contentPublication.kind),
  eq(contentVersion.id, contentPublication.id),
  eq(contentVersion.version, contentPublication.version),
)
