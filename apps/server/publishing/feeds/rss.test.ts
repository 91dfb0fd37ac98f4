import { expect, test } from 'vitest'
import { article, type Changes, createDemoFeed, demoArticles, parseXml } from './test-feeds.ts'

interface Item {
  title: string
  link: string
  guid: { '#text': string; '@_isPermaLink': string }
  pubDate: string
  description: string
  category: string
}

const parseChannel = (changes?: Changes) => parseXml(createDemoFeed('/rss.xml', changes)).rss.channel
const newest = {
  createdAt: Date.parse('2026-11-20T07:30:00Z'),
  updatedAt: Date.parse('2026-11-20T08:00:00Z'),
}

function parseNewestItem(change: Changes['article']): Item {
  return parseChannel({ article: { ...newest, ...change } }).item[0]
}

test('the feed has the title, language and URL of the site', () => {
  const channel = parseChannel({ article: newest })
  expect(channel).toMatchObject({
    title: 'Fjordheim kulturhus',
    link: 'https://fjordheim.example/',
    language: 'nn',
    lastBuildDate: 'Fri, 20 Nov 2026 08:00:00 GMT',
    'atom:link': {
      '@_href': 'https://fjordheim.example/rss.xml',
      '@_rel': 'self',
      '@_type': 'application/rss+xml',
    },
  })
})

test('the feed has the thirty latest articles, newest first', () => {
  expect(demoArticles.length).toBeGreaterThan(30)
  const items: Item[] = parseChannel().item
  const dates = items.map(({ pubDate }) => Date.parse(pubDate))
  expect(items).toHaveLength(30)
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  const oldest = Math.min(...dates)
  const younger = demoArticles.filter(({ createdAt }) => createdAt > oldest)
  expect(younger.length).toBeLessThan(30)
})

test('an article has its lead, category, date and full URL', () => {
  expect(
    parseNewestItem({ category: 'culture', content: '<p>Me steikjer vaflar.</p><p>Kom!</p>' }),
  ).toMatchObject({
    title: article.title,
    link: expect.stringMatching(/^https:\/\/fjordheim\.example\/article\//),
    guid: { '#text': article.id, '@_isPermaLink': 'false' },
    pubDate: 'Fri, 20 Nov 2026 07:30:00 GMT',
    description: 'Me steikjer vaflar.',
    category: 'Kultur',
  })
})

test('the URL of an article keeps the punctuation of its slug', () => {
  const slug = 'kva-no?-«del-1/2»-100%-&-<"meir">'
  const { link } = parseNewestItem({ slug })
  expect(new URL(link).pathname.split('/').map(decodeURIComponent).join('/')).toBe(`/article/${slug}`)
})

test('titles and leads may contain any character', () => {
  const title = 'A & B <b>"c"</b> \'d\' ]]> e ]]> 🎬 </script>\nf\u0000\ud800'
  const item = parseNewestItem({ title, content: '<p>1 &lt; 2 &amp; ]]&gt; ]]&gt; 3\u0008</p>' })
  expect(item.title).toBe('A & B <b>"c"</b> \'d\' ]] > e ]] > 🎬 </script> f�')
  // Parsed as XML once, the description is HTML.
  expect(item.description).toBe('1 &lt; 2 &amp; ]]&gt; ]]&gt; 3')
})

test('a site without news has an empty feed with the date of the day', () => {
  const channel = parseChannel({ without: 'article' })
  expect(channel.item).toBeUndefined()
  expect(channel.lastBuildDate).toBe('Thu, 19 Nov 2026 23:00:00 GMT')
})

test('the feed in another language has the articles that are translated, with their pages', () => {
  const { channel } = parseXml(createDemoFeed('/rss.en.xml')).rss
  expect(channel).toMatchObject({
    description: 'Cinema, concerts and stage by the quay in Fjordheim.',
    language: 'en',
    link: 'https://fjordheim.example/en',
    'atom:link': { '@_href': 'https://fjordheim.example/rss.en.xml' },
  })
  expect(channel.item).toMatchObject([
    {
      title: 'Waffle cinema every Friday',
      link: 'https://fjordheim.example/en/article/waffle-cinema-every-friday',
      category: 'News',
    },
  ])
})
