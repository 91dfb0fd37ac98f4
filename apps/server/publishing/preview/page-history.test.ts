import { type Article, articlePath, type MenuItem } from '@lerret/model'
import { expect, test } from 'vitest'
import { importRecords } from '../../content/records/import.ts'
import { unpublish } from '../../content/records/store/publish-versions.ts'
import { saveAndPublish } from '../../content/records/store/test-save.ts'
import { givenDemoHouse } from '../../operations/demo/test-demo-house.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { loadContent } from '../build/load-content.ts'
import { listPageChanges } from './page-history.ts'
import { readPastPublications, readRecordsAtRevision } from './past-content.ts'

const db = await givenDatabase()
const demo = givenDemoHouse()
const find = <Body>(kind: string) => demo.records.find((each) => each.kind === kind)?.record as Body
const article = find<Article>('article')
const path = articlePath(article)

await importRecords(db, demo.records, 'demo')

const history = async (of: string) => {
  const { content } = await loadContent(db, null, {})
  const publications = await readPastPublications(db, 3000)
  const changes = await listPageChanges({ content, path: of, publications, limit: 50 })
  return changes.map(({ author, type }) => `${author} ${type}`)
}

test('the history of a page has the publications that changed it, and no others', async () => {
  await saveAndPublish(db, 'article', { ...article, title: 'Første tittel' }, 'Amina')
  await saveAndPublish(db, 'article', { ...article, title: 'Andre tittel' }, 'Jon')
  const item = find<MenuItem>('menu-item')
  await saveAndPublish(db, 'menu-item', { ...item, label: 'Nytt menypunkt' }, 'Liv')
  expect(await history(path)).toEqual(['Liv changed', 'Jon changed', 'Amina changed', 'demo added'])
  expect((await history('/kontakt'))[0]).toBe('Liv changed')
  expect(await history('/kontakt')).not.toContain('Jon changed')
  expect(await history('/finst-ikkje')).toEqual([])

  await unpublish(db, { kind: 'article', id: article.id, author: 'Kari' })
  expect((await history(path))[0]).toBe('Kari removed')
})

test('the records at a revision are those that were published later, as they were public then', async () => {
  const publications = await readPastPublications(db, 3000)
  const jon = publications.find(({ author }) => author === 'Jon')
  const titles = async (revision: number) =>
    (await readRecordsAtRevision(db, revision))
      .filter(({ kind }) => kind === 'article')
      .map(({ body }) => (body as Article | null)?.title)
  expect(await titles(jon?.revision ?? 0)).toEqual(['Andre tittel'])
  expect(await titles((jon?.firstRevision ?? 0) - 1)).toEqual(['Første tittel'])
})
