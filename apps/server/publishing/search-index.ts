import type { Content } from '@lerret/page-engine'
import type { Database, Queryable } from '../db/connection.ts'
import { takeTurn } from '../db/turns.ts'
import { findFact, setFact } from '../house/facts.ts'
import { searchDocuments, searchDocumentsAt, touchedDocuments } from '../search/documents.ts'
import { replaceDocuments, updateDocuments } from '../search/write.ts'
import type { Basis } from './basis.ts'
import { comeAndGone, type Release } from './release.ts'

const FACT = 'search-made-for'

/**
 * Makes what visitors find that of a release. Where the index is of the release that this one builds on, only documents that
 * may differ are written; the index says itself which release it is of, since the two are not kept in one place.
 */
export async function indexRelease(
  db: Database,
  release: Release,
  { content, basis }: { content: Content; basis: Basis | null },
): Promise<void> {
  const hasPage = (path: string) => release.pages.has(path)
  await db.transaction(async (tx) => {
    // Servers that share the database often make the same release at the same moment.
    await takeTurn(tx, 'search index')
    const madeFor = await findFact(tx, FACT)
    if (madeFor === nameOf(release) && basis) return
    if (!basis || madeFor !== nameOf(basis.release)) {
      await replaceDocuments(tx, searchDocuments(content, hasPage))
    } else {
      const paths = new Set([
        ...touchedDocuments(basis.changes, content),
        ...comeAndGone(basis.release.pages, release.pages),
      ])
      await updateDocuments(tx, paths, searchDocumentsAt(new Set([...paths].filter(hasPage)), content))
    }
    await setFact(tx, FACT, nameOf(release))
  })
}

/** Whether visitors find what is in this release: not so after a change of how things are found. */
export const isIndexed = async (db: Queryable, release: Release) =>
  (await findFact(db, FACT)) === nameOf(release)

/** Two releases of the same pages may be made of different content, some of which is only searched. */
const nameOf = ({ id, revision }: Release) => `${id} ${revision}`
