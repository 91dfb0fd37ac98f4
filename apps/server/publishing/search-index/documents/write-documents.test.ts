import { randomBytes } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../platform/db/test-database.ts'
import { search } from '../../../visitors/search/search.ts'
import { IN_NYNORSK } from '../../../visitors/search/test-search.ts'
import { searchDocument } from '../table.ts'
import type { SearchDocument } from './documents.ts'
import { replaceDocuments, updateDocuments } from './write-documents.ts'

const db = await givenDatabase()
const replace = (documents: SearchDocument[]) => db.transaction((tx) => replaceDocuments(tx, documents))

const anyDocument: fc.Arbitrary<SearchDocument> = fc.record({
  path: fc.constantFrom('/a', '/b', '/c', '/d'),
  language: fc.constantFrom('nn', 'en'),
  kind: fc.constantFrom('film', 'article'),
  title: fc.constantFrom('Nosferatu', 'Kinoen «opnar»', "Ei 'sak'", '', '🎬'.slice(0, 1)),
  summary: fc.constantFrom('', 'Om lys\nog mørke.'),
  body: fc.constantFrom('', 'Tekst \\ med {teikn}, "hermeteikn" og tab\t.'),
  keywords: fc.constantFrom('', 'skrekk, F. W. Murnau'),
  image: fc.constantFrom(null, { src: '/images/x?w=1', alt: 'Æ' } as never),
  endsAt: fc.constantFrom(null, new Date('2026-11-20T21:00:00.123Z')),
  writtenAt: fc.constantFrom(null, new Date('2026-11-01T09:00:00Z')),
})
const anyDocuments = fc.uniqueArray(anyDocument, { selector: ({ path }) => path })

const stored = () =>
  db
    .select({ row: searchDocument, version: sql<string>`xmin::text` })
    .from(searchDocument)
    .orderBy(asc(searchDocument.path))

test('replacing all documents and updating the changed ones give the same index', async () => {
  await fc.assert(
    fc.asyncProperty(anyDocuments, anyDocuments, async (before, after) => {
      await replace([])
      await updateDocuments(db, new Set(), after)
      const expected = (await stored()).map(({ row }) => row)
      await replace([])
      await replace(before)
      await replace(after)
      expect((await stored()).map(({ row }) => row)).toEqual(expected)
    }),
    { numRuns: 40 },
  )
})

test('unchanged documents are not written again', async () => {
  const document = (path: string, title: string): SearchDocument => ({
    path,
    language: 'nn',
    title,
    kind: 'article',
    summary: '',
    body: 'Om kinoen.',
    keywords: '',
    image: null,
    writtenAt: new Date('2026-11-01T09:00:00Z'),
  })
  await replace([document('/same', 'Den same'), document('/other', 'Ei anna'), document('/gone', 'Vekke')])
  const before = new Map((await stored()).map(({ row, version }) => [row.path, version]))
  await replace([document('/same', 'Den same'), document('/other', 'Ei ny'), document('/new', 'Ny')])
  const after = await stored()
  expect(after.map(({ row, version }) => [row.path, version === before.get(row.path)])).toEqual([
    ['/new', false],
    ['/other', false],
    ['/same', true],
  ])
  const { hits } = await search(db, {
    query: 'ny',
    skip: 0,
    take: 20,
    moment: new Date(),
    ...IN_NYNORSK,
  })
  expect(hits.map(({ title }) => title).sort()).toEqual(['Ei ny', 'Ny'])
})

test('texts of any length are indexed', async () => {
  // Random letters, since PostgreSQL compresses an entry before it measures it.
  const words = Array.from({ length: 60_000 }, () => randomBytes(12).toString('base64url')).join(' ')
  const document: SearchDocument = {
    path: '/lang',
    language: 'nn',
    title: `Orgelnatt ${words}`,
    names: [words],
    kind: 'article',
    summary: words,
    body: words,
    keywords: words,
    image: null,
  }
  await replace([])
  await updateDocuments(db, new Set(['/lang']), [document])
  const { hits } = await search(db, {
    query: 'orgelnatt',
    skip: 0,
    take: 20,
    moment: new Date(),
    ...IN_NYNORSK,
  })
  expect(hits.map(({ href }) => href)).toEqual(['/lang'])
})

test('more documents than a batch are written', async () => {
  const many = Array.from({ length: 1001 }, (_, number): SearchDocument => {
    return {
      path: `/${number}`,
      language: 'nn',
      title: 'Sak',
      kind: 'article',
      summary: '',
      body: '',
      keywords: '',
      image: null,
    }
  })
  await replace(many)
  expect(await db.$count(searchDocument)).toBe(1001)
})
