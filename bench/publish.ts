import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importRecords } from '../apps/server/content/import.ts'
import { findDraft, publishDraft, saveDraft } from '../apps/server/content/store.ts'
import { openDatabase } from '../apps/server/db/connection.ts'
import { startEmbeddedPostgres } from '../apps/server/db/embedded/embedded-postgres.ts'
import { type Publisher, publish } from '../apps/server/publishing/publish.ts'
import { openReleaseStore } from '../apps/server/publishing/releases/release-store.ts'
import { createRenderPool } from '../apps/server/publishing/render/render-pool.ts'
import { loadRenderer } from '../apps/server/publishing/render/renderer.ts'
import { findWorkerFile } from '../apps/server/publishing/render/worker-file.ts'
import type { Article } from '../packages/model/index.ts'
import { houseOf, NOW } from './render/house.ts'
import { sampleContent } from './render/sample.ts'

const EDITS = 15

/** One edited article is live within so many milliseconds, on a large site in so many times what a small one takes. */
const MOST = { milliseconds: 200, times: 1.5 }

/** How long it takes a server that is up to make one edited article live, on a small and on a large site. */
export async function timePublishes(): Promise<string[]> {
  console.log(
    '\n| pages | all of them | one edited article: median | slowest | of it CPU |\n| ---: | ---: | ---: | ---: | ---: |',
  )
  const small = await timeSite(1000)
  const large = await timeSite(10_000)
  console.log(`\nThe large site takes ${(large / small).toFixed(2)} times as long as the small one.`)
  const complaints: string[] = []
  if (large > MOST.milliseconds)
    complaints.push(`An edited article takes ${large.toFixed(0)} ms, more than ${MOST.milliseconds}.`)
  if (large > small * MOST.times)
    complaints.push(
      `An edited article takes ${(large / small).toFixed(2)} times as long on a large site, more than ${MOST.times}.`,
    )
  return complaints
}

async function timeSite(articles: number): Promise<number> {
  await using house = await openHouse(articles)
  const { publisher, db } = house
  const first = await timed(() => publish(publisher))
  const edits = []
  for (let number = 1; number <= EDITS; number++) {
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
    edits.push(await timed(() => publish(publisher)))
  }
  const { pages } = edits[0]?.result ?? { pages: { rendered: 0, kept: 0 } }
  edits.sort((a, b) => a.milliseconds - b.milliseconds)
  const [median, slowest] = [edits[EDITS >> 1], edits[EDITS - 1]]
  const cells = [
    `${pages.kept + pages.rendered}`,
    `${(first.milliseconds / 1000).toFixed(1)} s`,
    ...[median?.milliseconds, slowest?.milliseconds, median?.cpu].map((value) => `${value?.toFixed(0)} ms`),
  ]
  console.log(`| ${cells.join(' | ')} |`)
  return median?.milliseconds ?? 0
}

async function openHouse(articles: number) {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'lerret-bench-'))
  opened.defer(() => rm(folder, { recursive: true }))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} })
  opened.defer(() => postgres.stop())
  const { db, close } = await openDatabase(postgres.connection)
  opened.defer(close)
  await importRecords(db, houseOf(sampleContent(articles)), 'bench')
  const dist = join(import.meta.dirname, '../apps/site/dist')
  const pool = createRenderPool({ dist, workerFile: await findWorkerFile() })
  opened.defer(() => pool.stop())
  const publisher: Publisher = {
    db,
    pool,
    contentCache: {},
    now: () => NOW,
    store: openReleaseStore(join(folder, 'site')),
    renderer: await loadRenderer(dist),
    readMedia: async () => Buffer.from(''),
  }
  const kept = opened.move()
  return { db, publisher, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

async function timed<Result>(work: () => Promise<Result>) {
  const started = performance.now()
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { result, milliseconds: performance.now() - started, cpu: (user + system) / 1000 }
}
