import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calendarPath, osloInstant, type Production, productionPath } from '@lerret/model'
import { LANGUAGES } from '@lerret/words/languages'
import { afterAll, expect, test } from 'vitest'
import { createSafeContent } from '../../content/records/html/test-safe-content.ts'
import { givenSmallHouse } from '../../operations/demo/test-demo-house.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { buildRelease, type ReleaseInput } from '../build/build-release.ts'
import { createHashedFileWriter } from '../releases/hashed-files.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { createRenderPool } from './render-pool.ts'
import { loadRenderer } from './renderer.ts'

const folder = await givenFolder()
const dist = join(folder, 'dist')
const workerFile = join(import.meta.dirname, 'render-worker.ts')

const { records } = givenSmallHouse()
const [broken, other] = records.flatMap(({ kind, record }) => (kind === 'production' ? record : [])) as [
  Production,
  Production,
]

/** A built site that renders a page as its data. A page titled `stopp` ends the thread that renders it. */
const PRERENDER = `
export function renderPage({ page, shell, structuredData, mark }) {
  if (['/kino', ${JSON.stringify(productionPath(broken))}].includes(page.path)) throw new Error('no such colour')
  if (page.title === 'stopp') process.exit(7)
  return JSON.stringify([page, shell.siteTitle, structuredData, mark])
}`
await mkdir(join(dist, 'assets'), { recursive: true })
await writeFile(join(dist, 'prerender.js'), PRERENDER)
for (const language of LANGUAGES) await writeFile(join(dist, `sw.${language}.js`), '')
const assets = {
  stylesheet: '/assets/a.css',
  preloads: [],
  textFont: '/assets/a.woff2',
  app: ['/assets/a.js'],
  boot: '',
  foyerScreen: '',
}
await writeFile(join(dist, 'assets.json'), JSON.stringify({ nn: assets, nb: assets, en: assets }))
const pool = createRenderPool({ dist, workerFile, size: 2, minPages: 1 })
afterAll(() => pool.stop())

async function build(name: string, changes: Partial<ReleaseInput>, contentRecords = records) {
  const input: ReleaseInput = {
    loaded: { revision: 1, content: createSafeContent(contentRecords), broken: [], changes: null },
    previous: null,
    rebuildAll: false,
    moment: osloInstant('2026-11-20', '12.00'),
    store: openReleaseStore(join(folder, name)),
    renderer: await loadRenderer(dist),
    readMedia: async () => Buffer.from(''),
    readRevisions: async () => new Map(),
  }
  return buildRelease({ ...input, ...changes })
}

const expected = await build('alone', {})

test('the pool builds the same release as the main thread, and reports progress', async () => {
  const progress: number[] = []
  let pageCount = 0
  const store = openReleaseStore(join(folder, 'shared'))
  const built = await build('shared', {
    store,
    pool,
    onProgress: ({ done, total }) => {
      progress.push(done)
      pageCount = total
    },
  })
  expect(built).toEqual(expected)
  expect(built.problems).toContainEqual(expect.stringContaining('/kino cannot be rendered'))
  expect(progress).toEqual(Array.from({ length: pageCount }, (_, index) => index + 1))
  expect(pageCount).toBe(built.pages.rendered + built.pages.failed)

  await store.switchTo(built.release)
  expect(await openReleaseStore(join(folder, 'shared')).findCurrent()).toEqual({
    ...built.release,
    cache: {},
  })
})

test.for([1, 2, 3])(
  'a pool on %i cores with rendering on the main thread builds the same release',
  async (size) => {
    const sharedPool = createRenderPool({
      dist,
      workerFile,
      size,
      minPages: 1,
      idleMs: 0,
      openMainThreadWriter: createHashedFileWriter,
    })
    const store = openReleaseStore(join(folder, `here-${size}`))
    const built = await build('', { store, pool: sharedPool })
    expect(built).toEqual(expected)
    for (const path of ['/', '/page-data/index.json']) {
      const { hash = '' } = built.release.files.get(path) ?? {}
      expect(await readFile(store.filePath(hash), 'utf8')).not.toBe('')
    }
  },
)

test('a production whose page cannot be rendered has no calendar', async () => {
  const { release } = await build('calendars', { pool })
  expect(release.files.has(calendarPath(other))).toBe(true)
  expect(release.files.has(calendarPath(broken))).toBe(false)
})

test('a worker that ends during a job is an error, and the next job starts new workers', async () => {
  const stoppingRecords = records.map((entry) =>
    entry.kind === 'page' && entry.record.path === '/kultur'
      ? { ...entry, record: { ...entry.record, title: 'stopp' } }
      : entry,
  )
  await expect(build('stopped', { pool }, stoppingRecords)).rejects.toThrow('ended with code 7')
  const rebuilt = await build('stopped', { pool })
  expect(rebuilt.release.pages.get('/kultur')).toBeDefined()
})
