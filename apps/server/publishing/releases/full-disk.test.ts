import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PageData } from '@lerret/model'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import {
  article,
  block,
  blockData,
  page,
  site,
  source,
  toContentRecords,
} from '../../../../packages/page-engine/testing/test-records.ts'
import { importRecords } from '../../content/import.ts'
import { emptyDatabase, givenDatabase } from '../../db/test-database.ts'
import { WORDS } from '../feeds/test-feeds.ts'
import { type Publisher, publish } from '../publish.ts'
import { openReleaseStore } from './release-store.ts'

const db = await givenDatabase()
const folder = await mkdtemp(join(tmpdir(), 'lerret-full-'))
afterAll(() => rm(folder, { recursive: true }))

const houseWith = (title: string) =>
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

/** How many bytes the disk still takes. */
let room: number
let at: string
let publisher: Publisher

beforeEach(async ({ task }) => {
  await emptyDatabase(db)
  room = Number.POSITIVE_INFINITY
  at = join(folder, task.id)
  const store = openReleaseStore(at, {
    async writeBytes(file, bytes) {
      const whole = Buffer.from(bytes)
      const part = whole.subarray(0, room)
      room -= part.length
      await file.writeFile(part)
      if (part.length < whole.length) throw Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' })
    },
  })
  publisher = {
    ...{ db, store, now: () => new Date('2026-11-20T12:00:00Z'), readMedia: async () => Buffer.from('') },
    renderer: {
      id: 'build-1',
      worker: Buffer.from('// worker'),
      inlineScripts: [],
      assets: [],
      words: WORDS,
      renderPage: (data: PageData) => JSON.stringify(data),
    },
  }
})

test('wherever the disk turns out to be full, it is named, what was live is live, and room is all it takes', async () => {
  await importRecords(db, houseWith('Ein'), 'house')
  const before = (await publish(publisher)).release
  await importRecords(db, houseWith('To'), 'house')
  const failures: number[] = []
  // Each try gets a little further than the one before.
  for (room = 0; ; room = (failures.length + 1) ** 2 * 10) {
    const had = room
    const outcome = await publish(publisher).catch((error: Error) => error)
    if (!(outcome instanceof Error)) break
    expect(outcome.message).toContain(`The disk that holds ${at}`)
    expect(outcome).toMatchObject({ code: 'disk_full', status: 507 })
    expect(await openReleaseStore(at).findCurrent()).toEqual(before)
    // Other files may still be on their way.
    await vi.waitFor(async () => expect(await halfFiles()).toEqual([]))
    failures.push(had)
  }
  expect(failures.length).toBeGreaterThan(5)
  const live = await openReleaseStore(at).findCurrent()
  expect(live?.revision).toBeGreaterThan(before.revision)
  expect(await readFile(publisher.store.fileOf(live?.files.get('/nytt')?.hash ?? ''), 'utf8')).toContain(
    '"To"',
  )
})

test.runIf(process.platform !== 'win32')(
  'what the system itself says of a file that finds no room is told the same way',
  async () => {
    const script = `
      const { openReleaseStore } = await import(${JSON.stringify(join(import.meta.dirname, 'release-store.ts'))})
      const store = openReleaseStore(${JSON.stringify(at)})
      const small = await store.putFile('liten')
      await store.putFile(Buffer.alloc(1_000_000)).catch(({ code, message }) => console.log(code, message))
      console.log((await store.putFile('liten')) === small)`
    // So that the write fails, instead of the process being ended.
    const limited = `trap '' XFSZ; ulimit -f 100; exec "$0" --input-type=module -e "$1"`
    const { stdout } = await promisify(execFile)('/bin/sh', ['-c', limited, process.execPath, script])
    expect(stdout).toContain(`disk_full The disk that holds ${at}`)
    expect(stdout).toContain('EFBIG')
    expect(stdout.trim().endsWith('true')).toBe(true)
    expect(await halfFiles()).toEqual([])
  },
)

async function halfFiles() {
  const names = await readdir(at, { recursive: true })
  return names.filter((name) => /\.[0-9a-f-]{36}$/.test(name))
}
