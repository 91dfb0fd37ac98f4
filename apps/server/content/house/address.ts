import { SITE_RECORD_ID } from '@lerret/model'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { findHouseFact, removeHouseFact, setHouseFact } from '../../platform/house-facts/store.ts'
import { updateDraftAndStable } from '../records/store/update-draft-and-stable.ts'
import { beginRehearsal, RESTORED_FACT } from './rehearsal.ts'
import { findPublicSite } from './site-records.ts'

const SEEN_FACT = 'address'
const AUTHOR = 'Lerret'

/** The address that the pages use in canonical links, structured data and mails, and the one in the settings. */
export interface AddressDifference {
  pages: string
  setting: string
}

/**
 * Lets the stored address follow `PUBLIC_URL`, as long as it is the one that the house was started with last: an address that somebody
 * wrote at the desk stays. A house that was restored from a backup of another address is a rehearsal. Returns the address that the pages
 * had, when it changed.
 */
export async function followAddress(db: Database, publicUrl: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const pages = await findPagesAddress(tx)
    if (pages === null) return null
    const isRestored = (await findHouseFact(tx, RESTORED_FACT)) !== undefined
    // Backups of earlier versions do not say where their house was.
    const seen = (await findHouseFact(tx, SEEN_FACT)) ?? (isRestored ? pages : undefined)
    if (isRestored) {
      await removeHouseFact(tx, RESTORED_FACT)
      if (!isSameAddress(seen, publicUrl)) await beginRehearsal(tx)
    }
    await setHouseFact(tx, SEEN_FACT, publicUrl)
    if (isSameAddress(pages, publicUrl) || !isSameAddress(pages, seen)) return null
    await moveSite(tx, pages, publicUrl)
    return pages
  })
}

/** Finds how the address of the pages differs from `PUBLIC_URL`; null when it does not. */
export async function findAddressDifference(
  db: Queryable,
  publicUrl: string,
): Promise<AddressDifference | null> {
  const pages = await findPagesAddress(db)
  return pages === null || isSameAddress(pages, publicUrl) ? null : { pages, setting: publicUrl }
}

/** A house that sells tickets itself does so at its own address. */
async function moveSite(tx: Queryable, from: string, to: string) {
  const id = SITE_RECORD_ID
  await updateDraftAndStable<'host'>(tx, { kind: 'host', id, author: AUTHOR }, (body) =>
    isSameAddress(body.host, from) ? { ...body, host: to } : body,
  )
  await updateDraftAndStable<'ticketing'>(tx, { kind: 'ticketing', id, author: AUTHOR }, (body) =>
    isSameAddress(body.host, from) ? { ...body, host: to } : body,
  )
}

const findPagesAddress = async (db: Queryable): Promise<string | null> =>
  (await findPublicSite(db))?.host ?? null

function isSameAddress(a: unknown, b: unknown): boolean {
  const [first, second] = [a, b].map((address) => URL.parse(String(address)))
  return first != null && first.origin === second?.origin
}
