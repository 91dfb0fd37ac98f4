import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importRecords } from '../apps/server/content/records/import.ts'
import { publishDraft } from '../apps/server/content/records/store/publish-versions.ts'
import { findDraft } from '../apps/server/content/records/store/read-records.ts'
import { saveDraft } from '../apps/server/content/records/store/save-versions.ts'
import { openDatabase } from '../apps/server/platform/db/connection.ts'
import { startEmbeddedPostgres } from '../apps/server/platform/db/embedded/embedded-postgres.ts'
import { type Publisher, publish } from '../apps/server/publishing/publish.ts'
import { openReleaseStore } from '../apps/server/publishing/releases/release-store.ts'
import { createRenderPool } from '../apps/server/publishing/render/render-pool.ts'
import { loadRenderer } from '../apps/server/publishing/render/renderer.ts'
import { findWorkerFile } from '../apps/server/publishing/render/worker-file.ts'
import type { Article } from '../packages/model/index.ts'
import { createKitRecords, NOW } from './render/house.ts'
import { sampleContent } from './render/sample.ts'

const EDIT_COUNT = 15

/** The limit for publishing one edited article on the large site. */
const MAX_EDIT_MS = 100

/** Measures how long a running server takes to publish one edited article, on a small and on a large site. */
export async function timePublishes(): Promise<string[]> {
  console.log(
    '\n| pages | all of them | one edited article: median | slowest | of it CPU |\n| ---: | ---: | ---: | ---: | ---: |',
  )
  const small = await timeSite(1000)
  const large = await timeSite(10_000)
  // A third site, which takes minutes to build: ARTICLES=45000 is one of 49,502 pages.
  if (process.env.ARTICLES) await timeSite(Number(process.env.ARTICLES))
  console.log(`\nThe large site takes ${(large / small).toFixed(2)} times as long as the small one.`)
  return large > MAX_EDIT_MS
    ? [`An edited article takes ${large.toFixed(0)} ms, more than ${MAX_EDIT_MS}.`]
    : []
}

async function timeSite(articles: number): Promise<number> {
  await using house = await openHouse(articles)
  const { publisher, db } = house
  const first = await measure(() => publish(publisher))
  const edits = []
  for (let number = 1; number <= EDIT_COUNT; number++) {
    const id = `00000000-0000-4000-8000-${String(number * 7).padStart(12, '0')}`
    const draft = await findDraft(db, 'article', id)
    const body = draft?.body as Article
    const content = `${body.content}<p>Rettelse nummer ${number}.</p>`
    const change = { kind: 'article' as const, id, author: 'Sigrid' }
    await saveDraft(db, {
      ...change,
      basedOn: draft?.version ?? 0,
      body: { ...body, content, updatedAt: +NOW + number },
    })
    await publishDraft(db, change)
    edits.push(await measure(() => publish(publisher)))
  }
  const { pages } = edits[0]?.result ?? { pages: { rendered: 0, kept: 0 } }
  edits.sort((a, b) => a.milliseconds - b.milliseconds)
  const [median, slowest] = [edits[EDIT_COUNT >> 1], edits[EDIT_COUNT - 1]]
  const cells = [
    `${pages.kept + pages.rendered}`,
    `${(first.milliseconds / 1000).toFixed(1)} s`,
    ...[median?.milliseconds, slowest?.milliseconds, median?.cpu].map((value) => `${value?.toFixed(0)} ms`),
  ]
  console.log(`| ${cells.join(' | ')} |`)
  return median?.milliseconds ?? 0
}

async function openHouse(articles: number) {
  await using resources = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'lerret-bench-'))
  resources.defer(() => rm(folder, { recursive: true }))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} })
  resources.defer(() => postgres.stop())
  const { db, close } = await openDatabase(postgres.connection)
  resources.defer(close)
  await importRecords(db, createKitRecords(sampleContent(articles)), 'bench')
  const dist = join(import.meta.dirname, '../apps/site/dist')
  const pool = createRenderPool({ dist, workerFile: await findWorkerFile() })
  resources.defer(() => pool.stop())
  const publisher: Publisher = {
    db,
    pool,
    contentCache: {},
    now: () => NOW,
    store: openReleaseStore(join(folder, 'site')),
    renderer: await loadRenderer(dist),
    readMedia: async () => Buffer.from(''),
  }
  const moved = resources.move()
  return { db, publisher, [Symbol.asyncDispose]: () => moved.disposeAsync() }
}

async function measure<Result>(work: () => Promise<Result>) {
  const started = performance.now()
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { result, milliseconds: performance.now() - started, cpu: (user + system) / 1000 }
}
