import { SITE_DATA_PATH, SiteData } from '@lerret/model'
import { expect, test } from 'vitest'
import { article, createDemoFeed, demoArticles } from './test-feeds.ts'

const readSiteData = (changes?: Parameters<typeof createDemoFeed>[1]) =>
  SiteData.parse(JSON.parse(createDemoFeed(SITE_DATA_PATH, changes)))

test('the site data have the id, the title, the pixel and the newest articles of the site', () => {
  const data = readSiteData({ site: { facebookPixelId: '1234567890' } })
  expect(data).toMatchObject({ title: 'Fjordheim kulturhus', facebookPixelId: '1234567890' })
  expect(data.articles).toHaveLength(Math.min(50, demoArticles.length))
  const newest = data.articles.map(({ publishedAt, createdAt }) => publishedAt ?? createdAt)
  expect(newest).toEqual(newest.toSorted((a, b) => b - a))
})

test('articles in the site data have the content that pages show', () => {
  const content = '<p>Velkomen</p><script>alert(1)</script>'
  const { articles } = readSiteData({ article: { content, publishedAt: Date.now() } })
  expect(articles.find(({ id }) => id === article.id)?.content).toBe('<p>Velkomen</p>')
})

test('a house without articles has none in its site data', () => {
  expect(readSiteData({ without: 'article' }).articles).toEqual([])
})
