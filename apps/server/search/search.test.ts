import { demoHouse } from '@lerret/demo'
import { createContent } from '@lerret/page-engine'
import { expect, test } from 'vitest'
import { givenDatabase } from '../db/test-database.ts'
import { searchDocuments } from './documents.ts'
import { replaceDocuments, search } from './search.ts'

const db = await givenDatabase()
const demo = demoHouse({
  today: '2026-11-20',
  host: 'https://fjordheim.example',
  checkoutHost: 'https://checkout.example',
})
await replaceDocuments(
  db,
  searchDocuments(createContent(demo.records), () => true),
)

const find = async (query: string, skip = 0, take = 20) => search(db, { query, skip, take })
const titles = async (query: string) => (await find(query)).hits.map(({ title }) => title)

test('a film is found by its title, before the articles that mention it', async () => {
  expect((await titles('Nosferatu'))[0]).toBe('Nosferatu')
  expect((await find('nosferatu')).total).toBeGreaterThan(1)
})

test('words are found in other forms, and while they are being typed', async () => {
  expect(await titles('skuggar')).toContain('Nosferatu')
  expect(await titles('nosfer')).toContain('Nosferatu')
})

test('a film is found by who made it and who plays in it', async () => {
  expect(await titles('Murnau')).toEqual(expect.arrayContaining(['Nosferatu', 'Sunrise']))
  expect(await titles('Max Schreck')).toContain('Nosferatu')
})

test('a culture event and an article are found, each told as what it is', async () => {
  const { hits } = await find('quiz')
  expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(['culture', 'article']))
})

test('letters within a title are found when no word begins with them', async () => {
  expect(await titles('feratu')).toContain('Nosferatu')
})

test('what was found is marked, and text that looks like HTML is only text', async () => {
  await replaceDocuments(db, [
    {
      path: '/a',
      kind: 'article',
      title: 'A',
      summary: 'Om vaffel < 3 & meir.',
      body: '',
      keywords: '',
      image: null,
    },
  ])
  const { hits } = await find('vaffel')
  expect(hits[0]?.excerpt).toBe('Om <mark>vaffel</mark> &lt; 3 &amp; meir.')
})

test.each([
  'og',
  '"',
  "'; drop table search_document; --",
  '-',
  'a:*',
  '((',
  '\\',
  '%',
  '-kino',
  '-"kino film"',
  'kino -"a film b"',
])('a question like %s breaks nothing', async (query) => {
  expect((await find(query)).hits).toBeInstanceOf(Array)
})

test('hits come by the page, and the number of all of them with each', async () => {
  await replaceDocuments(
    db,
    Array.from({ length: 45 }, (_, number) => ({
      path: `/v${number}`,
      kind: 'article' as const,
      title: `Vaffel ${String(number).padStart(2, '0')}`,
      summary: '',
      body: '',
      keywords: '',
      image: null,
    })),
  )
  const pages = [await find('vaffel', 0), await find('vaffel', 20), await find('vaffel', 40)]
  expect(pages.map(({ total, hits }) => [total, hits.length])).toEqual([
    [45, 20],
    [45, 20],
    [45, 5],
  ])
  expect(new Set(pages.flatMap(({ hits }) => hits.map(({ href }) => href))).size).toBe(45)
})
