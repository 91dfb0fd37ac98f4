import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Article,
  articlePath,
  type ContentKind,
  isReservedPath,
  type MenuItem,
  osloInstant,
  type PageConfig,
  pageDataPath,
  SITE_FACTS_PATH,
  SITE_RECORD_ID,
  type SiteSettings,
  type StoredFile,
} from '@lerret/model'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { getSender } from '../content/house/sender.ts'
import { importRecords } from '../content/records/import.ts'
import { unpublish } from '../content/records/store/publish-versions.ts'
import { findDraft } from '../content/records/store/read-records.ts'
import { saveAndPublish } from '../content/records/store/test-save.ts'
import { givenDemoHouse, givenSmallHouse } from '../operations/demo/test-demo-house.ts'
import type { Database } from '../platform/db/connection.ts'
import { givenCopyOf, givenOpenDatabase } from '../platform/db/test-database.ts'
import { setHouseFact } from '../platform/house-facts/store.ts'
import { givenFolder } from '../test-cleanup.ts'
import { isUpToDate, type Publisher, publish } from './publish.ts'
import type { Release } from './releases/release.ts'
import { openReleaseStore } from './releases/release-store.ts'
import { toPlainRelease } from './releases/test-release.ts'
import type { RenderPool } from './render/render-pool.ts'
import type { Renderer } from './render/renderer.ts'

const today = '2026-11-20'
const demo = givenSmallHouse({ today })
const articles = demo.records.filter(({ kind }) => kind === 'article').map(({ record }) => record as Article)
const [article, otherArticle] = articles as [Article, Article]

/** Renders a page as its data, so that releases can be compared. */
const renderer: Renderer = {
  id: 'build-1',
  serviceWorker: () => Buffer.from('// worker'),
  inlineScripts: [],
  renderPage: (page) => `<title>${page.meta.title}</title>${JSON.stringify(page.rows)}`,
  assets: [{ path: '/assets/style-1.css', bytes: Buffer.from('p{}') }],
}

const readMedia = async ({ id }: StoredFile) => {
  const picture = demo.pictures.find((picture) => picture.id === id)
  return picture ? readFile(picture.file) : Buffer.alloc(0)
}

/** Each test starts with a copy of this house, and `before` as its live release. */
const published = await givenOpenDatabase()
const folder = await givenFolder()
await importRecords(published.db, demo.records, 'demo')
const { release: before } = await publish(givenPublisher(published.db, 'published'))
await published.close()

let db: Database
let publisher: Publisher
beforeEach(async ({ task }) => {
  db = await givenCopyOf(published.connection)
  await cp(join(folder, 'published'), join(folder, task.id), { recursive: true })
  publisher = givenPublisher(db, task.id)
})

function givenPublisher(db: Database, name: string): Publisher {
  const store = openReleaseStore(join(folder, name))
  return { db, store, renderer, now: () => osloInstant(today, '12.00'), readMedia }
}

test('the demo house is published without problems, each page with its page data', async () => {
  const { records } = givenDemoHouse({ today })
  await importRecords(db, records, 'demo')
  const { release, problems } = await publish(publisher, { rebuildAll: true })
  expect(problems).toEqual([])
  const paths = records.flatMap(({ kind, record }) => (kind === 'article' ? articlePath(record) : []))
  for (const path of ['/', '/kino', '/404', ...paths]) {
    expect(release.files.get(path)?.type, path).toBe('text/html; charset=utf-8')
    expect(JSON.parse(await readText(release, pageDataPath(path)))).toMatchObject({
      frame: release.frame,
      page: { path },
    })
  }
  expect(release.files.get('/404.html')).toEqual(release.files.get('/404'))
  expect(release.files.get('/assets/style-1.css')).toMatchObject({
    type: 'text/css; charset=utf-8',
    immutable: true,
  })
})

test('requests are handled between two pages of a publish', async () => {
  let turns = 0
  const countTurns = () => {
    turns++
    immediate = setImmediate(countTurns)
  }
  let immediate = setImmediate(countTurns)
  const turnsByPage: number[] = []
  await publish({ ...publisher, onProgress: () => turnsByPage.push(turns) }, { rebuildAll: true })
  clearImmediate(immediate)
  expect(turnsByPage.length).toBeGreaterThan(articles.length)
  expect(new Set(turnsByPage).size).toBe(turnsByPage.length)
})

test('threads are started in advance for a house with enough pages, and not for a small one', async () => {
  const started: number[] = []
  const createPool = (minPages: number): RenderPool => ({
    minPages,
    warmUp: () => void started.push(minPages),
    render: () => Promise.reject(new Error('no threads')),
    stop: async () => {},
  })
  await publish({ ...publisher, pool: createPool(250) }, { rebuildAll: true })
  expect(started).toEqual([])
  await expect(publish({ ...publisher, pool: createPool(50) }, { rebuildAll: true })).rejects.toThrow()
  expect(started).toEqual([50])
})

