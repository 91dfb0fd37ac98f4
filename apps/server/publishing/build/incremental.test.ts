import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  articlePath,
  type ContentByKind,
  type ContentKind,
  calendarPath,
  type PageData,
  productionPath,
} from '@lerret/model'
import { afterAll, beforeEach, expect, test } from 'vitest'
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
import { importRecords } from '../../content/import.ts'
import { findDraft, publishDraft, saveDraft, unpublish } from '../../content/store.ts'
import { emptyDatabase, givenDatabase } from '../../db/test-database.ts'
import { search } from '../../search/search.ts'
import { WORDS } from '../feeds/test-feeds.ts'
import { type Publisher, publish } from '../publish.ts'
import { type FileKeeper, openReleaseStore } from '../releases/release-store.ts'

const db = await givenDatabase()
const folder = await mkdtemp(join(tmpdir(), 'lerret-incremental-'))
afterAll(() => rm(folder, { recursive: true }))

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const waffles = article({
  id: idOf(1),
  slug: 'vaflar',
  title: 'Vaflar',
  category: 'news',
  image: '/images/m1',
})
const quiz = article({ id: idOf(2), slug: 'quiz', title: 'Quiz', category: 'culture' })
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

let drawn: string[]
let now: Date
let cannotDraw: string | null
let publisher: Publisher

beforeEach(async ({ task }) => {
  await emptyDatabase(db)
  await importRecords(db, house, 'house')
  now = NOW
  cannotDraw = null
  publisher = {
    db,
    store: openReleaseStore(join(folder, task.id)),
    now: () => now,
    readMedia: async () => Buffer.from(''),
    renderer: {
      id: 'build-1',
      worker: Buffer.from('// worker'),
      inlineScripts: [],
      assets: [],
      words: WORDS,
      renderPage(data: PageData) {
        drawn.push(data.path)
        if (data.path === cannotDraw) throw new Error('no such colour')
        return JSON.stringify(data)
      },
    },
  }
  drawn = []
  await publish(publisher)
  expect(drawn.sort()).toEqual(EVERY_PAGE)
  drawn = []
})

test('where nothing has changed, no page is rendered', async () => {
  const { pages } = await publish(publisher)
  expect(drawn).toEqual([])
  expect(pages).toEqual({ rendered: 0, kept: EVERY_PAGE.length, failed: 0 })
})

test('an edited article renders its own page and the pages that list it', async () => {
  await edit('article', waffles.id, { ...waffles, title: 'Vaflar og kaffi' })
  const { pages } = await publish(publisher)
  expect(drawn.sort()).toEqual(['/article/vaflar', '/nytt'])
  expect(pages).toEqual({ rendered: 2, kept: EVERY_PAGE.length - 2, failed: 0 })
})

test('an article that is taken back renders the pages that listed it; its own is gone', async () => {
  await unpublish(db, { kind: 'article', id: waffles.id, author: 'Sigrid' })
  const { release } = await publish(publisher)
  expect(drawn).toEqual(['/nytt'])
  expect(release.files.get(articlePath(waffles))).toBeUndefined()
})

test('a new article renders its own page and the pages that now list it', async () => {
  await edit('article', idOf(3), article({ id: idOf(3), slug: 'ny', category: 'news' }))
  await publish(publisher)
  expect(drawn.sort()).toEqual(['/article/ny', '/nytt'])
})

test('a showing that newly matches the filter of a page renders that page', async () => {
  await edit('event', 'e2', showing({ id: 'e2', hall: 'Sal 2' }))
  await publish(publisher)
  expect(drawn).toEqual(['/sal-2'])
})

test('a showing that moves renders the page that it leaves and the one that it comes to', async () => {
  await edit('event', tonight.id, { ...tonight, hall: 'Sal 2' })
  await publish(publisher)
  expect(drawn.sort()).toEqual(['/sal-1', '/sal-2'])
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
  expect(drawn).toEqual([])
})

