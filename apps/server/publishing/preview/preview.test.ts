import { demoHouse } from '@lerret/demo'
import {
  type Article,
  articlePath,
  type ContentByKind,
  type ContentKind,
  documentUrl,
  type Film,
  type Media,
  type MenuItem,
  mediaUrl,
  osloInstant,
  type PageBlock,
  type PageConfig,
  type Showing,
} from '@lerret/model'
import { beforeAll, describe, expect, test } from 'vitest'
import { importRecords } from '../../content/records/import.ts'
import { planRecord } from '../../content/records/plans.ts'
import { publishVersions } from '../../content/records/store/publish-versions.ts'
import { saveVersions } from '../../content/records/store/save-versions.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { givenFolder } from '../../test-cleanup.ts'
import type { ContentCache } from '../build/load-content.ts'
import { type LiveRelease, openLiveRelease } from '../live-release.ts'
import { publish } from '../publish.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import type { Renderer } from '../render/renderer.ts'
import { createPreviewer, type PreviewRequest } from './preview.ts'

const today = '2026-11-20'
const now = () => osloInstant(today, '12.00')
const db = await givenDatabase()
const demo = demoHouse({ today, host: 'https://fjordheim.example', checkoutHost: 'https://checkout.example' })
const find = <Body>(kind: string, matches: (body: Body) => boolean = () => true) =>
  demo.records.find((each) => each.kind === kind && matches(each.record as Body))?.record as Body
const article = find<Article>('article')
const film = find<Film>('production', ({ objectClass }) => objectClass === 'movie')
const showing = find<Showing>(
  'event',
  ({ productionId, startsAt }) => productionId === film.id && startsAt > now().toISOString(),
)

/** Renders a page as its data and that of its header and footer. */
const renderer: Renderer = {
  id: 'build-1',
  serviceWorker: () => Buffer.from(''),
  inlineScripts: [],
  renderPage: (page, shell) => `<script>x</script>${JSON.stringify([page, shell])}`,
  assets: [],
}

const folder = await givenFolder()
let live: LiveRelease
const contentCache: ContentCache = {}
beforeAll(async () => {
  await importRecords(db, demo.records, 'demo')
  const store = openReleaseStore(folder)
  const readMedia = async () => Buffer.from('')
  const { release } = await publish({ db, store, renderer, now, readMedia, contentCache })
  live = openLiveRelease(release, store)
})

const previewer = createPreviewer({
  db,
  contentCache,
  live: () => live,
  renderer,
  now,
})
const render = (request: Omit<PreviewRequest, 'draftFileUrl'>) =>
  previewer.render({ ...request, draftFileUrl: ({ kind, id }) => `/utkast/${kind}/${id}` })
const asDraft = (body: Article) => ({ kind: 'article' as const, id: body.id, body })