test('feeds are published at reserved paths', () => {
  const feeds = [...before.files].filter(
    ([path, { type }]) =>
      !before.pages.has(path) && !/^\/(assets|page-data)\//.test(path) && !type.startsWith('text/html'),
  )
  const names = feeds.map(([path]) => path)
  expect(names).toEqual(
    expect.arrayContaining([
      '/robots.txt',
      '/sitemap.xml',
      '/rss.xml',
      '/program.ics',
      '/manifest.webmanifest',
    ]),
  )
  expect(names.filter((path) => !isReservedPath(path))).toEqual([])
  expect(before.files.get('/program.ics')?.type).toBe('text/calendar; charset=utf-8')
})

test('words that the house says differently are in calendars, site facts and mails', async () => {
  const words = { program: 'Kva skjer', memberMailResetLink: 'Lag nytt passord' }
  await edit('settings', SITE_RECORD_ID, (body: SiteSettings) => ({ ...body, words }))
  const { release, problems } = await publish(publisher)
  expect(problems).toEqual([])
  expect(release.shell.words).toEqual(words)
  expect(JSON.parse(await readText(release, SITE_FACTS_PATH)).words).toEqual(words)
  expect(await readText(release, '/program.ics')).toContain('Kva skjer – Fjordheim kulturhus')
  expect((await getSender(db)).words).toMatchObject(words)
})

test('icons are published; a favicon that cannot be rendered is reported, and only the icons are left out', async () => {
  const icons = ['/icon-192.png', '/icon-512.png', '/icon-maskable-512.png', '/apple-touch-icon.png']
  for (const path of icons) {
    expect(before.files.get(path), path).toMatchObject({ type: 'image/png' })
    expect(isReservedPath(path), path).toBe(true)
  }
  const broken = await publish(
    { ...publisher, readMedia: async () => Buffer.from('not a picture') },
    { rebuildAll: true },
  )
  expect(broken.problems).toEqual([expect.stringContaining('Cannot render icons from media:logo')])
  for (const path of icons) expect(broken.release.files.get(path)).toBeUndefined()
  expect(await readText(broken.release, '/manifest.webmanifest')).toContain('"icons": []')
})

test('publishing again without a change gives the same release', async () => {
  expect(toPlainRelease((await publish(publisher)).release)).toEqual(toPlainRelease(before))
})

test('a changed article changes its own page and the pages that list it, and no others', async () => {
  await edit('article', article.id, (body: Article) => ({ ...body, content: '<p>Heilt ny tekst.</p>' }))
  const after = (await publish(publisher)).release
  const changed = [...after.pages.keys()].filter(
    (path) => after.files.get(path)?.hash !== before.files.get(path)?.hash,
  )
  expect(changed).toContain(articlePath(article))
  expect(changed).not.toContain(articlePath(otherArticle))
  expect(changed).not.toContain('/parkering')
  expect(await readText(after, articlePath(article))).toContain('Heilt ny tekst.')
})

test('a broken record is reported, its page stays as it was, and the rest is published', async () => {
  await storeInvalidBody('article', article.id, '{"title": ""}')
  await edit('article', otherArticle.id, (body: Article) => ({ ...body, content: '<p>Heilt ny tekst.</p>' }))
  const { release, problems } = await publish(publisher)
  expect(problems).toEqual([expect.stringContaining(`article ${article.id}: `)])
  expect(release.files.get(articlePath(article))).toEqual(before.files.get(articlePath(article)))
  expect(release.files.get(pageDataPath(articlePath(article)))).toEqual(
    before.files.get(pageDataPath(articlePath(article))),
  )
  expect(await readText(release, articlePath(otherArticle))).toContain('Heilt ny tekst.')
})

test('a page with an unknown component is reported by page and block, and stays as it was', async () => {
  await edit('page', getPageConfig('/kino').id, (page: PageConfig) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.component === 'program' ? { ...block, component: 'programm' } : block,
    ),
  }))
  const { release, problems } = await publish(publisher)
  expect(problems).toEqual([expect.stringMatching(/^\/kino, block \d+: unknown component "programm"/)])
  expect(release.files.get('/kino')).toEqual(before.files.get('/kino'))
})

test('all pages of a broken template stay as they were', async () => {
  await edit('page', getPageConfig('/article/{article}').id, (page: PageConfig) => ({ ...page, sources: [] }))
  const { release, problems } = await publish(publisher)
  expect(problems.length).toBeGreaterThan(0)
  for (const path of articles.map(articlePath))
    expect(release.files.get(path), path).toEqual(before.files.get(path))
})

test('a page that fails to render is reported and stays as it was', async () => {
  const failing: Renderer = {
    ...renderer,
    id: 'build-2',
    assets: [{ path: '/assets/style-2.css', bytes: Buffer.from('a{}') }],
    renderPage(page, shell, structuredData) {
      if (page.path === '/kino') throw new Error('no such colour')
      return renderer.renderPage(page, shell, structuredData)
    },
  }
  const { release, problems } = await publish({ ...publisher, renderer: failing })
  expect(problems).toEqual(['/kino cannot be rendered: no such colour'])
  expect(release.files.get('/kino')).toEqual(before.files.get('/kino'))
  // The page was rendered by another build, whose stylesheet it still needs.
  expect(release.files.get('/assets/style-1.css')).toEqual(before.files.get('/assets/style-1.css'))
})

