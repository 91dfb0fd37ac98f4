import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PageData } from '@lerret/page-engine'
import { beforeEach, expect, test } from 'vitest'
import {
  article,
  block,
  blockData,
  page,
  site,
  source,
  toContentRecords,
} from '../../../../packages/page-engine/testing/test-records.ts'
import { importRecords } from '../../content/records/import.ts'
import { emptyDatabase, givenDatabase } from '../../platform/db/test-database.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { waitUntil } from '../../test-wait-until.ts'
import { type Publisher, publish } from '../publish.ts'
import { openReleaseStore } from './release-store.ts'

const db = await givenDatabase()
const folder = await givenFolder()

const createSiteRecords = (title: string) =>
  toContentRecords({
    site: [site()],
    article: [article({ title })],
    'block-data': [blockData('article-card-list', { heading: 'Nytt', articles: 'articles' }, 'nytt')],
    page: [
      page({
        id: 'news',
        path: '/nytt',
        sources: [source({ name: 'articles', model: 'article' })],
        blocks: [block({ component: 'article-card-list', data: ['nytt'] })],
      }),
    ],
  })

let freeBytes: number
let storeFolder: string
let publisher: Publisher

beforeEach(async ({ task }) => {
  await emptyDatabase(db)
  freeBytes = Number.POSITIVE_INFINITY
  storeFolder = join(folder, task.id)
  const store = openReleaseStore(storeFolder, {
    async writeBytes(file, bytes) {
      const all = Buffer.from(bytes)
      const fitting = all.subarray(0, freeBytes)
      freeBytes -= fitting.length
      await file.writeFile(fitting)
      if (fitting.length < all.length) throw Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' })
    },
  })
  publisher = {
    db,
    store,
    now: () => new Date('2026-11-20T12:00:00Z'),
    readMedia: async () => Buffer.from(''),
    renderer: {
      id: 'build-1',
      serviceWorker: () => Buffer.from('// worker'),
      inlineScripts: [],
      assets: [],
      renderPage: (data: PageData) => JSON.stringify(data),
    },
  }
})

test('when the disk is full at any write, the error names it, the previous release stays live, and free space is all it takes', async () => {
  await importRecords(db, createSiteRecords('Ein'), 'house')
  const before = (await publish(publisher)).release
  await importRecords(db, createSiteRecords('To'), 'house')
  let failures = 0
  // Each attempt gets a little further than the one before.
  for (freeBytes = 0; ; freeBytes = (failures + 1) ** 2 * 10) {
    const outcome = await publish(publisher).catch((error: Error) => error)
    if (!(outcome instanceof Error)) break
    expect(outcome.message).toContain(`The disk that holds ${storeFolder}`)
    expect(outcome).toMatchObject({ code: 'disk_full', status: 507 })
    expect(await openReleaseStore(storeFolder).findCurrent()).toEqual({ ...before, cache: {} })
    // Other writes may still be running.
    await waitUntil(async () => expect(await listTemporaryFiles()).toEqual([]))
    failures++
  }
  expect(failures).toBeGreaterThan(5)
  const live = await openReleaseStore(storeFolder).findCurrent()
  expect(live?.revision).toBeGreaterThan(before.revision)
  expect(await readFile(publisher.store.filePath(live?.files.get('/nytt')?.hash ?? ''), 'utf8')).toContain(
    '"To"',
  )
})

test.runIf(process.platform !== 'win32')(
  'an error of the operating system about a too large file is reported as a full disk',
  async () => {
    const script = `
      const { openReleaseStore } = await import(${JSON.stringify(join(import.meta.dirname, 'release-store.ts'))})
      const store = openReleaseStore(${JSON.stringify(storeFolder)})
      const small = await store.writeFile('liten')
      await store.writeFile(Buffer.alloc(1_000_000)).catch(({ code, message }) => console.log(code, message))
      console.log((await store.writeFile('liten')) === small)`
    // Ignoring the signal lets the write fail instead of ending the process.
    const limited = `trap '' XFSZ; ulimit -f 100; exec "$0" --input-type=module -e "$1"`
    const { stdout } = await promisify(execFile)('/bin/sh', ['-c', limited, process.execPath, script])
    expect(stdout).toContain(`disk_full The disk that holds ${storeFolder}`)
    expect(stdout).toContain('EFBIG')
    expect(stdout.trim().endsWith('true')).toBe(true)
    expect(await listTemporaryFiles()).toEqual([])
  },
)

async function listTemporaryFiles() {
  const names = await readdir(storeFolder, { recursive: true })
  return names.filter((name) => /\.[0-9a-f-]{36}$/.test(name))
}
