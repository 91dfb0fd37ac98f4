import { and, desc, eq, isNotNull, lte } from 'drizzle-orm'
import type { RecordKey } from '../../content/records/record-key.ts'
import { contentPublication } from '../../content/records/table.ts'
import type { Queryable } from '../../platform/db/connection.ts'

/** A publication by staff or by one of their plans. Programs such as the ticketing sync publish without a batch. */
export interface StaffPublication {
  number: number
  /** null: unpublished. */
  version: number | null
  batch: string
}

/** The last publication of a record by staff, or the last one of a version up to this one. */
export async function findStaffPublication(
  db: Queryable,
  { kind, id }: RecordKey,
  upTo?: number,
): Promise<StaffPublication | undefined> {
  const { number, version, batch } = contentPublication
  const [last] = await db
    .select({ number, version, batch })
    .from(contentPublication)
    .where(
      and(
        eq(contentPublication.kind, kind),
        eq(contentPublication.id, id),
        isNotNull(batch),
        upTo === undefined ? undefined : lte(version, upTo),
      ),
    )
    .orderBy(desc(number))
    .limit(1)
  return last as StaffPublication | undefined
}
