// `npm run bench:render`: the peer benchmark's site, made by the product's own publishing. See docs/performance.md.
import { readFileSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { buildRelease } from '../../apps/server/publishing/build/build-release.ts'
import { openReleaseStore } from '../../apps/server/publishing/releases/release-store.ts'
import { createRenderPool } from '../../apps/server/publishing/render/render-pool.ts'
import { loadRenderer } from '../../apps/server/publishing/render/renderer.ts'
import type { ContentRecord } from '../../packages/model/index.ts'
import { createContent, type RecordChange, recordKey } from '../../packages/page-engine/index.ts'
import { houseOf, NOW } from './house.ts'
import { createSiteWriter, removeGone, siteFolder } from './site-folder.ts'

// This file runs from the folder that it is built into.
const root = join(import.meta.dirname, '../../..')
const dist = join(root, 'apps/site/dist')
const builtFrom = readFile(join(import.meta.dirname, '.built-from'), 'utf8')
const { CONTENT, OUT, CACHE } = settings()

const pool = createRenderPool({
  dist,
  workerFile: join(import.meta.dirname, 'thread.js'),
  idleMs: 0,
  openMainThreadWriter: createSiteWriter,
})
// Only what a release is goes here, so that the next one can build on it; its files go where the kit looks for them.
const releases = openReleaseStore(join(CACHE, 'site'), { isDurable: false })
const previous = await releases.findCurrent()
if (!previous) pool.warmUp()

const renderer = await loadRenderer(dist, builtFrom)
const records = await readHouse(CONTENT)
const formerContent = join(CACHE, 'content.json')
const changes = previous && changesBetween(await readHouse(formerContent), records)
const { release, problems } = await buildRelease({
  loaded: { revision: (previous?.revision ?? 0) + 1, content: createContent(records), broken: [], changes },
  previous,
  moment: NOW,
  rebuildAll: false,
  store: siteFolder(OUT),
  renderer,
  pool,
  readMedia: async () => Buffer.from(''),
  readRevisions: async () => new Map(),
})
if (problems.length > 0) throw new Error(problems.join('\n'))
if (previous) removeGone(OUT, previous, release)
await releases.switchTo(release)
await copyFile(CONTENT, formerContent)
await pool.stop()

function settings() {
  const { CONTENT, OUT, CACHE } = process.env
  if (CONTENT && OUT && CACHE) return { CONTENT, OUT, CACHE }
  console.error('Say in CONTENT, OUT and CACHE which content to render, and where to write.')
  return process.exit(2)
}

async function readHouse(file: string): Promise<ContentRecord[]> {
  // To decode what was read takes half as long as to read it as text.
  return houseOf(JSON.parse(readFileSync(file).toString()))
}

/** What was edited, as the database of a house would tell. */
function changesBetween(before: ContentRecord[], after: ContentRecord[]): RecordChange[] {
  const keyOf = ({ kind, record }: ContentRecord) => recordKey(kind, record)
  const left = new Map(before.map((one) => [keyOf(one), one]))
  const changes: { kind: string; before: object | null; after: object | null }[] = []
  for (const one of after) {
    const former = left.get(keyOf(one))?.record ?? null
    left.delete(keyOf(one))
    if (!isDeepStrictEqual(former, one.record)) changes.push({ ...one, before: former, after: one.record })
  }
  for (const { kind, record } of left.values()) changes.push({ kind, before: record, after: null })
  return changes as RecordChange[]
}
