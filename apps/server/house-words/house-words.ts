import { HouseWords } from '@lerret/model'
import { applyOverrides, type Words } from '@lerret/words/all'
import { readAllStable } from '../content/store.ts'
import type { Queryable } from '../db/connection.ts'

/** The words of the product, with those that the house says differently. */
export async function readHouseWords(db: Queryable): Promise<Words> {
  const [stored] = await readAllStable(db, 'site')
  return toHouseWords(stored?.body)
}

/** From a stored site record. If the house's own words are not valid, none of them is used, so that they cannot stop a mail. */
export function toHouseWords(site: unknown): Words {
  const { words } = (site ?? {}) as { words?: unknown }
  return applyOverrides(HouseWords.safeParse(words).data)
}
