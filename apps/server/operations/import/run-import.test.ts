import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Article, Media } from '@lerret/model'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findFieldProblems } from '../../content/records/body-checks.ts'
import { publishVersions } from '../../content/records/store/publish-versions.ts'
import { findDraft } from '../../content/records/store/read-records.ts'
import { saveVersions } from '../../content/records/store/save-versions.ts'
import { emptyDatabase } from '../../platform/db/test-database.ts'
import { createExportFile } from '../../testing/wordpress/export-file.ts'
import {
  createOldHouse,
  HIDDEN_WORD,
  isPublic,
  type OldHouse,
  PICTURE_SIZE,
  postPath,
} from '../../testing/wordpress/old-house.ts'
import { startWordPress, type WordPressOptions } from '../../testing/wordpress/wordpress-server.ts'
import { findNewHref, readAddresses } from '../../visitors/old-addresses/store.ts'
import type { ImportReport } from './report.ts'
import { givenImports } from './test-import.ts'

const { db, folder, importFrom, readDrafts, countRecords, publishAll } = await givenImports()
const emptyHouse = () => emptyDatabase(db)

/** Large enough for one of each oddity. */
const SIZE = { posts: 20, pages: 10, events: 2 }
const PUBLIC_POSTS = 16

async function givenSite(house: OldHouse = createOldHouse(SIZE), options: WordPressOptions = {}) {
  const server = await startWordPress(house, options)
  return { house, ...server, import: () => importFrom({ address: server.url }) }
}

