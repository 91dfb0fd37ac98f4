import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { emptyDatabase } from '../../platform/db/test-database.ts'
import { onFinished } from '../../test-cleanup.ts'
import {
  type Answer,
  jsonLd,
  page,
  sitemap,
  sitemapIndex,
  startWebSite,
  type WebSiteServer,
} from '../../testing/web-site-server.ts'
import { findNewHref } from '../../visitors/old-addresses/store.ts'
import type { ImportReport } from './report.ts'
import { givenImports } from './test-import.ts'

const { db, importFrom, readDrafts, countRecords, findProblems, publishAll } = await givenImports()

const createPicture = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#447' } })
    .jpeg()
    .toBuffer()

const TICKETS = 'https://billettar.example/kjop/77'
const screening = (startDate: string, more: object = {}) => ({
  '@type': 'ScreeningEvent',
  name: 'Nosferatu (tekstet)',
  startDate,
  location: { '@type': 'Place', name: 'Storsalen' },
  workPresented: { '@type': 'Movie', name: 'Nosferatu', duration: 'PT1H34M' },
  ...more,
})

const OLD_SITE: Record<string, Answer> = {
  '/': page('Gamlehuset', '<p>Velkomen</p>'),
  '/robots.txt': {
    headers: { 'content-type': 'text/plain' },
    body: 'User-agent: *\nDisallow: /internt/\nSitemap: {site}/kart.xml\n',
  },
  '/kart.xml': sitemapIndex(['/sider.xml.gz', '/saker.xml', '/borte.xml']),
  '/sider.xml.gz': { headers: { 'content-type': 'application/gzip' }, body: new Uint8Array() },
  '/saker.xml': sitemap(['/nytt/opning', '/nytt/opning/', '/program/nosferatu', '/program', '/film/gamal']),
  '/om-oss': page(
    'Om oss',
    '<p>Huset vart bygd i 1962. Les <a href="/nytt/opning">om opninga</a>.</p><p><img data-src="/bilete/hus.jpg" alt="Huset"></p>',
  ),
  '/latin': {
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(
      page(
        'Blåbær',
        '<p>På øya er det blåbær, og det er ei lang nok setning til å lesast.</p>',
        '<meta charset="iso-8859-1">',
      ),
      'latin1',
    ),
  },
  '/travel': {
    status: 429,
    headers: { 'retry-after': '2' },
    body: page('Travelt', '<p>Ver tolmodig, så kjem sida.</p>'),
  },
  '/flytta': { status: 301, headers: { location: '/om-oss' } },
  '/heim': { status: 302, headers: { location: '/' } },
  '/inn': { status: 302, headers: { location: 'http://10.0.0.1/' } },
  '/internt/lonn': page('Løn', '<p>HEMMELEG</p>'),
  '/program.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4 program' },
  '/nytt/opning': page(
    'Vi opnar',
    '<p>Dørene opnar laurdag, og alle er velkomne til ein lang kveld med musikk og kaffi.</p>',
    jsonLd({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', name: 'Gamlehuset' },
        {
          '@type': ['NewsArticle'],
          headline: 'Vi opnar dørene',
          datePublished: '2024-03-01T10:00:00+01:00',
          author: [{ '@type': 'Person', name: 'Kari' }],
          articleSection: 'Konsert',
          image: { '@type': 'ImageObject', url: '/bilete/hus.jpg' },
        },
      ],
    }),
  ),
  '/program/nosferatu': page(
    'Nosferatu',
    '<p>Ein stum klassikar med levande orgel i storsalen, for alle som toler litt mørker.</p>',
    jsonLd([
      screening('2026-12-04T19:00', { offers: [{ '@type': 'Offer', price: '140', url: TICKETS }] }),
      screening('2026-12-05T21:00:00+01:00', { eventStatus: 'https://schema.org/EventCancelled' }),
    ]),
  ),
  '/program': page(
    'Program',
    '<p>Alt som skjer.</p>',
    jsonLd({
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', item: screening('2026-12-04T19:00', { url: '/program/nosferatu' }) },
        { '@type': 'ListItem', item: screening('2026-12-11T19:00', { url: '/program/nosferatu' }) },
        {
          '@type': 'ListItem',
          item: {
            '@type': 'Event',
            name: 'Quiz',
            startDate: '2026-12-09T20:00',
            location: 'Kafeen',
            isAccessibleForFree: true,
            url: '/program/quiz',
          },
        },
        {
          '@type': 'ListItem',
          item: { '@type': 'Event', name: 'Ope hus', startDate: '2026-12-10', url: '/program/ope-hus' },
        },
      ],
    }),
  ),
  '/film/gamal': page(
    'Gamal film',
    '<p>Gjekk for lenge sidan.</p>',
    jsonLd({ '@type': 'Movie', name: 'Gamal film' }),
  ),
}

