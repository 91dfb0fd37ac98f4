// `npm run bench:render`: the peer benchmark's site, published by the product. See docs/performance.md.
import { readFileSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { buildRelease } from '../../apps/server/publishing/build/build-release.ts'
import { openReleaseStore } from '../../apps/server/publishing/releases/release-store.ts'
import { createRenderPool } from '../../apps/server/publishing/render/render-pool.ts'
import { loadRenderer } from '../../apps/server/publishing/render/renderer.ts'
import type { SafeHtml, SafeRecord } from '../../packages/model/index.ts'
import { createContent, type RecordChange, toSafeRecord } from '../../packages/page-engine/index.ts'
import { createKitRecords, NOW } from './house.ts'
import { createSiteWriter, removeOldFiles, siteFolder } from './site-folder.ts'

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
// Only manifests are stored here, as the baseline of the next build; the files are written to the kit's output folder.
const releases = openReleaseStore(join(CACHE, 'site'), { isDurable: false })
const previous = await releases.findCurrent()
if (!previous) pool.warmUp()

const renderer = await loadRenderer(dist, builtFrom)
const records = await readHouse(CONTENT)
const previousContent = join(CACHE, 'content.json')
const changes = previous && changesBetween(await readHouse(previousContent), records)
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
if (previous) removeOldFiles(OUT, previous, release)
await releases.switchTo(release)
await copyFile(CONTENT, previousContent)
await pool.stop()

function settings() {
  const { CONTENT, OUT, CACHE } = process.env
  if (CONTENT && OUT && CACHE) return { CONTENT, OUT, CACHE }
  console.error('Set CONTENT, OUT and CACHE: the content to render, and where to write.')
  return process.exit(2)
}

/** The records as a house has them: HTML is cleaned when it is saved. */
async function readHouse(file: string): Promise<SafeRecord[]> {
  // Decoding a buffer takes half as long as reading text.
  const records = createKitRecords(JSON.parse(readFileSync(file).toString()))
  return records.map((record) => toSafeRecord(record, (html) => html as SafeHtml))
}

/** The changed records, as the database of a house would return them. */
function changesBetween(before: SafeRecord[], after: SafeRecord[]): RecordChange[] {
  const getKey = ({ kind, record }: SafeRecord) => `${kind}:${record.id}`
  const removed = new Map(before.map((entry) => [getKey(entry), entry]))
  const changes: { kind: string; before: object | null; after: object | null }[] = []
  for (const entry of after) {
    const previousRecord = removed.get(getKey(entry))?.record ?? null
    removed.delete(getKey(entry))
    if (!isDeepStrictEqual(previousRecord, entry.record))
      changes.push({ ...entry, before: previousRecord, after: entry.record })
  }
  for (const { kind, record } of removed.values()) changes.push({ kind, before: record, after: null })
  return changes as RecordChange[]
}
