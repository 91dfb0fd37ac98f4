import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  article,
  showing,
  toContentRecords,
} from '../../../../../packages/page-engine/testing/test-records.ts'
import { emptyDatabase, givenDatabase } from '../../../platform/db/test-database.ts'
import { loadContent } from '../../../publishing/build/load-content.ts'
import { importRecords } from '../import.ts'
import { saveAndPublish } from '../store/test-save.ts'
import { contentVersion } from '../table.ts'
import { cleanStoredVersions } from './clean-stored.ts'
import { HTML_RULES } from './safe-html.ts'

const db = await givenDatabase()
beforeEach(() => emptyDatabase(db))

const RAW = '<p onclick="hit()">Hei</p>'
const news = (content: string) => article({ content: content as never })

const readArticles = () =>
  db
    .select()
    .from(contentVersion)
    .where(eq(contentVersion.kind, 'article'))
    .orderBy(asc(contentVersion.version))

const readPublic = async () => (await loadContent(db, null)).content.find('article', article().id)?.content

test('HTML is stored as it was written, and cleaned beside it', async () => {
  await saveAndPublish(db, 'article', news(RAW))
  const [stored] = await readArticles()
  expect(stored).toMatchObject({ body: { content: RAW }, htmlRules: HTML_RULES })
  expect(Object.values(stored?.cleanedTexts ?? {})).toEqual(['<p>Hei</p>'])
  expect(await readPublic()).toBe('<p>Hei</p>')
})

test('HTML that other rules have cleaned is never read, and is cleaned again', async () => {
  await importRecords(db, toContentRecords({ article: [news(RAW)], event: [showing()] }), 'house')
  await saveAndPublish(db, 'article', news(`${RAW}<p>Ny</p>`))
  const today = await readArticles()
  for (const rules of [null, HTML_RULES - 1]) {
    // The versions look as a release with other rules has left them.
    await db.execute(sql`
      update content_version set html_rules = ${rules},
        cleaned_texts = (select jsonb_object_agg(key, ${RAW}::text) from jsonb_each(cleaned_texts))
      where kind = 'article'`)
    expect(await readPublic()).toBe('<p>Hei</p><p>Ny</p>')
    expect(await cleanStoredVersions(db)).toBe(2)
    expect(await readArticles()).toEqual(today)
    expect(await readPublic()).toBe('<p>Hei</p><p>Ny</p>')
  }
  expect(await cleanStoredVersions(db)).toBe(0)
})

test('HTML that a newer Lerret has cleaned is cleaned when it is read, and stays', async () => {
  await saveAndPublish(db, 'article', news(RAW))
  await db.execute(sql`update content_version set html_rules = ${HTML_RULES + 1}, cleaned_texts = '{}'`)
  expect(await readPublic()).toBe('<p>Hei</p>')
  expect(await cleanStoredVersions(db)).toBe(0)
})

test('all versions are cleaned, however many there are', async () => {
  const articles = Array.from({ length: 230 }, (_, number) =>
    article({ id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`, slug: `sak-${number}` }),
  )
  await importRecords(db, toContentRecords({ article: articles }), 'house')
  const today = await readArticles()
  await db.execute(sql`update content_version set html_rules = null, cleaned_texts = null`)
  // The footer has HTML too.
  expect(await cleanStoredVersions(db)).toBe(articles.length + 1)
  expect((await readArticles()).toSorted(byId)).toEqual(today.toSorted(byId))
})

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
