import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoHouse } from '@lerret/demo'
import { calendarPath, osloInstant, type Production, productionPath } from '@lerret/model'
import { createContent } from '@lerret/page-engine'
import { afterAll, expect, test } from 'vitest'
import { makeRelease, type ReleaseInput } from '../build/build-release.ts'
import { WORDS } from '../feeds/test-feeds.ts'
import { createContentWriter } from '../releases/hashed-files.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { createRenderPool } from './render-pool.ts'
import { loadRenderer } from './renderer.ts'

const folder = await mkdtemp(join(tmpdir(), 'lerret-pool-'))
const dist = join(folder, 'dist')
const thread = join(import.meta.dirname, 'render-worker.ts')
afterAll(() => rm(folder, { recursive: true }))

const { records } = demoHouse({
  today: '2026-11-20',
  ...{ host: 'https://fjordheim.example', checkoutHost: 'https://checkout.example' },
})
const [broken, other] = records.flatMap(({ kind, record }) => (kind === 'production' ? record : [])) as [
  Production,
  Production,
]

/** A built site that draws a page as its data. What is called `stopp` ends the thread that draws it. */
const PRERENDER = `
export const words = ${JSON.stringify(WORDS)}
export function renderPage({ page, shell, structuredData, mark }) {
  if (['/kino', ${JSON.stringify(productionPath(broken))}].includes(page.path)) throw new Error('no such colour')
  if (page.title === 'stopp') process.exit(7)
  return JSON.stringify([page, shell.siteTitle, structuredData, mark])
}`
await mkdir(join(dist, 'assets'), { recursive: true })
await writeFile(join(dist, 'prerender.js'), PRERENDER)
await writeFile(join(dist, 'sw.js'), '')
await writeFile(
  join(dist, 'assets.json'),
  JSON.stringify({
    stylesheet: '/assets/a.css',
    preloads: [],
    textFont: '/assets/a.woff2',
    app: ['/assets/a.js'],
    boot: '',
  }),
)
const pool = createRenderPool({ dist, thread, size: 2, worthFrom: 1 })
afterAll(() => pool.stop())

async function make(name: string, changes: Partial<ReleaseInput>, house = records) {
  const input: ReleaseInput = {
    gathered: { revision: 1, content: createContent(house), broken: [], changes: null },
    ...{ previous: null, anew: false, moment: osloInstant('2026-11-20', '12.00') },
    store: openReleaseStore(join(folder, name)),
    renderer: await loadRenderer(dist),
    readMedia: async () => Buffer.from(''),
    readRevisions: async () => new Map(),
  }
  return makeRelease({ ...input, ...changes })
}

test('threads make the same release as one alone, and tell how far they are', async () => {
  const alone = await make('alone', {})
  const seen: number[] = []
  let all = 0
  const store = openReleaseStore(join(folder, 'shared'))
  const shared = await make('shared', {
    store,
    pool,
    onProgress: ({ made, total }) => {
      seen.push(made)
      all = total
    },
  })
  expect(shared).toEqual(alone)
  expect(shared.problems).toContainEqual(expect.stringContaining('/kino cannot be drawn'))
  expect(seen).toEqual(Array.from({ length: all }, (_, index) => index + 1))
  expect(all).toBe(shared.pages.rendered + shared.pages.failed)

  await store.switchTo(shared.release)
  expect(await openReleaseStore(join(folder, 'shared')).findCurrent()).toEqual(shared.release)
})

test.for([1, 2, 3])(
  'a process that makes pages itself, on %i cores, makes the same release',
  async (size) => {
    const alone = await make('alone', {})
    const both = createRenderPool({ dist, thread, size, worthFrom: 1, idleMs: 0, here: createContentWriter })
    const store = openReleaseStore(join(folder, `here-${size}`))
    const made = await make('', { store, pool: both })
    expect(made).toEqual(alone)
    for (const path of ['/', '/page-data/index.json']) {
      const { hash = '' } = made.release.files.get(path) ?? {}
      expect(await readFile(store.fileOf(hash), 'utf8')).not.toBe('')
    }
  },
)

test('a production whose page cannot be drawn has no calendar', async () => {
  const { release } = await make('calendars', { pool })
  expect(release.files.has(calendarPath(other))).toBe(true)
  expect(release.files.has(calendarPath(broken))).toBe(false)
})

test('a thread that ends in the middle is an error, and the next time others make the pages', async () => {
  const stopped = records.map((one) =>
    one.kind === 'page' && one.record.path === '/kultur'
      ? { ...one, record: { ...one.record, title: 'stopp' } }
      : one,
  )
  await expect(make('stopped', { pool }, stopped)).rejects.toThrow('ended with code 7')
  const again = await make('stopped', { pool })
  expect(again.release.pages.get('/kultur')).toBeDefined()
})
