import type { Content } from '@lerret/page-engine'
import { z } from 'zod'
import { readRevision } from '../content/store.ts'
import type { Database, Queryable } from '../db/connection.ts'
import { lockInTransaction } from '../db/transaction-lock.ts'
import { findHouseFact, setHouseFact } from '../house-facts/store.ts'
import { SEARCH_FORM, searchDocuments, searchDocumentsAt, touchedDocuments } from '../search/documents.ts'
import { replaceDocuments, updateDocuments } from '../search/write-documents.ts'
import type { Basis } from './build/baseline.ts'
import { comeAndGone, type Release } from './releases/release.ts'

const FACT = 'search-made-for'

/** What the index says of itself, since it and the releases are not kept in one place: of which release, and in which form. */
const MadeFor = z.object({ id: z.string(), revision: z.int(), form: z.int() })
type MadeFor = z.infer<typeof MadeFor>

/**
 * Makes what visitors find that of a release. Where the index is of the release that this one builds on, only documents that
 * may differ are written. Servers share it: what another one has made of the same content, or of newer, is left alone.
 */
export async function indexRelease(
  db: Database,
  release: Release,
  { content, basis }: { content: Content; basis: Basis | null },
): Promise<void> {
  const hasPage = (path: string) => release.pages.has(path)
  await db.transaction(async (tx) => {
    // Servers that share the database often make the same release at the same moment.
    await lockInTransaction(tx, 'search index')
    const madeFor = await findMadeFor(tx)
    if (madeFor && (await isLeftAlone(tx, madeFor, { release, basis }))) return
    if (!basis || !isOf(madeFor, basis.release)) {
      await replaceDocuments(tx, searchDocuments(content, hasPage))
    } else {
      const paths = new Set([
        ...touchedDocuments(basis.changes, content),
        ...comeAndGone(basis.release.pages, release.pages),
      ])
      await updateDocuments(tx, paths, searchDocumentsAt(new Set([...paths].filter(hasPage)), content))
    }
    const { id, revision } = release
    await setHouseFact(tx, FACT, { id, revision, form: SEARCH_FORM } satisfies MadeFor)
  })
}

/** Whether visitors find what is in this release: not so after a change of how things are found. */
export async function isIndexed(db: Queryable, { revision }: Release): Promise<boolean> {
  const madeFor = await findMadeFor(db)
  return madeFor !== null && madeFor.form >= SEARCH_FORM && madeFor.revision === revision
}

async function findMadeFor(db: Queryable): Promise<MadeFor | null> {
  return MadeFor.safeParse(await findHouseFact(db, FACT)).data ?? null
}

async function isLeftAlone(
  tx: Queryable,
  madeFor: MadeFor,
  { release, basis }: { release: Release; basis: Basis | null },
): Promise<boolean> {
  if (madeFor.form < SEARCH_FORM) return false
  // Of later content than there is, it comes from before a backup was restored.
  if (madeFor.revision > release.revision) return madeFor.revision <= (await readRevision(tx))
  // Whatever is made anew writes all anew.
  if (madeFor.revision < release.revision || !basis) return false
  if (isOf(madeFor, release) || madeFor.form > SEARCH_FORM) return true
  // The other server had the same content before it. Only pages that this one could not make then, or no longer can, are news.
  const isSameContent = basis.release.revision === release.revision
  return !isSameContent || comeAndGone(basis.release.pages, release.pages).size === 0
}

/** Two releases of the same pages may be made of different content, some of which is only searched. */
const isOf = (madeFor: MadeFor | null, { id, revision }: Release) =>
  madeFor?.id === id && madeFor.revision === revision && madeFor.form === SEARCH_FORM