describe('a WordPress site', () => {
  let site: Awaited<ReturnType<typeof givenSite>>
  let report: ImportReport
  beforeAll(async () => {
    await emptyHouse()
    site = await givenSite(createOldHouse(SIZE), { refuseEvery: 4 })
    const imported = await site.import()
    report = imported.report
    waits = imported.waits
  })
  let waits: number[]

  test('arrives as drafts that can be published, without anything that was hidden', async () => {
    expect(report.failures).toEqual([])
    expect(report.counts).toMatchObject({
      article: { added: PUBLIC_POSTS },
      page: { added: 9 },
      event: { added: 2 },
    })
    for (const kind of [
      'article',
      'page',
      'block-data',
      'production',
      'event',
      'media',
      'document',
    ] as const) {
      const drafts = await readDrafts(kind)
      expect(drafts.length).toBeGreaterThan(0)
      for (const { id, body, stable } of drafts) {
        expect([id, findFieldProblems(kind, body)]).toEqual([id, []])
        expect(stable).toBeNull()
        expect(JSON.stringify(body)).not.toContain(HIDDEN_WORD)
      }
    }
    expect(report.skipped).toEqual([expect.objectContaining({ reason: 'password' })])
  })

  test('keeps title, date, author, category, summary and picture of an article', async () => {
    const articles = (await readDrafts('article')).map(({ body }) => body as unknown as Article)
    const first = articles.find(({ slug }) => slug === 'før-premieren-1')
    expect(first).toMatchObject({
      title: 'Kino & konsert – nr. 1',
      author: 'Kari Nordmann',
      category: 'news',
      lead: 'Kort om sak 1 …',
      publishedAt: Date.UTC(2012, 0, 1),
      image: expect.stringMatching(/^\/images\/[\w-]+$/),
    })
    expect(articles.find(({ slug }) => slug === 'sak-2')).toMatchObject({ category: 'culture' })
    // The others begin with what WordPress sends as their summary.
    const leads = articles.flatMap(({ lead }) => lead ?? [])
    expect(leads.sort()).toEqual([1, 13, 17, 5, 9].map((number) => `Kort om sak ${number} …`))
  })

  test('keeps no shortcode, comment or misread letter in texts, and links to the new addresses', async () => {
    const articles = (await readDrafts('article')).map(({ body }) => body as unknown as Article)
    for (const { content } of articles) {
      expect(content).not.toMatch(/\[(?!sic|1)|<!--|wp-content|Ã|localhost/)
      expect(content).toMatch(/<figure><img [^>]*src="\/images\//)
    }
    const text = articles.map(({ content }) => content).join('\n')
    expect(text).toContain('Bølgjer på fjorden – «sommar» [sic] og [1].')
    expect(text).toContain('<a href="/article/sak-2">ei anna sak</a>')
    expect(text).toContain('<figcaption>På scena</figcaption>')
    expect(text).toContain('youtube-nocookie.com/embed/aqz-KE-bpKQ')
    expect(Object.keys(report.dropped)).toEqual(expect.arrayContaining(['contact-form-7', 'vc_row']))
    expect(report.dropped['wp:comment']).toBe(3)
  })

  test('gives its original pictures, with their descriptions', async () => {
    const pictures = (await readDrafts('media')).map(({ body }) => body as unknown as Media)
    expect(new Set(pictures.map(({ width }) => width))).toEqual(new Set([PICTURE_SIZE.width]))
    expect(pictures.find(({ originalName }) => originalName === 'på-kaia-0.jpg')?.alt).toBe('Bilete nummer 0')
    expect(site.requests.filter((path) => /-\d+x\d+\.jpg/.test(path))).toEqual([])
  })

  test('that is imported again doubles nothing and fetches no picture twice', async () => {
    const before = { ...(await countRecords()), requests: site.requests.length }
    site.requests.length = 0
    const { report: second } = await site.import()
    expect(await countRecords()).toMatchObject({ records: before.records, versions: before.versions })
    expect(second.counts).toMatchObject({
      article: { added: 0, unchanged: PUBLIC_POSTS },
      media: { added: 0 },
    })
    expect(site.requests.some((path) => path.startsWith('/wp-content'))).toBe(false)
  })

  test('that says when it is asked too often is asked again after the time it names', () => {
    expect(waits.length).toBeGreaterThan(5)
    expect(new Set(waits)).toEqual(new Set([1000]))
  })

  test('gives the same records as its export file, so that importing both doubles nothing', async () => {
    const before = await countRecords()
    const { report } = await importFrom({ file: await writeExport(site.url) }, { trusted: site.url })
    expect(report.failures).toEqual([])
    expect(report.counts).toMatchObject({
      article: { added: 0 },
      page: { added: 0 },
      event: { added: 0 },
      media: { added: 0 },
    })
    expect((await countRecords()).records).toBe(before.records)
  })

  test('has addresses that lead to the new ones once those are public, and every one of them is known', async () => {
    expect(report.unresolved).toEqual(
      [
        '/2012',
        '/2012/01',
        '/?author=1',
        '/author/kari',
        '/author/ola',
        '/utleigekalender',
        '/category/konsert',
        '/category/kino',
        '/category/kunst-og-kultur',
        '/category/nyheter',
        '/events',
        '/?cat=1',
        '/?cat=2',
        '/?cat=3',
        '/?cat=4',
        '/?post_type=tribe_events',
      ].sort(),
    )
    const article = (await readDrafts('article')).find(({ body }) => body.slug === 'før-premieren-1') as Draft
    expect(await findNewHref(db, '/?p=1')).toBeNull()
    await publishAll()
    const expected = '/article/f%C3%B8r-premieren-1'
    for (const url of [
      '/?p=1',
      '/2012/01/f%c3%b8r-premieren-1/',
      '/2012/01/f%F8r-premieren-1',
      '/2012/01/før-premieren-1/?utm_source=x',
      '/index.php?p=1',
      '/2012/01/f%C3%B8r-premieren-1/feed/',
    ])
      expect([url, await findNewHref(db, url)]).toEqual([url, expected])
    expect(await findNewHref(db, '/wp-content/uploads/2012/01/p%C3%A5-kaia-0-1024x768.jpg')).toBe(
      String(article.body.image),
    )
    expect(await findNewHref(db, '/feed/')).toBe('/rss.xml')
    for (const post of site.house.posts.filter(isPublic))
      expect(await findNewHref(db, postPath(post))).not.toBeNull()
    for (const post of site.house.posts.filter((each) => !isPublic(each)))
      expect(await findNewHref(db, postPath(post))).toBeNull()
  })
})

const writeExport = async (site: string, encoding?: string) => {
  const file = join(folder, `export-${Math.random()}.xml`)
  const xml = createExportFile(createOldHouse(SIZE), site, encoding)
  await writeFile(file, Buffer.from(xml, encoding === 'ISO-8859-1' ? 'latin1' : 'utf8'))
  return file
}

describe('in a repeated import', () => {
  beforeEach(emptyHouse)

  test('drafts that nobody touched follow the old site, and those that editors changed, published or deleted stay', async () => {
    const house = createOldHouse({ posts: 6, pages: 0, events: 0 })
    const site = await givenSite(house)
    await site.import()
    const [changed, published, deleted] = (await readDrafts('article')).sort((a, b) =>
      String(a.body.createdAt).localeCompare(String(b.body.createdAt)),
    ) as [Draft, Draft, Draft]
    await saveVersions(db, EDITOR, [
      { kind: 'article', id: changed.id, basedOn: 1, body: { ...changed.body, title: 'Ny tittel' } },
    ])
    await publishVersions(db, EDITOR, [{ kind: 'article', id: published.id, version: 1 }])
    await saveVersions(db, EDITOR, [{ kind: 'article', id: deleted.id, basedOn: 1, body: null }])
    for (const post of house.posts) post.rendered += '<p>Retta på den gamle sida.</p>'
    const { report } = await site.import()
    expect(report.counts.article).toEqual({ added: 0, updated: 3, unchanged: 0, leftAlone: 3 })
    expect(report.leftAlone).toHaveLength(3)
    expect((await findDraft(db, 'article', changed.id))?.body).toMatchObject({ title: 'Ny tittel' })
    expect((await findDraft(db, 'article', published.id))?.version).toBe(1)
    expect((await findDraft(db, 'article', deleted.id))?.body).toBeNull()
    const updated = (await readDrafts('article')).filter(({ body }) => String(body.content).includes('Retta'))
    expect(updated).toHaveLength(3)
  })
})

type Draft = Awaited<ReturnType<typeof readDrafts>>[number]
const EDITOR = { author: 'Sigrid', authorId: 'staff-1' }

describe('an export file', () => {
  beforeEach(emptyHouse)

  test('names what was not public, and leaves it out with its pictures', async () => {
    const site = await givenSite()
    const { report } = await importFrom({ file: await writeExport(site.url) }, { trusted: site.url })
    expect(report.counts.article.added).toBe(PUBLIC_POSTS)
    expect(report.skipped.map(({ reason }) => reason).sort()).toEqual([
      'draft',
      'password',
      'planned',
      'private',
      'private',
    ])
    for (const kind of ['article', 'page', 'production'] as const)
      for (const { body } of await readDrafts(kind)) expect(JSON.stringify(body)).not.toContain(HIDDEN_WORD)
    expect(site.requests.filter((path) => /-(7|11|13|17)\.jpg/.test(path))).toEqual([])
  })

  test('in Latin-1 keeps its letters', async () => {
    const site = await givenSite()
    await importFrom({ file: await writeExport(site.url, 'ISO-8859-1') }, { trusted: site.url })
    const text = JSON.stringify((await readDrafts('article')).map(({ body }) => body))
    expect(text).toContain('<figcaption>På scena</figcaption>')
    expect(text).not.toContain('\ufffd')
  })

  test('of Squarespace, with paths instead of addresses, gives the same addresses and links', async () => {
    const site = await givenSite()
    const file = await writeExport(site.url)
    const xml = await readFile(file, 'utf8')
    await writeFile(file, xml.replaceAll(`<link>${site.url}/`, '<link>/'))
    const { report } = await importFrom({ file }, { trusted: site.url })
    expect(report.counts.article.added).toBe(PUBLIC_POSTS)
    const text = JSON.stringify((await readDrafts('article')).map(({ body }) => body.content))
    expect(text).toContain('/article/sak-2')
    await publishAll()
    for (const post of site.house.posts.filter((each) => isPublic(each) && each.type === 'post'))
      expect(await findNewHref(db, postPath(post))).not.toBeNull()
  })

  test('that is cut off is refused, and nothing is imported', async () => {
    const file = join(folder, 'half.xml')
    const xml = createExportFile(createOldHouse(SIZE), 'https://gamlehuset.example')
    await writeFile(file, xml.slice(0, xml.length / 2))
    await expect(importFrom({ file })).rejects.toMatchObject({ code: 'import_file_invalid' })
    expect(await countRecords()).toEqual({ records: 0, versions: 0 })
  })
})

describe('pictures', () => {
  beforeEach(emptyHouse)

  test('inside the network of the server are not fetched, nor through a redirect, and the rest goes on', async () => {
    const house = createOldHouse({ posts: 2, pages: 0, events: 0 })
    const [first] = house.posts as [OldHouse['posts'][number]]
    first.rendered +=
      '<img src="http://169.254.169.254/latest/x.png"><img src="{site}/redirects.png"><img src="{site}/text.png">'
    const site = await givenSite(house, {
      overrides: {
        '/redirects.png': (reply) => reply.writeHead(302, { location: 'http://10.0.0.1/x.png' }).end(),
        '/text.png': (reply) => reply.end('<html>Fann ikkje biletet</html>'),
      },
    })
    const { report } = await site.import()
    expect(report.failures.map(({ address }) => address.replace(site.url, ''))).toEqual(
      expect.arrayContaining(['http://169.254.169.254/latest/x.png', '/redirects.png', '/text.png']),
    )
    expect(report.failures).toHaveLength(3)
    expect(report.counts).toMatchObject({ article: { added: 2 }, media: { added: 2 } })
  })
})

test('a gallery whose links lead to no page is imported, and its addresses are those of files', async () => {
  await emptyHouse()
  const house = createOldHouse({ posts: 2, pages: 0, events: 0 })
  const [first] = house.posts as [OldHouse['posts'][number]]
  const item = (href: string) =>
    `<figure><a href="${href}"><img src="{site}/wp-content/uploads/borte.jpg"></a><figcaption>Borte</figcaption></figure>`
  first.rendered = `<figure class="wp-block-gallery">${item('{site}/?attachment_id=100000')}${item('{site}/2012/01/borte/')}${item('{site}/wp-content/uploads/borte.jpg')}</figure>`
  const site = await givenSite(house)
  const { report } = await site.import()
  expect(report.counts.article.added).toBe(2)
  expect(report.failures).toEqual([
    { address: `${site.url}/wp-content/uploads/borte.jpg`, reason: 'The old site answers 404.' },
  ])
  expect(report.unresolved).toContain('/wp-content/uploads/borte.jpg')
  const known = await readAddresses(db)
  for (const address of ['/wp-content/uploads/borte.jpg', '/?attachment_id=100000', '/?p=100000'])
    expect(known).toContainEqual({ address, isFile: true })
  const article = (await readDrafts('article')).find(({ body }) => String(body.content).includes('Borte'))
  expect(article?.body.content).not.toMatch(/<a [^>]*>\s*<\/a>|<img/)
})

test('a trial import writes nothing', async () => {
  await emptyHouse()
  const site = await givenSite()
  const { report } = await importFrom({ address: site.url }, { isDryRun: true })
  expect(report).toMatchObject({ isDryRun: true, counts: { article: { added: PUBLIC_POSTS } } })
  expect(await countRecords()).toEqual({ records: 0, versions: 0 })
  expect(site.requests.some((path) => path.startsWith('/wp-content'))).toBe(false)
})
