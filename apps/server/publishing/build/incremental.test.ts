import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { articlePath, calendarPath, PROGRAMME_CALENDARS, productionPath } from '@lerret/model'
import type { PageData } from '@lerret/page-engine'
import { beforeEach, expect, test } from 'vitest'
import {
  article,
  block,
  blockData,
  concert,
  film,
  media,
  menuItem,
  NOW,
  page,
  redirect,
  showing,
  site,
  source,
  toContentRecords,
  where,
} from '../../../../packages/page-engine/testing/test-records.ts'
import { importRecords } from '../../content/records/import.ts'
import { unpublish } from '../../content/records/store/publish-versions.ts'
import { saveDraft } from '../../content/records/store/save-versions.ts'
import { saveAndPublish } from '../../content/records/store/test-save.ts'
import { emptyDatabase, givenDatabase } from '../../platform/db/test-database.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { search } from '../../visitors/search/search.ts'
import { IN_NYNORSK } from '../../visitors/search/test-search.ts'
import { type Publisher, publish } from '../publish.ts'
import { openReleaseStore, type ReleaseFileStore } from '../releases/release-store.ts'

const db = await givenDatabase()
const folder = await givenFolder()

const articleId = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const waffles = article({
  id: articleId(1),
  slug: 'vaflar',
  title: 'Vaflar',
  category: 'news',
  image: '/images/m1',
})
const quiz = article({ id: articleId(2), slug: 'quiz', title: 'Quiz', category: 'culture' })
const tonight = showing({ id: 'e1', hall: 'Sal 1' })
const house = toContentRecords({
  site: [site()],
  article: [waffles, quiz],
  production: [film()],
  event: [tonight],
  media: [media()],
  'menu-item': [menuItem()],
  redirect: [redirect()],
  'block-data': [
    blockData('article', { article: 'story' }, 'forteljing'),
    blockData('article-card-list', { heading: 'Nytt', articles: 'articles' }, 'nytt'),
    blockData('schedule', { heading: 'Program', showings: 'showings', days: 7 }, 'program'),
    blockData('content', { html: '<p>Parkering.</p>' }, 'tekst'),
  ],
  page: [
    page({
      id: 'article',
      path: '/article/{article}',
      sources: [
        source({ name: 'story', model: 'article', collection: false, filter: [where('slug', '@article')] }),
      ],
      blocks: [block({ component: 'article', data: ['forteljing'] })],
    }),
    page({
      id: 'news',
      path: '/nytt',
      sources: [source({ name: 'articles', model: 'article', filter: [where('category', 'news')] })],
      blocks: [block({ component: 'article-card-list', data: ['nytt'] })],
    }),
    page({
      id: 'sal-2',
      path: '/sal-2',
      sources: [source({ name: 'showings', model: 'event', filter: [where('hall', 'Sal 2')] })],
      blocks: [block({ component: 'schedule', data: ['program'] })],
    }),
    page({
      id: 'sal-1',
      path: '/sal-1',
      sources: [source({ name: 'showings', model: 'event', filter: [where('hall', 'Sal 1')] })],
      blocks: [block({ component: 'schedule', data: ['program'] })],
    }),
    page({ id: 'parking', path: '/parkering', blocks: [block({ data: ['tekst'] })] }),
  ],
})
const EVERY_PAGE = ['/article/quiz', '/article/vaflar', '/nytt', '/parkering', '/sal-1', '/sal-2']

let renderedPaths: string[]
let now: Date
let failingPath: string | null
let publisher: Publisher

beforeEach(async ({ task }) => {
  await emptyDatabase(db)
  await importRecords(db, house, 'house')
  now = NOW
  failingPath = null
  publisher = {
    db,
    store: openReleaseStore(join(folder, task.id)),
    now: () => now,
    readMedia: async () => Buffer.from(''),
    renderer: {
      id: 'build-1',
      serviceWorker: () => Buffer.from('// worker'),
      inlineScripts: [],
      assets: [],
      renderPage(data: PageData) {
        renderedPaths.push(data.path)
        if (data.path === failingPath) throw new Error('no such colour')
        return JSON.stringify(data)
      },
    },
  }
  renderedPaths = []
  await publish(publisher)
  expect(renderedPaths.sort()).toEqual(EVERY_PAGE)
  renderedPaths = []
})

test('without a change no page is rendered', async () => {
  const { pages } = await publish(publisher)
  expect(renderedPaths).toEqual([])
  expect(pages).toEqual({ rendered: 0, kept: EVERY_PAGE.length, failed: 0 })
})

test('an edited article renders its own page and the pages that list it', async () => {
  await saveAndPublish(db, 'article', { ...waffles, title: 'Vaflar og kaffi' })
  const { pages } = await publish(publisher)
  expect(renderedPaths.sort()).toEqual(['/article/vaflar', '/nytt'])
  expect(pages).toEqual({ rendered: 2, kept: EVERY_PAGE.length - 2, failed: 0 })
})