test('a change of the menu renders every page', async () => {
  await edit('menu-item', 'kino', menuItem({ label: 'Film' }))
  await publish(publisher)
  expect(drawn.sort()).toEqual(EVERY_PAGE)
})

test('another build of the site renders every page', async () => {
  await publish({ ...publisher, renderer: { ...publisher.renderer, id: 'build-2' } })
  expect(drawn.sort()).toEqual(EVERY_PAGE)
})

test('an article with another slug is published with the way there from its old address', async () => {
  await edit('article', waffles.id, { ...waffles, slug: 'nye-vaflar' })
  const { release } = await publish(publisher)
  expect(release.redirects).toContainEqual(
    expect.objectContaining({ source: '/article/vaflar', target: '/article/nye-vaflar' }),
  )
})

test('a change of a redirect renders no page, and the redirect leads to its new end', async () => {
  await edit('redirect', 'r1', redirect({ target: '/nytt' }))
  const { release } = await publish(publisher)
  expect(drawn).toEqual([])
  expect(release.redirects).toEqual([expect.objectContaining({ source: '/gammal', target: '/nytt' })])
})

test('when a showing begins, the pages that show it are rendered', async () => {
  now = new Date(tonight.startsAt)
  await publish(publisher)
  expect(drawn).toEqual(['/sal-1'])
})

test('a changed showing writes the calendar of its film and the programme, and no other calendar', async () => {
  for (const path of [productionPath(film()), productionPath(concert())])
    await edit('page', path.slice(1), page({ id: path.slice(1), path, blocks: [block({ data: ['tekst'] })] }))
  await edit('production', concert().id, concert())
  await edit('event', 'e2', showing({ id: 'e2', productionId: concert().id, hall: 'Foajeen' }))
  await publish(publisher)

  const { store } = publisher
  const put: FileKeeper['put'] = (bytes, path) => {
    written.push(path)
    return store.put(bytes, path)
  }
  const written: string[] = []
  await edit('event', tonight.id, { ...tonight, hall: 'Sal 2' })
  const { release } = await publish({ ...publisher, store: { ...store, put } })
  const ofCalendars = written.filter((path) => path.endsWith('.ics'))
  expect(ofCalendars.sort()).toEqual([calendarPath(film()), '/program.ics'])
  const programme = await textAt(release.files.get('/program.ics')?.hash)
  expect(programme.match(/LOCATION:[^\\]+/g)?.sort()).toEqual(['LOCATION:Foajeen', 'LOCATION:Sal 2'])
  expect(release.files.has(calendarPath(concert()))).toBe(true)
})

test('a film that is given a page has a calendar, and the programme leads to the page', async () => {
  const path = productionPath(film())
  await edit('page', 'film', page({ id: 'film', path, blocks: [block({ data: ['tekst'] })] }))
  const { release } = await publish(publisher)
  expect(release.files.has(calendarPath(film()))).toBe(true)
  expect(await textAt(release.files.get('/program.ics')?.hash)).toMatch(new RegExp(`URL.*${path}\r\n`))
})

test('a clock that is put back renders every page', async () => {
  now = new Date(NOW.getTime() - 1)
  await publish(publisher)
  expect(drawn.sort()).toEqual(EVERY_PAGE)
})

test('a page that could not be drawn stays as it was, and is tried again each time until it can', async () => {
  cannotDraw = '/nytt'
  await edit('article', waffles.id, { ...waffles, title: 'Vaflar og kaffi' })
  const failed = await publish(publisher)
  expect(failed.pages).toEqual({ rendered: 1, kept: EVERY_PAGE.length - 2, failed: 1 })
  expect(await textAt(failed.release.files.get('/nytt')?.hash)).toContain('"Vaflar"')
  cannotDraw = null
  drawn = []
  const { release } = await publish(publisher)
  expect(drawn).toEqual(['/nytt'])
  expect(await textAt(release.files.get('/nytt')?.hash)).toContain('Vaflar og kaffi')
})

