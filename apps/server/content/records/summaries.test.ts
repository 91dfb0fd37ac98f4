import type { Redirect } from '@lerret/model'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { saveDraft } from './store/save-versions.ts'
import { fillMissingSummaries, summarize } from './summaries.ts'
import { contentRecord } from './table.ts'

const db = await givenDatabase()

test('a summary has the title and the facts of a draft, however incomplete it is', () => {
  expect(summarize('article', { title: 'Kven veit mest?', category: 'news', content: '<p>…</p>' })).toEqual({
    title: 'Kven veit mest?',
    category: 'news',
  })
  expect(summarize('event', { startsAt: '2026-11-20T18:00:00Z', access: ['relaxed'] })).toEqual({
    title: '',
    startsAt: '2026-11-20T18:00:00Z',
  })
  expect(summarize('article', null)).toEqual({ title: '' })
})

test('records without a summary get one, once', async () => {
  const body: Redirect = { id: 'a', source: '/a', target: '/kino', permanent: false }
  await saveDraft(db, { kind: 'redirect', id: 'a', author: 'Odd', basedOn: 0, body })
  const [before] = await db.select({ summary: contentRecord.summary }).from(contentRecord)
  await db.execute(sql`update content_record set summary = null`)
  expect(await fillMissingSummaries(db)).toBe(1)
  expect(await fillMissingSummaries(db)).toBe(0)
  expect(await db.select({ summary: contentRecord.summary }).from(contentRecord)).toEqual([before])
})
