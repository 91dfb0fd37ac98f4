import { HouseWords, SITE_RECORD_ID } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import { applyOverrides, findLanguage, type Language } from '@lerret/words/languages'
import type { Queryable } from '../../platform/db/connection.ts'
import { findStable } from '../records/store/read-records.ts'

/** The words of the product, with those that the house says differently. */
export async function readHouseWords(db: Queryable): Promise<Words> {
  const settings = await findStable(db, 'settings', SITE_RECORD_ID)
  return toHouseWords(settings?.body)
}

/**
 * Reads the house's own words from the stored settings of the site. If they are not valid, none is used, so that they cannot stop a mail.
 */
export function toHouseWords(settings: unknown): Words {
  const { words } = (settings ?? {}) as { words?: unknown }
  return applyOverrides(toHouseLanguage(settings), HouseWords.safeParse(words).data)
}

/** Reads the language from the stored settings of the site. */
export function toHouseLanguage(settings: unknown): Language {
  const { htmlLang } = (settings ?? {}) as { htmlLang?: unknown }
  return findLanguage(typeof htmlLang === 'string' ? htmlLang : '')
}
