import { articlePath } from '@lerret/model'
import { type createContent, LayeredMap, type RecordChange } from '@lerret/page-engine'
import { asc, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { article, toContentRecords } from '../../../packages/page-engine/testing/test-records.ts'
import { createSafeContent } from '../content/records/html/test-safe-content.ts'
import { importRecords } from '../content/records/import.ts'
import { emptyDatabase, givenDatabase } from '../platform/db/test-database.ts'
import { findHouseFact, setHouseFact } from '../platform/house-facts/store.ts'
import type { Release } from './releases/release.ts'
import { SEARCH_DOCUMENT_VERSION } from './search-index/documents/documents.ts'
import { searchDocument } from './search-index/table.ts'
import { isSearchIndexCurrent, updateSearchIndex } from './update-search-index.ts'

const db = await givenDatabase()
beforeEach(async () => {
  await emptyDatabase(db)
  await importRecords(db, toContentRecords({ article: [waffles] }), 'test')
})

const waffles = article({ id: '00000000-0000-4000-8000-000000000001', slug: 'vaflar', title: 'Vaflar' })
const quiz = article({ id: '00000000-0000-4000-8000-000000000002', slug: 'quiz', title: 'Quiz' })

test('servers with the same content share the index, though their files differ', async () => {
  const { one, other, content } = await givenReleases([waffles, quiz])
  await updateSearchIndex(db, one, { content, baseline: null })
  await updateSearchIndex(db, other, { content, baseline: null })
  expect([await isSearchIndexCurrent(db, one), await isSearchIndexCurrent(db, other)]).toEqual([true, true])
})

test('an index that another server wrote for the same content stays, with the page that only it has', async () => {
  const first = await givenReleases([waffles])
  const { one, other, content } = await givenReleases([waffles, quiz], { otherLacks: [quiz] })
  await updateSearchIndex(db, one, { content, baseline: null })
  await updateSearchIndex(db, other, { content, baseline: createBaseline(first.other, content, [quiz]) })
  expect(await listTitles()).toEqual(['Quiz', 'Vaflar'])
})

test('an index of older content does not replace a newer one', async () => {
  const older = await givenReleases([waffles])
  const { one, content } = await givenReleases([waffles, quiz])
  await updateSearchIndex(db, one, { content, baseline: null })
  await updateSearchIndex(db, older.other, { content: older.content, baseline: null })
  expect(await listTitles()).toEqual(['Quiz', 'Vaflar'])
  expect(await isSearchIndexCurrent(db, one)).toBe(true)
})

test('an index of newer content includes a page that another server had left out', async () => {
  const first = await givenReleases([waffles, quiz], { otherLacks: [quiz] })
  await updateSearchIndex(db, first.other, { content: first.content, baseline: null })
  expect(await listTitles()).toEqual(['Vaflar'])
  const better = { ...waffles, title: 'Betre vaflar' }
  const { one, content } = await givenReleases([better, quiz])
  expect(await isSearchIndexCurrent(db, one)).toBe(false)
  await updateSearchIndex(db, one, { content, baseline: createBaseline(first.one, content, [better]) })
  expect(await listTitles()).toEqual(['Betre vaflar', 'Quiz'])
})

test('a page that failed before and now renders is found, though the content is the same', async () => {
  const { one, other, content, revision } = await givenReleases([waffles, quiz], { otherLacks: [quiz] })
  await updateSearchIndex(db, other, { content, baseline: null })
  const repaired = { ...one, id: 'repaired', revision }
  // Whether the same server wrote the index or another.
  for (const indexed of [other, { ...other, id: 'third' }]) {
    await updateSearchIndex(db, indexed, { content, baseline: null })
    expect(await listTitles()).toEqual(['Vaflar'])
    await updateSearchIndex(db, repaired, { content, baseline: createBaseline(other, content, []) })
    expect(await listTitles()).toEqual(['Quiz', 'Vaflar'])
  }
})

test('an index of content that the database does not have, as after restoring a backup, is replaced', async () => {
  const { one, content, revision } = await givenReleases([waffles])
  await updateSearchIndex(db, { ...one, revision: revision + 7 }, { content, baseline: null })
  expect(await isSearchIndexCurrent(db, one)).toBe(false)
  const restored = await givenReleases([quiz])
  await updateSearchIndex(db, restored.one, { content: restored.content, baseline: null })
  expect(await listTitles()).toEqual(['Quiz'])
  expect(await isSearchIndexCurrent(db, restored.one)).toBe(true)
})

test.each([
  ['an older format is written again', -1, false],
  ['a newer format is left to newer servers', 1, true],
])('an index of the same content in %s', async (_, step, isLeft) => {
  const { one, other, content } = await givenReleases([waffles, quiz])
  await updateSearchIndex(db, one, { content, baseline: null })
  await setFormat(SEARCH_DOCUMENT_VERSION + step)
  await db.update(searchDocument).set({ title: 'I ei anna form' })
  expect(await isSearchIndexCurrent(db, other)).toBe(isLeft)
  await updateSearchIndex(db, other, { content, baseline: createBaseline(one, content, []) })
  expect(await listTitles()).toEqual(isLeft ? ['I ei anna form', 'I ei anna form'] : ['Quiz', 'Vaflar'])
})

test('newer content replaces an index of a newer format, which newer servers then write again', async () => {
  const first = await givenReleases([waffles])
  await updateSearchIndex(db, first.one, { content: first.content, baseline: null })
  await setFormat(SEARCH_DOCUMENT_VERSION + 1)
  const { one, content } = await givenReleases([waffles, quiz])
  await updateSearchIndex(db, one, { content, baseline: createBaseline(first.one, content, [quiz]) })
  expect(await listTitles()).toEqual(['Quiz', 'Vaflar'])
  expect(await findHouseFact(db, 'search-made-for')).toMatchObject({ form: SEARCH_DOCUMENT_VERSION })
})

test('an unreadable index state counts as no index', async () => {
  const { one } = await givenReleases([waffles])
  await setHouseFact(db, 'search-made-for', `${one.id} ${one.revision}`)
  expect(await isSearchIndexCurrent(db, one)).toBe(false)
})

type Articles = (typeof waffles)[]

/** The releases of two servers for the same content, at the next revision. */
async function givenReleases(articles: Articles, { otherLacks = [] }: { otherLacks?: Articles } = {}) {
  const { rows } = await db.execute<{ revision: number }>(
    sql`insert into content_publication (kind, id, version, author) values ('article', ${waffles.id}, 1, 'hand')
      returning number as revision`,
  )
  const revision = Number(rows[0]?.revision)
  const release = (id: string, shown: Articles) =>
    ({
      id: `${id}-${revision}`,
      revision,
      pages: LayeredMap.fromObject(Object.fromEntries(shown.map((each) => [articlePath(each), {}]))),
    }) as Release
  return {
    revision,
    content: createSafeContent(toContentRecords({ article: articles })),
    one: release('one', articles),
    other: release(
      'other',
      articles.filter((each) => !otherLacks.includes(each)),
    ),
  }
}

const createBaseline = (release: Release, content: ReturnType<typeof createContent>, changed: Articles) => ({
  release,
  content,
  moment: new Date(),
  changes: changed.map((after): RecordChange => ({ kind: 'article', before: null, after })),
})

async function setFormat(form: number) {
  const fact = (await findHouseFact(db, 'search-made-for')) as object
  await setHouseFact(db, 'search-made-for', { ...fact, form })
}

async function listTitles() {
  const rows = await db
    .select({ title: searchDocument.title })
    .from(searchDocument)
    .orderBy(asc(searchDocument.title))
  return rows.map(({ title }) => title)
}
