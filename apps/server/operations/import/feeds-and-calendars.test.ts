import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase } from '../../platform/db/test-database.ts'
import { page, sitemap, startWebSite } from '../../testing/web-site-server.ts'
import { givenEnglishHouse } from '../demo/test-demo-house.ts'
import { givenImports } from './test-import.ts'

const { db, folder, importFrom, readDrafts, countRecords, findProblems, publishAll } = await givenImports()
beforeEach(() => emptyDatabase(db))

const RSS = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><title>Gamlehuset</title><link>{site}</link>
<item><title>Vi opnar &amp; feirar</title><link>{site}/nytt/opning</link><guid isPermaLink="false">7</guid>
<pubDate>Fri, 01 Mar 2024 09:00:00 GMT</pubDate><dc:creator>Kari</dc:creator><category>Konsert</category>
<description>Kort om opninga.</description><content:encoded><![CDATA[<p>Dørene opnar. <a href="/nytt/kafe">Kafeen</a> òg.</p>]]></content:encoded></item>
<item><title>Kafeen</title><link>{site}/nytt/kafe</link><description>&lt;p&gt;Berre byrjinga …&lt;/p&gt;</description></item>
</channel></rss>`

const ATOM = `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Gamlehuset</title>
<link href="{site}/"/><id>urn:x</id><updated>2024-03-01T09:00:00Z</updated>
<entry><title>Ny projektor</title><link href="/nytt/projektor"/><id>urn:1</id><published>2024-03-02T09:00:00Z</published>
<updated>2024-03-02T09:00:00Z</updated><author><name>Ola</name></author><content type="html">&lt;p&gt;Skarpare.&lt;/p&gt;</content></entry></feed>`

const XML = { 'content-type': 'application/rss+xml' }

describe('a feed', () => {
  test('gives its articles, with links between them, and a second import changes nothing', async () => {
    await using site = await startWebSite({ '/rss': { headers: XML, body: RSS } })
    const { report } = await importFrom({ address: `${site.url}/rss` })
    expect(report).toMatchObject({ counts: { article: { added: 2 } }, failures: [], unresolved: [] })
    expect(await findProblems()).toEqual([])
    const articles = (await readDrafts('article')).map(({ body }) => body)
    expect(articles.find(({ slug }) => slug === 'opning')).toMatchObject({
      title: 'Vi opnar & feirar',
      author: 'Kari',
      category: 'culture',
      lead: 'Kort om opninga.',
      publishedAt: Date.UTC(2024, 2, 1, 9),
      content: expect.stringContaining('<a href="/article/kafe">Kafeen</a>'),
    })
    const before = await countRecords()
    await importFrom({ address: `${site.url}/rss` })
    expect(await countRecords()).toEqual(before)
  })

  test('as Atom is read too', async () => {
    await using site = await startWebSite({ '/atom': { headers: XML, body: ATOM } })
    await importFrom({ address: `${site.url}/atom` })
    expect((await readDrafts('article'))[0]?.body).toMatchObject({
      title: 'Ny projektor',
      author: 'Ola',
      slug: 'projektor',
      content: '<p>Skarpare.</p>',
    })
  })

  test('does not replace whole texts of the website by its summaries, nor double them', async () => {
    const text = 'Kafeen har opna, og det er vaflar kvar laurdag frå klokka tolv til det er tomt.'
    await using site = await startWebSite({
      '/sitemap.xml': sitemap(['/nytt/kafe']),
      '/nytt/kafe': page(
        'Kafeen',
        `<article><time datetime="2024-03-03">3. mars</time><p>${text}</p></article>`,
      ),
      '/rss': { headers: XML, body: RSS },
    })
    await importFrom({ address: site.url })
    const { report } = await importFrom({ address: `${site.url}/rss` })
    expect(report.counts.article).toMatchObject({ added: 1, updated: 0, unchanged: 1 })
    const kafe = (await readDrafts('article')).find(({ body }) => body.slug === 'kafe')
    expect(String(kafe?.body.content)).toContain(text)
  })
})

const CALENDAR = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//x//nn
BEGIN:VEVENT
UID:1@gamlehuset
DTSTART;TZID=Europe/Oslo:20261204T190000
DTEND;TZID=Europe/Oslo:20261204T210000
SUMMARY:Julekonsert
DESCRIPTION:Koret syng.\\n\\nVarm drikke.
LOCATION:Storsalen\\, 2. etasje
URL:https://billettar.example/1
END:VEVENT
BEGIN:VEVENT
UID:2@gamlehuset
DTSTART:20261205T180000Z
DTEND:20261205T200000Z
SUMMARY:Julekonsert
STATUS:CANCELLED
END:VEVENT
BEGIN:VEVENT
UID:3@gamlehuset
DTSTART;TZID=Europe/Oslo:20261201T190000
DTEND;TZID=Europe/Oslo:20261201T200000
RRULE:FREQ=WEEKLY;COUNT=3
SUMMARY:Quiz
END:VEVENT
BEGIN:VEVENT
UID:4@gamlehuset
DTSTART;VALUE=DATE:20261224
SUMMARY:Stengt
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n')

describe('a calendar', () => {
  const writeCalendar = async (text = CALENDAR) => {
    const file = join(folder, 'program.ics')
    await writeFile(file, text)
    return { file }
  }

  test('gives events with all their showings, and names what has no time of day', async () => {
    const { report } = await importFrom(await writeCalendar())
    expect(report.counts).toMatchObject({ event: { added: 2 }, showing: { added: 5 } })
    expect(report.failures).toEqual([{ address: 'Stengt', reason: 'It has no time of day.' }])
    expect(await findProblems()).toEqual([])
    const concert = (await readDrafts('production')).find(({ body }) => body.title === 'Julekonsert')
    expect(concert?.body.contents).toEqual([{ summary: '', body: '<p>Koret syng.</p>\n<p>Varm drikke.</p>' }])
    const showings = (await readDrafts('event')).map(({ body }) => body)
    expect(showings.find(({ startsAt }) => startsAt === '2026-12-04T18:00:00.000Z')).toMatchObject({
      hall: 'Storsalen, 2. etasje',
      ticketStatus: 'on-sale',
      checkout: { url: 'https://billettar.example/1' },
    })
    expect(showings.find(({ startsAt }) => startsAt === '2026-12-05T18:00:00.000Z')?.state).toBe('cancelled')
  })

  test('without a place is in the language of the house', async () => {
    await givenEnglishHouse(db)
    await importFrom(await writeCalendar(CALENDAR.replaceAll(/LOCATION:.*\r\n/g, '')))
    const halls = (await readDrafts('event')).map(({ body }) => body.hall)
    expect(new Set(halls)).toEqual(new Set(['The venue']))
  })

  test('that has changed moves its showing, and adds new dates also to an event that is published', async () => {
    await importFrom(await writeCalendar())
    const moved = await writeCalendar(CALENDAR.replaceAll('20261204T', '20261206T'))
    const { report } = await importFrom(moved)
    expect(report.counts.showing).toEqual({ added: 0, updated: 1, unchanged: 4, leftAlone: 0 })
    await publishAll()
    const { report: second } = await importFrom(await writeCalendar(CALENDAR.replace('COUNT=3', 'COUNT=4')))
    expect(second.counts).toMatchObject({
      event: { leftAlone: 2 },
      showing: { added: 1, leftAlone: 5, updated: 0 },
    })
  })
})
