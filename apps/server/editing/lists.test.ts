import type { Article, ContentKind } from '@lerret/model'
import { beforeAll, expect, test } from 'vitest'
import { article } from '../../../packages/page-engine/testing/test-records.ts'
import { planRecord } from '../content/records/plans.ts'
import { publishVersions } from '../content/records/store/publish-versions.ts'
import { deleteDraft, saveVersions } from '../content/records/store/save-versions.ts'
import { givenDatabase } from '../platform/db/test-database.ts'
import { readBatches, readRecordHistory } from './history.ts'
import { listRecords, type RecordListQuery } from './lists.ts'
import { assertUnused, findUsages } from './usages.ts'

const db = await givenDatabase()
const sigrid = { author: 'Sigrid', authorId: 'sigrid' }

const givenArticle = (slug: string, title: string, changes: Partial<Article> = {}) =>
  article({ id: crypto.randomUUID(), title, slug, author: 'Sigrid', image: 'bilete', ...changes })
const concert = givenArticle('konsert', 'Konsert på kaia')
const quiz = givenArticle('quiz', 'Kven veit mest? 100 %', { category: 'culture' })
const waffles = givenArticle('vaflar', 'Vaflar og kino', { content: '<a href="/article/quiz">Quiz</a>' })
const cancelled = givenArticle('avlyst', 'Avlyst')

const save = (kind: ContentKind, body: { id: string; [field: string]: unknown }, basedOn = 0) =>
  saveVersions(db, sigrid, [{ kind, id: body.id, basedOn, body }])
const publish = (kind: ContentKind, id: string, version: number | null) =>
  publishVersions(db, sigrid, [{ kind, id, version }])

beforeAll(async () => {
  for (const body of [concert, quiz, waffles, cancelled]) await save('article', body)
  await publish('article', quiz.id, 1)
  await publish('article', waffles.id, 1)
  await save('article', { ...waffles, title: 'Vaflar, kino og kaffi' }, 1)
  await deleteDraft(db, { kind: 'article', id: cancelled.id, ...sigrid, basedOn: 1 })
  await planRecord(db, {
    kind: 'article',
    id: concert.id,
    ...sigrid,
    publishAt: new Date('2030-01-01T12:00:00Z'),
    unpublishAt: null,
    now: new Date(),
  })
  const film = { id: 'film', title: 'Nosferatu', object: 'movie' }
  await save('production', film)
  await save('event', { id: 'syning', productionId: 'film', startsAt: '2026-11-20T18:00:00Z' } as {
    id: string
  })
})

const titles = async (query: Partial<RecordListQuery>) =>
  (await listRecords(db, { kinds: ['article'], order: 'title', skip: 0, take: 20, ...query })).items.map(
    ({ summary }) => summary.title,
  )

test.each([
  [undefined, ['Konsert på kaia', 'Kven veit mest? 100 %', 'Vaflar, kino og kaffi']],
  ['draft', ['Konsert på kaia']],
  ['published', ['Kven veit mest? 100 %']],
  ['changed', ['Vaflar, kino og kaffi']],
  ['planned', ['Konsert på kaia']],
  ['waiting', ['Konsert på kaia', 'Vaflar, kino og kaffi']],
  ['deleted', ['']],
] as const)('a list with the state %s has the records in it', async (state, expected) => {
  expect(await titles({ state })).toEqual(expected)
})

test('a list is searched by words, which are no patterns, and filtered by facts', async () => {
  expect(await titles({ search: 'KINO vaflar' })).toEqual(['Vaflar, kino og kaffi'])
  expect(await titles({ search: '0 %' })).toEqual(['Kven veit mest? 100 %'])
  expect(await titles({ search: '%' })).toEqual(['Kven veit mest? 100 %'])
  expect(await titles({ facts: { category: 'culture' } })).toEqual(['Kven veit mest? 100 %'])
  expect(await titles({ author: 'Odd' })).toEqual([])
})

test('a list is paged, and counts all records', async () => {
  const page = await listRecords(db, { kinds: ['article'], order: 'title', skip: 1, take: 1 })
  expect(page).toMatchObject({ total: 3, items: [{ state: 'published', author: 'Sigrid', draftVersion: 1 }] })
  expect(await listRecords(db, { kinds: ['article'], skip: 10, take: 1 })).toEqual({ items: [], total: 3 })
})

test('a showing is listed with its production, by title and by time', async () => {
  const query = { kinds: ['event'], skip: 0, take: 9 } as const
  expect((await listRecords(db, { ...query, search: 'nosfer' })).items).toMatchObject([
    { production: 'Nosferatu' },
  ])
  const from = '2026-11-20T18:00:00Z'
  expect((await listRecords(db, { ...query, from })).total).toBe(1)
  expect((await listRecords(db, { ...query, to: from })).total).toBe(0)
})

test('the history of a record has its versions and publications, newest first', async () => {
  const history = await readRecordHistory(db, { kind: 'article', id: waffles.id }, { skip: 0, take: 10 })
  expect(history.map(({ type, version }) => [type, version])).toEqual([
    ['saved', 2],
    ['published', 1],
    ['saved', 1],
  ])
  expect(
    await readRecordHistory(db, { kind: 'article', id: waffles.id }, { skip: 2, take: 10 }),
  ).toHaveLength(1)
})

test('what was published together is listed, and whether it can be taken back', async () => {
  const [waffleBatch, quizBatch] = await readBatches(db, { skip: 0, take: 10 })
  expect(waffleBatch).toMatchObject({
    author: 'Sigrid',
    canRevert: true,
    records: [{ id: waffles.id, version: 1 }],
  })
  await publish('article', quiz.id, 1)
  const again = (await readBatches(db, { skip: 0, take: 10 })).find(({ batch }) => batch === quizBatch?.batch)
  expect(again?.canRevert).toBe(false)
})

test('a record knows where it is used: by id, by path in a text, and a picture in HTML', async () => {
  expect(await findUsages(db, { kind: 'production', id: 'film' })).toMatchObject([
    { kind: 'event', id: 'syning' },
  ])
  expect(await findUsages(db, { kind: 'article', id: quiz.id })).toMatchObject([
    { id: waffles.id, title: 'Vaflar, kino og kaffi', isPublic: true },
  ])
  expect(await findUsages(db, { kind: 'article', id: concert.id })).toEqual([])
  expect(await findUsages(db, { kind: 'media', id: 'bilete' })).toHaveLength(3)
  await expect(assertUnused(db, { kind: 'production', id: 'film' })).rejects.toThrow(
    'is used by event syning',
  )
})

test('a record of the site is not used by the others, which have the same id', async () => {
  await save('footer', { id: 'site', sections: [] })
  await save('theme', { id: 'site' })
  expect(await findUsages(db, { kind: 'footer', id: 'site' })).toEqual([])
})
