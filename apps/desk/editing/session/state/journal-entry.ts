import type { FieldChanges } from '@lerret/model'

/** What a session has of a record that the server has not: it is stored in the browser until the server has it. */
export interface JournalEntry {
  kind: string
  id: string
  session: string
  /** The title of the record, for the list of unfinished work. */
  title: string
  fields: FieldChanges
  /** The values that the changes were made of. */
  base: FieldChanges
  /** The version of those. */
  basedOn: number
}
