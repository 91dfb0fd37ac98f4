import { Article, articlePath, findMediaId, osloInstant, parsePath, productionPath } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { cultureEntries, cultureItems } from '../culture/index.ts'
import { filmEntries, films } from '../films/index.ts'
import { days, findPicture } from '../films/testing.ts'
import { pages } from '../pages/index.ts'
import { articles } from './index.ts'

const DAY = 24 * 60 * 60_000
const SIGNS = [...':!.|/"\',?&()–—+%#@;*=§«»…']

const NEWS_PICTURES =
  'vaffelkino gavekort stilling avlyst utsett ny-dato pamelding kinonytt lyd stolar skulekino babykino strikkekino seniorkino ungdom jul snoe ferje popkorn barnefilm plakat dugnad'
    .split(' ')
    .map((key) => `news-${key}`)
const PICTURES = [
  ...NEWS_PICTURES,
  ...filmEntries.map(({ key }) => `film-${key}`),
  ...cultureEntries.map(({ key, picture }) => `culture-${picture ?? key}`),
]

describe.each(days)('the articles on %s', (today) => {
  const all = articles(today)

  test('follow their schema, with an id and an address each', () => {
    for (const article of all) expect(Article.parse(article)).toEqual(article)
    expect(all).toHaveLength(52)
    expect(new Set(all.map(({ id }) => id)).size).toBe(52)
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(52)
  })

  test('are from the last fourteen months, three or more from the last week, none from the future', () => {
    const now = osloInstant(today).getTime()
    for (const { createdAt, updatedAt } of all) {
      expect(createdAt).toBeLessThan(now)
      expect(createdAt).toBeGreaterThan(now - 426 * DAY)
      expect(updatedAt).toBeGreaterThanOrEqual(createdAt)
      expect(updatedAt).toBeLessThan(now)
    }
    expect(all.filter(({ createdAt }) => createdAt > now - 7 * DAY).length).toBeGreaterThanOrEqual(3)
  })

  test('link only to what exists', () => {
    const known = new Set([
      ...pages().map(({ path }) => path),
      ...[...films(today, findPicture), ...cultureItems(today, findPicture)].map(productionPath),
      ...all.map(articlePath),
    ])
    for (const { content, title } of all) {
      for (const [, href = ''] of content.matchAll(/<a [^>]*href="(\/[^"]*)"/g))
        expect(known, `${title}: ${href}`).toContain(parsePath(href))
      for (const [, src = ''] of content.matchAll(/<img [^>]*src="([^"]*)"/g))
        expect(PICTURES, title).toContain(findMediaId(src))
    }
  })

  test('have a picture that the house has', () => {
    for (const { image, thumbnail } of all) {
      expect(PICTURES).toContain(findMediaId(image))
      expect(thumbnail).toBe(`${image}?w=480&h=270&auto=compress&fit=crop`)
    }
  })

  test('are long enough', () => {
    for (const { content, title } of all) {
      const words = content
        .replace(/<(style|script|title)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
        .trim()
        .split(/\s+/)
      expect(words.length, title).toBeGreaterThanOrEqual(110)
      expect(words.length, title).toBeLessThanOrEqual(400)
    }
  })

  test('are the same every time they are created', () => {
    expect(articles(today)).toEqual(all)
  })
})

describe('the articles together', () => {
  const all = articles('2026-11-15')

  test.each(SIGNS)('have %s in a title and so in an address', (sign) => {
    expect(all.some(({ title, slug }) => title.includes(sign) && slug.includes(sign))).toBe(true)
  })

  test('have a title that ends in a full stop', () => {
    expect(all.some(({ slug }) => slug.endsWith('.'))).toBe(true)
  })

  test('have both categories, and some without an author', () => {
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(['news', 'culture']))
    expect(all.filter(({ author }) => author === '').length).toBeGreaterThanOrEqual(5)
  })

  test('have two whole documents with a script and a film, a table and an inline style', () => {
    const documents = all.filter(({ content }) => /^<!doctype html/i.test(content))
    expect(documents).toHaveLength(2)
    for (const { content } of documents) {
      expect(content).toMatch(/<head>[\s\S]*<title>[\s\S]*<style[\s\S]*<script[\s\S]*<\/head>/)
      expect(content).toMatch(/<iframe [^>]*src="https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com\//)
    }
    expect(all.some(({ content }) => content.includes('<table>'))).toBe(true)
    expect(all.some(({ content }) => /<img [^>]*style="/.test(content))).toBe(true)
  })
})