describe('a preview', () => {
  test('shows what is typed on the page of the record, without scripts, and visitors see nothing of it', async () => {
    const typed = { ...article, title: 'Heilt ny tittel' }
    const preview = await render({ records: [asDraft(typed)] })
    expect(preview).toMatchObject({ path: articlePath(article), problems: [] })
    expect(preview.html).toContain('Heilt ny tittel')
    expect(preview.html).not.toContain('<script')
    expect((await render({ records: [], path: articlePath(article) })).html).not.toContain('Heilt ny')
  })

  test('shows a new article on other pages too', async () => {
    const created = {
      ...article,
      id: crypto.randomUUID(),
      slug: 'ny',
      title: 'Heilt ny',
      createdAt: now().getTime(),
    }
    const { html } = await render({ records: [asDraft(created)], path: '/nyhende' })
    expect(html).toContain('Heilt ny')
  })

  test('shows an incomplete record in its public version, and names its problems', async () => {
    const { title: _, ...incomplete } = article
    const preview = await render({
      records: [{ kind: 'article', id: article.id, body: incomplete }],
      path: articlePath(article),
    })
    expect(preview.html).toContain(JSON.stringify(article.title).slice(1, -1))
    expect(preview.problems).toMatchObject([
      { kind: 'article', id: article.id, field: 'title', code: 'missing' },
    ])
  })

  test('shows the site at another time', async () => {
    const after = new Date(Date.parse(showing.endsAt) + 1000)
    const path = `/${film.parentSlug}`
    expect((await render({ records: [], path })).html).toContain(showing.id)
    expect((await render({ records: [], path, moment: after })).html).not.toContain(showing.id)
  })

  test('of a moment marks the showings that have begun by then', async () => {
    const begun = new Date(Date.parse(showing.startsAt) + 60_000)
    const { html } = await render({ records: [], path: `/${film.parentSlug}`, moment: begun })
    expect(html).toContain(`"asOf":"${showing.startsAt}"`)
  })

  test('of a moment shows what is planned until then, dated by its plan, and not what is planned later', async () => {
    const planned = { ...article, id: crypto.randomUUID(), slug: 'planlagd', title: 'Planlagd nyhende' }
    const { publishedAt: _, ...undated } = planned
    const { kind, id, body } = asDraft(undated)
    await saveVersions(db, { author: 'Amina' }, [{ kind, id, basedOn: 0, body }])
    const publishAt = new Date(now().getTime() + 3_600_000)
    const unpublishAt = new Date(now().getTime() + 7_200_000)
    await planRecord(db, { kind, id, publishAt, unpublishAt, author: 'Amina', now: now() })
    const renderAt = async (hours: number) =>
      (
        await render({
          records: [],
          path: '/article/planlagd',
          moment: new Date(now().getTime() + hours * 3_600_000),
        })
      ).html
    expect(await renderAt(0)).toBeNull()
    expect(await renderAt(0.5)).toBeNull()
    expect(await renderAt(1.5)).toContain('Planlagd nyhende')
    expect(await renderAt(1.5)).toContain(`"publishedAt":"${publishAt.toISOString()}"`)
    expect(await renderAt(2.5)).toBeNull()
  })

  test('shows pictures that are not public, at another address', async () => {
    const media: Media = { ...find<Media>('media'), id: 'nytt-bilete' }
    await saveVersions(db, { author: 'Amina' }, [{ kind: 'media', id: media.id, basedOn: 0, body: media }])
    const typed = {
      ...article,
      image: mediaUrl(media.id),
      content: `<p><img src="/images/nytt-bilete?w=9" alt=""></p>`,
    }
    const { html } = await render({ records: [asDraft(typed)] })
    expect(html).toContain('/utkast/media/nytt-bilete')
    expect(html).not.toContain('/images/nytt-bilete')
    const other = { ...article, title: 'Utan bilete' }
    expect((await render({ records: [asDraft(other)] })).html).not.toContain('/utkast/')
  })

  test('links to documents that are not public at another address, and to public ones at their own', async () => {
    const document = { mimeType: 'application/pdf', title: 'Leige', bytes: 9 }
    const versions = ['nytt-dokument', 'gammalt-dokument'].map((id) => ({
      kind: 'document' as const,
      id,
      basedOn: 0,
      body: { ...document, id, fileName: `${id}.pdf` },
    }))
    await saveVersions(db, { author: 'Amina' }, versions)
    await publishVersions(db, { author: 'Amina' }, [{ kind: 'document', id: 'gammalt-dokument', version: 1 }])
    const links = versions.map(({ id }) => `<a href="${documentUrl(id)}">${id}</a>`).join('')
    const { html } = await render({ records: [asDraft({ ...article, content: `<p>${links}</p>` })] })
    expect(html).toContain('/utkast/document/nytt-dokument')
    expect(html).toContain('/documents/gammalt-dokument')
  })

  test.each<[ContentKind, (body: never) => object]>([
    ['settings', (body: ContentByKind['settings']) => ({ ...body, title: 'Nytt i utkast' })],
    ['theme', (body: ContentByKind['theme']) => ({ ...body, logoAlt: 'Nytt i utkast' })],
    [
      'footer',
      ({ sections, ...footer }: ContentByKind['footer']) => ({
        ...footer,
        sections: sections.map((section) => ({ ...section, title: 'Nytt i utkast' })),
      }),
    ],
    ['menu-item', (body: MenuItem) => ({ ...body, label: 'Nytt i utkast' })],
  ])('shows the draft of the site’s %s on any page', async (kind, change) => {
    const record = find<{ id: string }>(kind)
    const body = change(record as never)
    const preview = await render({ records: [{ kind, id: record.id, body }], path: articlePath(article) })
    expect(preview.problems).toEqual([])
    expect(preview.html).toContain('Nytt i utkast')
  })

  test('of a family of pages is the first of them', async () => {
    const page = find<PageConfig>('page', ({ path }) => path === '/article/{article}')
    const { path } = await render({ records: [{ kind: 'page', id: page.id, body: page }] })
    expect(path).toMatch(/^\/article\/./)
  })

  test('leaves out a block that cannot be shown, and names it', async () => {
    const page = find<PageConfig>('page', ({ path }) => path === '/kino')
    const broken = { ...(page.blocks[0] as PageBlock), id: 'broken', data: ['missing'] }
    const body = { ...page, blocks: [...page.blocks, broken] }
    const preview = await render({ records: [{ kind: 'page', id: page.id, body }] })
    expect(preview.pageProblems).toMatchObject([{ code: 'block_data_missing', block: 'broken' }])
    expect(preview.html?.includes(page.blocks[0]?.id as string)).toBe(true)
    expect(preview.html?.includes('broken')).toBe(false)
  })

  test('has no document where there is no page', async () => {
    expect(await render({ records: [], path: '/finst-ikkje' })).toMatchObject({ html: null })
  })
})

