import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** The actions of staff, with their times. Network addresses are not stored. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** This is no foreign key: an entry outlives the person's account. */
    personId: uuid().notNull(),
    personName: text().notNull(),
    action: text().notNull(),
    recordKind: text(),
    recordId: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (entry) => [
    index('audit_entry_at').on(entry.at),
    index('audit_entry_person').on(entry.personId, entry.id),
    index('audit_entry_record').on(entry.recordKind, entry.recordId, entry.id),
  ],
)