test('an unpublished article renders the pages that listed it, and its own page is removed', async () => {
  await unpublish(db, { kind: 'article', id: waffles.id, author: 'Sigrid' })
  const { release } = await publish(publisher)
  expect(renderedPaths).toEqual(['/nytt'])
  expect(release.files.get(articlePath(waffles))).toBeUndefined()
})

test('a new article renders its own page and the pages that now list it', async () => {
  await saveAndPublish(db, 'article', article({ id: articleId(3), slug: 'ny', category: 'news' }))
  await publish(publisher)
  expect(renderedPaths.sort()).toEqual(['/article/ny', '/nytt'])
})

test('a new showing that matches the filter of a page renders that page', async () => {
  await saveAndPublish(db, 'event', showing({ id: 'e2', hall: 'Sal 2' }))
  await publish(publisher)
  expect(renderedPaths).toEqual(['/sal-2'])
})

test('a showing that moves to another hall renders the pages of both halls', async () => {
  await saveAndPublish(db, 'event', { ...tonight, hall: 'Sal 2' })
  await publish(publisher)
  expect(renderedPaths.sort()).toEqual(['/sal-1', '/sal-2'])
})

test('a draft renders no page', async () => {
  await saveDraft(db, {
    kind: 'article',
    id: waffles.id,
    author: 'Sigrid',
    basedOn: 1,
    body: { ...waffles, title: 'Ny' },
  })
  await publish(publisher)
  expect(renderedPaths).toEqual([])
})

test('a changed menu renders every page', async () => {
  await saveAndPublish(db, 'menu-item', menuItem({ label: 'Film' }))
  await publish(publisher)
  expect(renderedPaths.sort()).toEqual(EVERY_PAGE)
})

test('another build of the site renders every page', async () => {
  await publish({ ...publisher, renderer: { ...publisher.renderer, id: 'build-2' } })
  expect(renderedPaths.sort()).toEqual(EVERY_PAGE)
})

test('an article with a new slug is published with a redirect from its old path', async () => {
  await saveAndPublish(db, 'article', { ...waffles, slug: 'nye-vaflar' })
  const { release } = await publish(publisher)
  expect(release.redirects).toContainEqual(
    expect.objectContaining({ source: '/article/vaflar', target: '/article/nye-vaflar' }),
  )
})

test('a changed redirect renders no page, and has its new target', async () => {
  await saveAndPublish(db, 'redirect', redirect({ target: '/nytt' }))
  const { release } = await publish(publisher)
  expect(renderedPaths).toEqual([])
  expect(release.redirects).toEqual([expect.objectContaining({ source: '/gammal', target: '/nytt' })])
})

test('when a showing begins, the pages that show it are rendered', async () => {
  now = new Date(tonight.startsAt)
  await publish(publisher)
  expect(renderedPaths).toEqual(['/sal-1'])
})

test('a changed showing writes the calendar of its film and those of the programme, and no other', async () => {
  for (const path of [productionPath(film()), productionPath(concert())])
    await saveAndPublish(db, 'page', page({ id: path.slice(1), path, blocks: [block({ data: ['tekst'] })] }))
  await saveAndPublish(db, 'production', concert())
  await saveAndPublish(db, 'event', showing({ id: 'e2', productionId: concert().id, hall: 'Foajeen' }))
  await publish(publisher)

  const { store } = publisher
  const startWrite: ReleaseFileStore['startWrite'] = (bytes, path) => {
    written.push(path)
    return store.startWrite(bytes, path)
  }
  const written: string[] = []
  await saveAndPublish(db, 'event', { ...tonight, hall: 'Sal 2' })
  const { release } = await publish({ ...publisher, store: { ...store, startWrite } })
  const writtenCalendars = written.filter((path) => path.endsWith('.ics'))
  expect(writtenCalendars.sort()).toEqual(
    [calendarPath(film()), ...Object.values(PROGRAMME_CALENDARS)].sort(),
  )
  const programme = await readText(release.files.get('/program.ics')?.hash)
  expect(programme.match(/LOCATION:[^\\]+/g)?.sort()).toEqual(['LOCATION:Foajeen', 'LOCATION:Sal 2'])
  expect(release.files.has(calendarPath(concert()))).toBe(true)
})

test('a film that gets a page has a calendar, and the programme links to the page', async () => {
  const path = productionPath(film())
  await saveAndPublish(db, 'page', page({ id: 'film', path, blocks: [block({ data: ['tekst'] })] }))
  const { release } = await publish(publisher)
  expect(release.files.has(calendarPath(film()))).toBe(true)
  expect(await readText(release.files.get('/program.ics')?.hash)).toMatch(new RegExp(`URL.*${path}\r\n`))
})

