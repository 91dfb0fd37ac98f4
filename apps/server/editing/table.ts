import type { FieldChanges } from '@lerret/model'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../platform/db/columns.ts'

/** The last request of a session about a record. A session is an editor that is open in a browser tab. */
export interface ReceivedRequest {
  /** Grows with each request of the session. */
  sequence: number
  receivedAt: string
  /** The reply to a request that arrives again. */
  reply?: { version?: number | null; draftVersion?: number; batch?: string }
  /** The version with which fields of the session were last saved: what it sends next is not in conflict with that one. */
  savedIn?: number
}

/**
 * Changes of a record that a member of staff has not yet saved as a version. They may be incomplete. A new record has a working copy before
 * it has a version. A row without fields is no working copy: it is stored for its sessions.
 */
export const contentWorkingCopy = pgTable(
  'content_working_copy',
  {
    kind: text().notNull(),
    id: text().notNull(),
    personId: text().notNull(),
    /** The draft version that the fields were changed in; 0 for a new record. */
    basedOn: integer().notNull(),
    /** Changed fields by name: `{ value }`, or `{}` for a removed field. */
    fields: jsonb().$type<FieldChanges>().notNull(),
    /** The session that wrote each field last. */
    writers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The last request of each session, so that one that arrives twice or late changes nothing. */
    sessions: jsonb().$type<Record<string, ReceivedRequest>>().notNull().default({}),
    savedAt: instant().notNull(),
  },
  (copy) => [primaryKey({ columns: [copy.kind, copy.id, copy.personId] })],
)
