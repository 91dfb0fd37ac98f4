import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentKind, ContentRecord } from '@lerret/model'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import {
  arbitraryEdits,
  arbitraryRecords,
} from '../../../../packages/page-engine/testing/test-arbitrary-site.ts'
import { NOW } from '../../../../packages/page-engine/testing/test-records.ts'
import { importRecords } from '../../content/import.ts'
import { findComplaints, findDraft, publishDraft, saveDraft, unpublish } from '../../content/store.ts'
import { emptyDatabase, givenDatabase } from '../../db/test-database.ts'
import { searchDocument } from '../../search/table.ts'
import { WORDS } from '../feeds/test-feeds.ts'
import { type Publisher, publish } from '../publish.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { plain } from '../releases/test-release.ts'
import type { Renderer } from '../render/renderer.ts'

const db = await givenDatabase()
const folder = await mkdtemp(join(tmpdir(), 'lerret-incremental-'))
afterAll(() => rm(folder, { recursive: true }))

/** Draws a page as its data and what stands around it; some it cannot draw. */
const renderer: Renderer = {
  id: 'build-1',
  worker: Buffer.from('// worker'),
  inlineScripts: [],
  renderPage(page, shell, structuredData, mark) {
    const drawn = JSON.stringify([page, shell, structuredData, mark])
    if (page.path === '/kultur' && drawn.includes('Kom!')) throw new Error('no such colour')
    return drawn
  },
  assets: [{ path: '/assets/style-1.css', bytes: Buffer.from('p{}') }],
  words: WORDS,
}

const MINUTES = [0, 0, 0, 45, 200, 24 * 60, 4 * 24 * 60]

const anySteps = fc.array(
  fc.record({
    edits: fc.oneof(fc.constant([]), arbitraryEdits, arbitraryEdits),
    minutes: fc.constantFrom(...MINUTES),
  }),
  { minLength: 1, maxLength: 3 },
)

test('whatever is edited, added, taken back or over, the site is as if all of it were rendered anew', async () => {
  const counts = { rendered: 0, kept: 0, failed: 0 }
  await fc.assert(
    fc.asyncProperty(arbitraryRecords, anySteps, fc.boolean(), async (records, steps, isWarm) => {
      await emptyDatabase(db)
      for (const name of ['some', 'all']) await rm(join(folder, name, 'current'), { force: true })
      await importRecords(db, records.filter(isSound).map(withLongIds), 'house')

      let now = NOW
      const parts = {
        db,
        renderer,
        now: () => now,
        readMedia: async () => Buffer.from(''),
        pagesPerSitemap: 3,
      }
      const some: Publisher = { ...parts, store: openReleaseStore(join(folder, 'some')) }
      if (isWarm) some.memory = {}
      const all: Publisher = { ...parts, store: openReleaseStore(join(folder, 'all')) }
      await publish(all, { anew: true })
      await publish(some)
      for (const { edits, minutes } of steps) {
        now = new Date(now.getTime() + minutes * 60_000)
        for (const { kind, id, record } of edits) await make(kind, id, record)
        const { pages, ...made } = await publish(some)
        const found = await readIndex()
        const { pages: _, ...expected } = await publish(all, { anew: true })
        expect({ ...made, release: plain(made.release) }).toEqual({
          ...expected,
          release: plain(expected.release),
        })
        expect(found).toEqual(await readIndex())
        for (const key of ['rendered', 'kept', 'failed'] as const) counts[key] += pages[key]
      }
    }),
    { numRuns: 60 },
  )
  // Both ways are taken often.
  expect(counts.rendered).toBeGreaterThan(30)
  expect(counts.kept).toBeGreaterThan(30)
}, 120_000)

const readIndex = () => db.select().from(searchDocument).orderBy(searchDocument.path)

const isSound = ({ kind, record }: ContentRecord) => findComplaints(kind, withLongIds(record)) === null

/** Articles are named as an editor's are. */
const withLongIds = <T>(record: T): T =>
  JSON.parse(JSON.stringify(record).replaceAll(/"a(\d)"/g, '"00000000-0000-4000-8000-00000000000$1"'))

/** Publishes a new version of a record, or takes it back. */
async function make(kind: ContentKind, shortId: string, record: object | null) {
  const body = record && withLongIds({ kind, record } as ContentRecord).record
  const id = kind === 'site' && body ? body.id : (withLongIds([shortId])[0] as string)
  const draft = await findDraft(db, kind, id)
  if (!body) {
    if (draft) await unpublish(db, { kind, id, author: 'Sigrid' })
    return
  }
  if (findComplaints(kind, body) !== null) return
  await saveDraft(db, { kind, id, author: 'Sigrid', basedOn: draft?.version ?? 0, body: body as never })
  await publishDraft(db, { kind, id, author: 'Sigrid' })
}