test('a clock that is set back renders every page', async () => {
  now = new Date(NOW.getTime() - 1)
  await publish(publisher)
  expect(renderedPaths.sort()).toEqual(EVERY_PAGE)
})

test('a page that fails to render stays as it was, and is tried again at each publish', async () => {
  failingPath = '/nytt'
  await saveAndPublish(db, 'article', { ...waffles, title: 'Vaflar og kaffi' })
  const failed = await publish(publisher)
  expect(failed.pages).toEqual({ rendered: 1, kept: EVERY_PAGE.length - 2, failed: 1 })
  expect(await readText(failed.release.files.get('/nytt')?.hash)).toContain('"Vaflar"')
  failingPath = null
  renderedPaths = []
  const { release } = await publish(publisher)
  expect(renderedPaths).toEqual(['/nytt'])
  expect(await readText(release.files.get('/nytt')?.hash)).toContain('Vaflar og kaffi')
})

test('an outdated page that fails to render sets no time for the next publish', async () => {
  failingPath = '/sal-1'
  now = new Date(tonight.startsAt)
  const { release } = await publish(publisher)
  expect(release.pages.get('/sal-1')?.isLastGood).toBe(true)
  expect(release.staleAt).toBeNull()
})

test('a database at an earlier revision than the live release, such as a restored one, renders every page', async () => {
  await saveAndPublish(db, 'article', { ...waffles, title: 'Vaflar og kaffi' })
  await publish(publisher)
  await emptyDatabase(db)
  await importRecords(db, house, 'house')
  renderedPaths = []
  await publish(publisher)
  expect(renderedPaths.sort()).toEqual(EVERY_PAGE)
})

test('search results follow each change: new words, a new picture description, a removed page', async () => {
  await saveAndPublish(db, 'article', { ...waffles, content: '<p>Rømmegraut.</p>' })
  await saveAndPublish(db, 'media', media({ alt: 'Vaffelpress' }))
  await publish(publisher)
  expect(await findPaths('rømmegraut')).toEqual(['/article/vaflar'])
  expect((await runSearch('vaflar')).hits[0]?.image?.alt).toBe('Vaffelpress')
  await unpublish(db, { kind: 'article', id: waffles.id, author: 'Sigrid' })
  await publish(publisher)
  expect(await findPaths('rømmegraut')).toEqual([])
  expect(await findPaths('quiz')).toEqual(['/article/quiz'])
})

test('search finds no drafts: neither a new record nor new words in an old one', async () => {
  const draft = { author: 'Sigrid', kind: 'article' } as const
  const porridge = article({ id: articleId(3), slug: 'graut', title: 'Rømmegraut' })
  await saveDraft(db, { ...draft, id: porridge.id, basedOn: 0, body: porridge })
  await saveDraft(db, {
    ...draft,
    id: waffles.id,
    basedOn: 1,
    body: { ...waffles, title: 'Rømmegraut og vaflar' },
  })
  await publish(publisher, { rebuildAll: true })
  expect(await findPaths('rømmegraut')).toEqual([])
  expect(await findPaths('vaflar')).toContain('/article/vaflar')
})

test('what a failed publish wrote to the search index is gone after the next publish', async () => {
  const store = { ...publisher.store, switchTo: () => Promise.reject(new Error('disk full')) }
  await saveAndPublish(db, 'article', article({ id: articleId(3), slug: 'graut', title: 'Rømmegraut' }))
  await expect(publish({ ...publisher, store })).rejects.toThrow('disk full')
  await unpublish(db, { kind: 'article', id: articleId(3), author: 'Sigrid' })
  await publish(publisher)
  expect(await findPaths('rømmegraut')).toEqual([])
})

test('a publisher with a content cache sees each change, also those of other processes', async () => {
  const cachingPublisher: Publisher = { ...publisher, contentCache: {} }
  await publish(cachingPublisher)
  await saveAndPublish(db, 'article', { ...waffles, title: 'Vaflar og kaffi' })
  await publish(cachingPublisher)
  await saveAndPublish(db, 'article', { ...waffles, title: 'Vaflar og te' })
  await publish(publisher)
  await unpublish(db, { kind: 'article', id: quiz.id, author: 'Sigrid' })
  const { release } = await publish(cachingPublisher)
  expect(await readText(release.files.get('/nytt')?.hash)).toContain('Vaflar og te')
  expect(release.files.get('/article/quiz')).toBeUndefined()
})

const runSearch = (query: string) =>
  search(db, { query, skip: 0, take: 9, moment: publisher.now(), ...IN_NYNORSK })
const findPaths = async (query: string) => (await runSearch(query)).hits.map(({ href }) => href)

const readText = (hash = '') => readFile(publisher.store.filePath(hash), 'utf8')