describe('a website with a sitemap', () => {
  let site: WebSiteServer
  let report: ImportReport
  let waits: number[]
  beforeAll(async () => {
    await emptyDatabase(db)
    const answers: Record<string, Answer> = {
      ...OLD_SITE,
      '/bilete/hus.jpg': { headers: { 'content-type': 'image/jpeg' }, body: await createPicture() },
    }
    site = await startWebSite(answers)
    answers['/sider.xml.gz'] = {
      headers: { 'content-type': 'application/gzip' },
      body: gzipSync(
        sitemap([
          '/om-oss',
          '/latin',
          '/travel',
          '/flytta',
          '/heim',
          '/inn',
          '/internt/lonn',
          '/program.pdf',
          '/finst-ikkje',
          '/',
          `${site.url.replace('http:', 'https:')}/om-oss`,
          'https://annan.example/side',
        ]).replaceAll('{site}', site.url),
      ),
    }
    const imported = await importFrom({ address: site.url })
    report = imported.report
    waits = imported.waits
  })
  onFinished(() => site[Symbol.asyncDispose]())

  test('arrives as drafts that can be published: articles, pages, events and showings', async () => {
    expect(await findProblems()).toEqual([])
    expect(report.counts).toMatchObject({
      article: { added: 1 },
      page: { added: 4 },
      event: { added: 4 },
      showing: { added: 4 },
      media: { added: 2 },
    })
  })

  test('gives articles what their structured data says, with pictures of the library', async () => {
    const [article] = await readDrafts('article')
    expect(article?.body).toMatchObject({
      title: 'Vi opnar dørene',
      author: 'Kari',
      category: 'culture',
      publishedAt: Date.UTC(2024, 2, 1, 9),
      slug: 'opning',
      image: expect.stringMatching(/^\/images\//),
    })
    expect(String(article?.body.content)).toContain('Dørene opnar laurdag')
    expect(String(article?.body.content)).not.toMatch(/Menneskjer|Heim/)
  })

  test('gives films their showings, with ticket links, states and those that only a list names', async () => {
    const productions = await readDrafts('production')
    const film = productions.find(({ body }) => body.title === 'Nosferatu')
    expect(film?.body).toMatchObject({ objectClass: 'Film', minutes: 94 })
    const showings = (await readDrafts('event')).map(({ body }) => body)
    const ofFilm = showings
      .filter(({ productionId }) => productionId === film?.id)
      .sort((a, b) => (String(a.startsAt) < String(b.startsAt) ? -1 : 1))
    expect(ofFilm).toMatchObject([
      {
        startsAt: '2026-12-04T18:00:00.000Z',
        hall: 'Storsalen',
        priceFrom: 140,
        ticketStatus: 'on-sale',
        checkout: { url: TICKETS },
      },
      { startsAt: '2026-12-05T20:00:00.000Z', state: 'cancelled' },
      { startsAt: '2026-12-11T18:00:00.000Z', ticketStatus: 'at-door' },
    ])
    const quiz = productions.find(({ body }) => body.title === 'Quiz')
    expect(showings.find(({ productionId }) => productionId === quiz?.id)).toMatchObject({
      ticketStatus: 'free',
      hall: 'Kafeen',
    })
  })

  test('keeps letters of pages in Latin-1, links and lazy pictures', async () => {
    const texts = JSON.stringify((await readDrafts('block-data')).map(({ body }) => body))
    expect(texts).toContain('På øya er det blåbær')
    expect(texts).toContain('href=\\"/article/opning\\"')
    expect(texts).toMatch(/<img [^>]*src=\\"\/images\//)
  })

  test('is asked politely: what robots.txt forbids is not read, and a site that is busy is asked again', () => {
    expect(site.requests).not.toContain('/internt/lonn')
    expect(report.skipped).toEqual([
      expect.objectContaining({ reason: 'robots', address: `${site.url}/internt/lonn` }),
    ])
    expect(waits).toEqual([2000])
    expect(site.requests.filter((path) => path === '/nytt/opning' || path === '/nytt/opning/')).toHaveLength(
      1,
    )
  })

  test('names what could not be read: redirects into private networks, missing pages, events without a time', () => {
    expect(report.failures.map(({ address }) => address.replace(site.url, '')).sort()).toEqual([
      '/finst-ikkje',
      '/inn',
      '/program',
    ])
  })

  test('that is imported again doubles nothing', async () => {
    const before = await countRecords()
    const { report: second } = await importFrom({ address: site.url })
    expect(await countRecords()).toEqual(before)
    expect(second.counts).toMatchObject({
      article: { added: 0, updated: 0, unchanged: 1 },
      page: { added: 0, updated: 0 },
      event: { added: 0, updated: 0 },
      showing: { added: 0, updated: 0, unchanged: 4 },
    })
  })

  test('has addresses that all lead somewhere once it is published, or are named', async () => {
    await publishAll()
    for (const [old, expected] of [
      ['/nytt/opning/', '/article/opning'],
      ['/flytta', '/om-oss'],
      ['/heim', '/'],
      ['/om-oss', '/om-oss'],
    ])
      expect([old, await findNewHref(db, old as string)]).toEqual([old, expected])
    expect(await findNewHref(db, '/program/nosferatu')).toMatch(/^\/nosferatu-\w{6}$/)
    expect(await findNewHref(db, '/program/quiz')).toMatch(/^\/quiz-\w{6}$/)
    expect(await findNewHref(db, '/program.pdf')).toMatch(/^\/documents\//)
    expect(report.unresolved).toEqual(['/finst-ikkje', '/inn', '/internt/lonn'])
  })
})

test('a website whose robots.txt forbids everything is not read, and the sentence says what to do', async () => {
  await using site = await startWebSite({
    '/': page('Heim', ''),
    '/robots.txt': 'User-agent: *\nDisallow: /\n',
    '/sitemap.xml': sitemap(['/om-oss']),
    '/om-oss': page('Om oss', '<p>Tekst</p>'),
  })
  await expect(importFrom({ address: site.url })).rejects.toMatchObject({
    code: 'import_robots',
    message: expect.stringContaining('LerretImport'),
  })
  expect(site.requests).not.toContain('/om-oss')
})

test('a website that asks for a pause between requests gets it', async () => {
  await emptyDatabase(db)
  await using site = await startWebSite({
    '/robots.txt': 'User-agent: *\nCrawl-delay: 3\n',
    '/sitemap.xml': sitemap(['/a', '/b', '/c']),
    ...Object.fromEntries(['/a', '/b', '/c'].map((path) => [path, page(path, '<p>Ei lita side.</p>')])),
  })
  const { waits } = await importFrom({ address: site.url })
  expect(waits).toEqual([3000, 3000])
})

test('a website without a sitemap is refused with a sentence that names it', async () => {
  await using site = await startWebSite({ '/': page('Heim', '<p>Hei</p>') })
  await expect(importFrom({ address: site.url })).rejects.toMatchObject({
    code: 'import_source_unknown',
    message: expect.stringContaining(site.url),
  })
})