test('without a record of the site nothing is published, and the previous release stays live', async () => {
  await db.execute(sql`update content_record set stable_version = null where kind = 'theme'`)
  await expect(publish(publisher)).rejects.toThrow(/site/)
  expect(toPlainRelease((await publisher.store.findCurrent()) as Release)).toEqual(toPlainRelease(before))
})

test('the error about a broken record of the site says what is wrong with it', async () => {
  await storeInvalidBody('partners', SITE_RECORD_ID, JSON.stringify({ id: SITE_RECORD_ID, partners: [0] }))
  await expect(publish(publisher)).rejects.toThrow(/partners site: .*0 is not a partner number/)
})

test('a menu entry whose parent is unpublished is reported, and the rest is published', async () => {
  const entries = demo.records.flatMap(({ kind, record }) =>
    kind === 'menu-item' ? [record as MenuItem] : [],
  )
  const { parent } = entries.find((entry) => entry.parent !== '') as MenuItem
  await unpublish(db, { kind: 'menu-item', id: parent, author: 'Sigrid' })
  await edit('article', article.id, (body: Article) => ({ ...body, content: '<p>Heilt ny tekst.</p>' }))
  const { release, problems } = await publish(publisher)
  expect(problems).not.toEqual([])
  for (const problem of problems) expect(problem).toContain(`lies under "${parent}", which is not there`)
  expect(await readText(release, articlePath(article))).toContain('Heilt ny tekst.')
})

test('two articles at the same path are reported, and the page stays as it was', async () => {
  const twin = { ...article, id: '00000000-0000-4000-8000-000000000001', slug: 'tvilling' }
  await saveAndPublish(db, 'article', twin)
  // Drafts at a taken path are refused today; earlier ones may be stored.
  const body = JSON.stringify({ ...twin, slug: article.slug })
  await db.execute(sql`update content_version set body = ${body}::jsonb where id = ${twin.id}`)
  const { release, problems } = await publish(publisher)
  expect(problems.join()).toContain(twin.id)
  expect(release.files.get(articlePath(article))).toEqual(before.files.get(articlePath(article)))
})

test('the page of an unpublished article is removed', async () => {
  await db.execute(sql`update content_record set stable_version = null where id = ${article.id}`)
  expect((await publish(publisher)).release.files.get(articlePath(article))).toBeUndefined()
})

test('a release is up to date until content, build, search index format or time changes', async () => {
  expect(await isUpToDate(before, publisher)).toBe(true)
  await setHouseFact(publisher.db, 'search-made-for', 'an older way of searching')
  expect(await isUpToDate(before, publisher)).toBe(false)
  await publish(publisher)
  expect(await isUpToDate(before, { ...publisher, renderer: { ...renderer, id: 'build-2' } })).toBe(false)
  const later = new Date(Date.parse(before.staleAt ?? '') + 1)
  expect(await isUpToDate(before, { ...publisher, now: () => later })).toBe(false)
  await edit('article', article.id, (body: Article) => ({ ...body, title: 'Ny tittel' }))
  expect(await isUpToDate(before, publisher)).toBe(false)
})

test('two servers are both up to date, though one lacks a picture that the other has', async () => {
  const otherPublisher: Publisher = {
    ...publisher,
    store: openReleaseStore(join(folder, 'other')),
    readMedia: () => Promise.reject(new Error('no such file')),
  }
  const other = (await publish(otherPublisher)).release
  expect(other.id).not.toBe(before.id)
  expect([await isUpToDate(before, publisher), await isUpToDate(other, otherPublisher)]).toEqual([true, true])
})

function getPageConfig(path: string): PageConfig {
  const pages = demo.records.filter(({ kind }) => kind === 'page').map(({ record }) => record as PageConfig)
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`The demo has no page ${path}.`)
  return page
}

async function readText(release: Release, path: string): Promise<string> {
  return readFile(publisher.store.filePath(release.files.get(path)?.hash ?? ''), 'utf8')
}

async function edit<Body>(kind: ContentKind, id: string, change: (body: Body) => Body) {
  const draft = await findDraft(db, kind, id)
  await saveAndPublish(db, kind, change(draft?.body as Body) as never)
}

/** Stores an invalid body, as a changed schema or a manual change of the database would. */
async function storeInvalidBody(kind: ContentKind, id: string, body: string) {
  await db.execute(sql`update content_version set body = ${body}::jsonb where kind = ${kind} and id = ${id}`)
  // The new revision makes the next publish read the record.
  await db.execute(
    sql`insert into content_publication (kind, id, version, author) values (${kind}, ${id}, 1, 'hand')`,
  )
}
