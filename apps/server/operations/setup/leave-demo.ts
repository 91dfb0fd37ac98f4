import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { contentRecord, contentVersion, isStableVersion } from '../../content/records/table.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { writeFileAtomically } from '../../platform/files/atomic-write.ts'
import { findHouseFact, setHouseFact } from '../../platform/house-facts/store.ts'
import { HOUSE_TABLES } from './house-tables.ts'

const LEAVING_FACT = 'demo-is-left'
const OWN_HOUSE_FACT = 'own-house'

/** Folders of the data folder that belong to the demo: releases, pictures, and what the stand-in sells. */
const DEMO_FOLDERS = ['site', 'media', 'checkout', 'outbox', join('cache', 'images')]

/** Empties the house at the next start. */
export const leaveDemo = (tx: Queryable): Promise<void> => setHouseFact(tx, LEAVING_FACT, true)

/**
 * Empties a demo house that its administrator has left: all content, members and staff. The records are written to a file first.
 * Returns that file; null where nobody has left. Interrupted, it is repeated at the next start.
 */
export async function emptyLeftDemo(
  db: Database,
  { dataDir, now }: { dataDir: string; now: Date },
): Promise<string | null> {
  if ((await findHouseFact(db, LEAVING_FACT)) === undefined) return null
  const file = join(dataDir, `demo-${now.toISOString().slice(0, 10)}.json`)
  await writeFileAtomically(file, JSON.stringify(await readPublicRecords(db), null, 2), {
    mode: 0o600,
  })
  for (const folder of DEMO_FOLDERS) await rm(join(dataDir, folder), { recursive: true, force: true })
  await db.transaction(async (tx) => {
    await tx.execute(sql`truncate ${sql.join([...HOUSE_TABLES], sql`, `)} restart identity cascade`)
    await setHouseFact(tx, OWN_HOUSE_FACT, true)
  })
  return file
}

/** Whether somebody has left the demo for a house of their own, so that it does not become the demo again. */
export const isOwnHouse = async (db: Queryable) => (await findHouseFact(db, OWN_HOUSE_FACT)) !== undefined

const readPublicRecords = (db: Queryable) =>
  db
    .select({ kind: contentRecord.kind, record: contentVersion.body })
    .from(contentRecord)
    .innerJoin(contentVersion, isStableVersion)
