import { articlePath } from '@lerret/model'
import { createContent, LayeredMap, type RecordChange } from '@lerret/page-engine'
import { asc, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { article, toContentRecords } from '../../../packages/page-engine/testing/test-records.ts'
import { importRecords } from '../content/import.ts'
import { emptyDatabase, givenDatabase } from '../db/test-database.ts'
import { findHouseFact, setHouseFact } from '../house-facts/store.ts'
import { SEARCH_FORM } from '../search/documents.ts'
import { searchDocument } from '../search/table.ts'
import type { Release } from './releases/release.ts'
import { indexRelease, isIndexed } from './update-search-index.ts'

const db = await givenDatabase()
beforeEach(async () => {
  await emptyDatabase(db)
  await importRecords(db, toContentRecords({ article: [waffles] }), 'test')
})

const waffles = article({ id: '00000000-0000-4000-8000-000000000001', slug: 'vaflar', title: 'Vaflar' })
const quiz = article({ id: '00000000-0000-4000-8000-000000000002', slug: 'quiz', title: 'Quiz' })

test('servers that show the same content need no index of their own, though their files differ', async () => {
  const { one, other, content } = await givenReleases([waffles, quiz])
  await indexRelease(db, one, { content, basis: null })
  await indexRelease(db, other, { content, basis: null })
  expect([await isIndexed(db, one), await isIndexed(db, other)]).toEqual([true, true])
})

test('what another server has made of the same content is left alone, with the page that only it has', async () => {
  const first = await givenReleases([waffles])
  const { one, other, content } = await givenReleases([waffles, quiz], { otherLacks: [quiz] })
  await indexRelease(db, one, { content, basis: null })
  await indexRelease(db, other, { content, basis: basisOf(first.other, content, [quiz]) })
  expect(await found()).toEqual(['Quiz', 'Vaflar'])
})

test('older content does not take the place of newer', async () => {
  const older = await givenReleases([waffles])
  const { one, content } = await givenReleases([waffles, quiz])
  await indexRelease(db, one, { content, basis: null })
  await indexRelease(db, older.other, { content: older.content, basis: null })
  expect(await found()).toEqual(['Quiz', 'Vaflar'])
  expect(await isIndexed(db, one)).toBe(true)
})

test('newer content is found, with what a server without it had left out', async () => {
  const first = await givenReleases([waffles, quiz], { otherLacks: [quiz] })
  await indexRelease(db, first.other, { content: first.content, basis: null })
  expect(await found()).toEqual(['Vaflar'])
  const better = { ...waffles, title: 'Betre vaflar' }
  const { one, content } = await givenReleases([better, quiz])
  expect(await isIndexed(db, one)).toBe(false)
  await indexRelease(db, one, { content, basis: basisOf(first.one, content, [better]) })
  expect(await found()).toEqual(['Betre vaflar', 'Quiz'])
})

test('a page that is made at last, of content that is indexed, is found from then on', async () => {
  const { one, other, content, revision } = await givenReleases([waffles, quiz], { otherLacks: [quiz] })
  await indexRelease(db, other, { content, basis: null })
  const mended = { ...one, id: 'mended', revision }
  // By the server whose index it is, and by another.
  for (const indexed of [other, { ...other, id: 'third' }]) {
    await indexRelease(db, indexed, { content, basis: null })
    expect(await found()).toEqual(['Vaflar'])
    await indexRelease(db, mended, { content, basis: basisOf(other, content, []) })
    expect(await found()).toEqual(['Quiz', 'Vaflar'])
  }
})

test('of content that the database does not have, as before a backup was restored, nothing is left', async () => {
  const { one, content, revision } = await givenReleases([waffles])
  await indexRelease(db, { ...one, revision: revision + 7 }, { content, basis: null })
  expect(await isIndexed(db, one)).toBe(false)
  const restored = await givenReleases([quiz])
  await indexRelease(db, restored.one, { content: restored.content, basis: null })
  expect(await found()).toEqual(['Quiz'])
  expect(await isIndexed(db, restored.one)).toBe(true)
})

test.each([
  ['of an older form is made anew', -1, false],
  ['of a newer form is left to the newer servers', 1, true],
])('an index of the same content, but %s', async (_, step, isLeft) => {
  const { one, other, content } = await givenReleases([waffles, quiz])
  await indexRelease(db, one, { content, basis: null })
  await setForm(SEARCH_FORM + step)
  await db.update(searchDocument).set({ title: 'I ei anna form' })
  expect(await isIndexed(db, other)).toBe(isLeft)
  await indexRelease(db, other, { content, basis: basisOf(one, content, []) })
  expect(await found()).toEqual(isLeft ? ['I ei anna form', 'I ei anna form'] : ['Quiz', 'Vaflar'])
})

test('newer content is found also where a newer form was, and the newer servers make it theirs again', async () => {
  const first = await givenReleases([waffles])
  await indexRelease(db, first.one, { content: first.content, basis: null })
  await setForm(SEARCH_FORM + 1)
  const { one, content } = await givenReleases([waffles, quiz])
  await indexRelease(db, one, { content, basis: basisOf(first.one, content, [quiz]) })
  expect(await found()).toEqual(['Quiz', 'Vaflar'])
  expect(await findHouseFact(db, 'search-made-for')).toMatchObject({ form: SEARCH_FORM })
})

test('a fact that nobody understands is no index', async () => {
  const { one } = await givenReleases([waffles])
  await setHouseFact(db, 'search-made-for', `${one.id} ${one.revision}`)
  expect(await isIndexed(db, one)).toBe(false)
})

type Articles = (typeof waffles)[]

/** What two servers make of the same content, one publication later each time. */
async function givenReleases(articles: Articles, { otherLacks = [] }: { otherLacks?: Articles } = {}) {
  const { rows } = await db.execute<{ revision: number }>(
    sql`insert into content_publication (kind, id, version, author) values ('article', ${waffles.id}, 1, 'hand')
      returning number as revision`,
  )
  const revision = Number(rows[0]?.revision)
  const release = (id: string, shown: Articles) =>
    ({
      ...{ id: `${id}-${revision}`, revision },
      pages: LayeredMap.fromObject(Object.fromEntries(shown.map((each) => [articlePath(each), {}]))),
    }) as Release
  return {
    revision,
    content: createContent(toContentRecords({ article: articles })),
    one: release('one', articles),
    other: release(
      'other',
      articles.filter((each) => !otherLacks.includes(each)),
    ),
  }
}

const basisOf = (release: Release, content: ReturnType<typeof createContent>, changed: Articles) => ({
  ...{ release, content, moment: new Date() },
  changes: changed.map((after): RecordChange => ({ kind: 'article', before: null, after })),
})

async function setForm(form: number) {
  const fact = (await findHouseFact(db, 'search-made-for')) as object
  await setHouseFact(db, 'search-made-for', { ...fact, form })
}

async function found() {
  const rows = await db
    .select({ title: searchDocument.title })
    .from(searchDocument)
    .orderBy(asc(searchDocument.title))
  return rows.map(({ title }) => title)
}
