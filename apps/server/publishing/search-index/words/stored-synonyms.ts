import { SearchSynonym } from '@lerret/model'
import { z } from 'zod'
import type { Queryable } from '../../../platform/db/connection.ts'
import { findHouseFact, setHouseFact } from '../../../platform/house-facts/store.ts'

const SYNONYMS_FACT = 'search-synonyms'

/** The synonyms of the published settings are stored with the index, so that every server searches with the same. */
export const storeSynonyms = (db: Queryable, synonyms: readonly SearchSynonym[]) =>
  setHouseFact(db, SYNONYMS_FACT, synonyms)

/** The house's own synonyms, in its language. */
export async function readSynonyms(db: Queryable): Promise<SearchSynonym[]> {
  return z.array(SearchSynonym).safeParse(await findHouseFact(db, SYNONYMS_FACT)).data ?? []
}
