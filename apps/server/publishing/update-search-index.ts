import { type ContentByKind, SITE_RECORD_ID } from '@lerret/model'
import type { Content } from '@lerret/page-engine'
import { z } from 'zod'
import { readRevision } from '../content/records/store/read-records.ts'
import type { Database, Queryable } from '../platform/db/connection.ts'
import { lockInTransaction } from '../platform/db/transaction-lock.ts'
import { findHouseFact, setHouseFact } from '../platform/house-facts/store.ts'
import type { Baseline } from './build/baseline.ts'
import { findAddedOrRemovedPages, type Release } from './releases/release.ts'
import { findAffectedPaths } from './search-index/documents/affected-paths.ts'
import {
  SEARCH_DOCUMENT_VERSION,
  searchDocuments,
  searchDocumentsAt,
} from './search-index/documents/documents.ts'
import { replaceDocuments, updateDocuments } from './search-index/documents/write-documents.ts'
import { storeSynonyms } from './search-index/words/stored-synonyms.ts'

const INDEX_STATE_FACT = 'search-made-for'

/** The release that the index was written for, and its format, stored beside it: releases are files, the index is a table. */
const IndexState = z.object({ id: z.string(), revision: z.int(), form: z.int() })
type IndexState = z.infer<typeof IndexState>

/**
 * Writes the search index for a release. If the index is that of the release's baseline, only documents that may differ are
 * written. Servers share the index: what another server wrote for the same content, or for newer content, is left as it is.
 */
export async function updateSearchIndex(
  db: Database,
  release: Release,
  { content, baseline }: { content: Content; baseline: Baseline | null },
): Promise<void> {
  const hasPage = (path: string) => release.pages.has(path)
  await db.transaction(async (tx) => {
    // Servers that share the database often publish the same content at the same time.
    await lockInTransaction(tx, 'search index')
    const indexState = await findIndexState(tx)
    if (indexState && (await shouldSkip(tx, indexState, { release, baseline }))) return
    if (!baseline || !isIndexFor(indexState, baseline.release) || changesLanguage(baseline.changes)) {
      await replaceDocuments(tx, searchDocuments(content, hasPage))
    } else {
      const paths = new Set([
        ...findAffectedPaths(baseline.changes, content),
        ...findAddedOrRemovedPages(baseline.release.pages, release.pages),
      ])
      await updateDocuments(tx, paths, searchDocumentsAt(new Set([...paths].filter(hasPage)), content))
    }
    await storeSynonyms(tx, content.find('settings', SITE_RECORD_ID)?.searchSynonyms ?? [])
    const { id, revision } = release
    await setHouseFact(tx, INDEX_STATE_FACT, {
      id,
      revision,
      form: SEARCH_DOCUMENT_VERSION,
    } satisfies IndexState)
  })
}

/** Whether the house has another language than before: all documents have other stems then. */
const changesLanguage = (changes: Baseline['changes']) =>
  changes.some(
    ({ kind, before, after }) =>
      kind === 'settings' && readLanguage(before as Settings) !== readLanguage(after as Settings),
  )

type Settings = ContentByKind['settings'] | null
const readLanguage = (settings: Settings) => settings?.htmlLang

/** Whether the index matches the content of this release and has the current format. */
export async function isSearchIndexCurrent(db: Queryable, { revision }: Release): Promise<boolean> {
  const indexState = await findIndexState(db)
  return indexState !== null && indexState.form >= SEARCH_DOCUMENT_VERSION && indexState.revision === revision
}

async function findIndexState(db: Queryable): Promise<IndexState | null> {
  return IndexState.safeParse(await findHouseFact(db, INDEX_STATE_FACT)).data ?? null
}

async function shouldSkip(
  tx: Queryable,
  indexState: IndexState,
  { release, baseline }: { release: Release; baseline: Baseline | null },
): Promise<boolean> {
  if (indexState.form < SEARCH_DOCUMENT_VERSION) return false
  // An index for a later revision than the database has dates from before a backup was restored.
  if (indexState.revision > release.revision) return indexState.revision <= (await readRevision(tx))
  // The whole index is written when there is no baseline.
  if (indexState.revision < release.revision || !baseline) return false
  if (isIndexFor(indexState, release) || indexState.form > SEARCH_DOCUMENT_VERSION) return true
  // Another server has indexed the same content. Only pages that failed before or fail now on this server can differ.
  const isSameContent = baseline.release.revision === release.revision
  return !isSameContent || findAddedOrRemovedPages(baseline.release.pages, release.pages).size === 0
}

/** Compares the revision too: two releases with the same files may have different content, some of which is only searched. */
const isIndexFor = (indexState: IndexState | null, { id, revision }: Release) =>
  indexState?.id === id && indexState.revision === revision && indexState.form === SEARCH_DOCUMENT_VERSION
