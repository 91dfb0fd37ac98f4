import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentKind, ContentRecord } from '@lerret/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arbitraryEdits,
  arbitraryRecords,
} from '../../../../packages/page-engine/testing/test-arbitrary-site.ts'
import { NOW } from '../../../../packages/page-engine/testing/test-records.ts'
import { findAddressOwner } from '../../content/records/addresses.ts'
import { findSchemaErrors } from '../../content/records/body-checks.ts'
import { importRecords } from '../../content/records/import.ts'
import { unpublish } from '../../content/records/store/publish-versions.ts'
import { findDraft } from '../../content/records/store/read-records.ts'
import { saveAndPublish } from '../../content/records/store/test-save.ts'
import { emptyDatabase, givenDatabase } from '../../platform/db/test-database.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { type Publisher, publish } from '../publish.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { toPlainRelease } from '../releases/test-release.ts'
import type { Renderer } from '../render/renderer.ts'
import { searchDocument } from '../search-index/table.ts'

const db = await givenDatabase()
const folder = await givenFolder()

/** Renders a page as its data and shell, and fails for some pages. */
const renderer: Renderer = {
  id: 'build-1',
  serviceWorker: () => Buffer.from('// worker'),
  inlineScripts: [],
  renderPage(page, shell, structuredData, mark) {
    const html = JSON.stringify([page, shell, structuredData, mark])
    if (page.path === '/kultur' && html.includes('Kom!')) throw new Error('no such colour')
    return html
  },
  assets: [{ path: '/assets/style-1.css', bytes: Buffer.from('p{}') }],
}

const MINUTES = [0, 0, 0, 45, 200, 24 * 60, 4 * 24 * 60]

const anySteps = fc.array(
  fc.record({
    edits: fc.oneof(fc.constant([]), arbitraryEdits, arbitraryEdits),
    minutes: fc.constantFrom(...MINUTES),
  }),
  { minLength: 1, maxLength: 3 },
)

test('after any edits, additions, removals and passing of time an incremental release equals a full rebuild', async () => {
  const counts = { rendered: 0, kept: 0, failed: 0 }
  await fc.assert(
    fc.asyncProperty(arbitraryRecords, anySteps, fc.boolean(), async (records, steps, hasCache) => {
      await emptyDatabase(db)
      for (const name of ['incremental', 'full']) await rm(join(folder, name, 'current'), { force: true })
      await importRecords(db, records.filter(isValid).map(withLongIds), 'house')

      let now = NOW
      const options = {
        db,
        renderer,
        now: () => now,
        readMedia: async () => Buffer.from(''),
        pagesPerSitemap: 3,
      }
      const incremental: Publisher = {
        ...options,
        store: openReleaseStore(join(folder, 'incremental')),
      }
      if (hasCache) incremental.contentCache = {}
      const full: Publisher = { ...options, store: openReleaseStore(join(folder, 'full')) }
      await publish(full, { rebuildAll: true })
      await publish(incremental)
      for (const { edits, minutes } of steps) {
        now = new Date(now.getTime() + minutes * 60_000)
        for (const { kind, id, record } of edits) await applyEdit(kind, id, record)
        const { pages, ...result } = await publish(incremental)
        const searchIndex = await readSearchIndex()
        const { pages: _, ...expected } = await publish(full, { rebuildAll: true })
        expect({ ...result, release: toPlainRelease(result.release) }).toEqual({
          ...expected,
          release: toPlainRelease(expected.release),
        })
        expect(searchIndex).toEqual(await readSearchIndex())
        for (const key of ['rendered', 'kept', 'failed'] as const) counts[key] += pages[key]
      }
    }),
    { numRuns: 10 },
  )
  // Pages are both rendered and reused.
  expect(counts.rendered).toBeGreaterThan(0)
  expect(counts.kept).toBeGreaterThan(0)
}, 120_000)

const readSearchIndex = () => db.select().from(searchDocument).orderBy(searchDocument.path)

const isValid = ({ kind, record }: ContentRecord) => findSchemaErrors(kind, withLongIds(record)) === null

/** Gives articles ids of the form that the desk gives them. */
const withLongIds = <T>(record: T): T =>
  JSON.parse(JSON.stringify(record).replaceAll(/"a(\d)"/g, '"00000000-0000-4000-8000-00000000000$1"'))

/** Publishes a new version of a record, or unpublishes it. */
async function applyEdit(kind: ContentKind, shortId: string, record: object | null) {
  const body = record && withLongIds({ kind, record } as ContentRecord).record
  const id = withLongIds([shortId])[0] as string
  const draft = await findDraft(db, kind, id)
  if (!body) {
    if (draft) await unpublish(db, { kind, id, author: 'Sigrid' })
    return
  }
  if (findSchemaErrors(kind, body) !== null) return
  if (await findAddressOwner(db, { kind, id, body })) return
  await saveAndPublish(db, kind, body as never)
}