describe('the pages that a publish changes', () => {
  const paths = async (...records: Parameters<typeof previewer.findChanges>[0]) =>
    (await previewer.findChanges(records)).pages.map(({ path, type }) => `${type} ${path}`)

  test('are those that publishing then renders', async () => {
    const typed = asDraft({ ...article, title: 'Ny tittel' })
    const changes = await paths(typed)
    expect(changes[0]).toBe(`changed ${articlePath(article)}`)
    expect(changes).toContain('changed /nyhende')
    expect(changes.every((change) => change.startsWith('changed '))).toBe(true)
  })

  test('have the titles that visitors read', async () => {
    const { pages } = await previewer.findChanges([asDraft({ ...article, title: 'Ny tittel' })])
    expect(pages[0]?.title).toBe('Ny tittel')
  })

  test('are all of them when a menu changes', async () => {
    const item = find<MenuItem>('menu-item')
    const changes = await paths({ kind: 'menu-item', id: item.id, body: { ...item, label: 'Nytt namn' } })
    expect(changes).toHaveLength(live.release.pages.size)
    expect(changes).toContain('changed /kino')
  })

  test('are without a record that cannot be published, whose problems are named', async () => {
    const incomplete = { ...article, title: '', slug: undefined }
    const { pages, problems } = await previewer.findChanges([
      { kind: 'article', id: article.id, body: incomplete },
    ])
    expect(pages).toEqual([])
    expect(problems.map(({ id, field, code }) => [id, field, code])).toEqual([
      [article.id, 'title', 'missing'],
      [article.id, 'slug', 'missing'],
    ])
  })

  test('are none when nothing has changed', async () => {
    expect(await paths(asDraft(article))).toEqual([])
  })

  test('include a page that is added, moved or removed', async () => {
    const created = { ...article, id: crypto.randomUUID(), slug: 'ny' }
    expect(await paths(asDraft(created))).toContain('added /article/ny')
    const moved = await paths(asDraft({ ...article, slug: 'flytta' }))
    expect(moved).toEqual(
      expect.arrayContaining(['added /article/flytta', `removed ${articlePath(article)}`]),
    )
    expect(await paths({ kind: 'article', id: article.id, body: null })).toContain(
      `removed ${articlePath(article)}`,
    )
  })

  test('of a cancelled showing include the page of its film and the programme', async () => {
    const cancelled = { ...showing, state: 'cancelled' as const }
    const changes = await paths({ kind: 'event', id: showing.id, body: cancelled })
    expect(changes).toEqual(expect.arrayContaining([`changed /${film.parentSlug}`, 'changed /kino']))
  })
})
