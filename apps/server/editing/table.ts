import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/**
 * What a member of staff has changed in a record and not yet saved as a version. It may be incomplete. A new record has a working
 * copy before it has a version.
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
    fields: jsonb().notNull(),
    /** The number of the last save of each browser tab, so that a repeated request changes nothing. */
    sequences: jsonb().notNull(),
    savedAt: instant().notNull(),
  },
  (copy) => [primaryKey({ columns: [copy.kind, copy.id, copy.personId] })],
)