test('a page that is over its time and cannot be drawn is not waited for', async () => {
  cannotDraw = '/sal-1'
  now = new Date(tonight.startsAt)
  const { release } = await publish(publisher)
  expect(release.pages.get('/sal-1')?.isLastGood).toBe(true)
  expect(release.staleAt).toBeNull()
})

test('a database that knows less than the live release, such as a restored one, renders every page', async () => {
  await edit('article', waffles.id, { ...waffles, title: 'Vaflar og kaffi' })
  await publish(publisher)
  await emptyDatabase(db)
  await importRecords(db, house, 'house')
  drawn = []
  await publish(publisher)
  expect(drawn.sort()).toEqual(EVERY_PAGE)
})

test('what is found follows each change: new words, a picture described anew, a page that is gone', async () => {
  await edit('article', waffles.id, { ...waffles, content: '<p>Rømmegraut.</p>' })
  await edit('media', 'm1', media({ alt: 'Vaffelpress' }))
  await publish(publisher)
  expect(await found('rømmegraut')).toEqual(['/article/vaflar'])
  expect((await ask('vaflar')).hits[0]?.image?.alt).toBe('Vaffelpress')
  await unpublish(db, { kind: 'article', id: waffles.id, author: 'Sigrid' })
  await publish(publisher)
  expect(await found('rømmegraut')).toEqual([])
  expect(await found('quiz')).toEqual(['/article/quiz'])
})

test('a draft is never found: neither a new record nor new words in an old one', async () => {
  const draft = { author: 'Sigrid', kind: 'article' } as const
  const porridge = article({ id: idOf(3), slug: 'graut', title: 'Rømmegraut' })
  await saveDraft(db, { ...draft, id: porridge.id, basedOn: 0, body: porridge })
  await saveDraft(db, {
    ...draft,
    id: waffles.id,
    basedOn: 1,
    body: { ...waffles, title: 'Rømmegraut og vaflar' },
  })
  await publish(publisher, { anew: true })
  expect(await found('rømmegraut')).toEqual([])
  expect(await found('vaflar')).toContain('/article/vaflar')
})

test('what a publish that came to nothing has written is not found after the next one', async () => {
  const store = { ...publisher.store, switchTo: () => Promise.reject(new Error('disk full')) }
  await edit('article', idOf(3), article({ id: idOf(3), slug: 'graut', title: 'Rømmegraut' }))
  await expect(publish({ ...publisher, store })).rejects.toThrow('disk full')
  await unpublish(db, { kind: 'article', id: idOf(3), author: 'Sigrid' })
  await publish(publisher)
  expect(await found('rømmegraut')).toEqual([])
})

test('a process that publishes often sees each change, those of other processes too', async () => {
  const often = { ...publisher, memory: {} }
  await publish(often)
  await edit('article', waffles.id, { ...waffles, title: 'Vaflar og kaffi' })
  await publish(often)
  await edit('article', waffles.id, { ...waffles, title: 'Vaflar og te' })
  await publish(publisher)
  await unpublish(db, { kind: 'article', id: quiz.id, author: 'Sigrid' })
  const { release } = await publish(often)
  expect(await textAt(release.files.get('/nytt')?.hash)).toContain('Vaflar og te')
  expect(release.files.get('/article/quiz')).toBeUndefined()
})

const ask = (query: string) => search(db, { query, skip: 0, take: 9, moment: publisher.now() })
const found = async (query: string) => (await ask(query)).hits.map(({ href }) => href)

const textAt = (hash = '') => readFile(publisher.store.fileOf(hash), 'utf8')

async function edit<Kind extends ContentKind>(kind: Kind, id: string, body: ContentByKind[Kind]) {
  const draft = await findDraft(db, kind, id)
  await saveDraft(db, { kind, id, author: 'Sigrid', basedOn: draft?.version ?? 0, body })
  await publishDraft(db, { kind, id, author: 'Sigrid' })
}
