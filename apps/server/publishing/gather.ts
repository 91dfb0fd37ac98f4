import { CONTENT_SCHEMAS, type ContentRecord } from '@lerret/model'
import { findComplaints, readAllStable } from '../content/store.ts'
import type { Queryable } from '../db/connection.ts'

export interface BrokenRecord {
  /** `kind:id`, as pages name what they read. */
  key: string
  message: string
}

/** What is public in the database, parsed. A record that does not follow its schema is named and left out. */
export async function gatherContent(
  db: Queryable,
): Promise<{ records: ContentRecord[]; broken: BrokenRecord[] }> {
  const records: ContentRecord[] = []
  const broken: BrokenRecord[] = []
  for (const { kind, id, body } of await readAllStable(db)) {
    const complaints = kind in CONTENT_SCHEMAS ? findComplaints(kind, body) : 'is of a kind that nobody knows'
    if (complaints) broken.push({ key: `${kind}:${id}`, message: `${kind} ${id}: ${complaints}` })
    else records.push({ kind, record: body } as ContentRecord)
  }
  return { records, broken }
}
