import type { ContentRecord } from '@lerret/model'
import { beforeEach, expect, test } from 'vitest'
import { emptyDatabase, givenDatabase } from '../../platform/db/test-database.ts'
import { waitForLockedQuery } from '../../platform/db/test-locks.ts'
import { importRecords } from './import.ts'
import { lockRecord } from './store/lock-records.ts'
import { publishDraft, unpublish } from './store/publish-versions.ts'
import { findStable, readAllStable, readHistory, readRevision } from './store/read-records.ts'
import { deleteDraft } from './store/save-versions.ts'
import { saveAndPublish } from './store/test-save.ts'

const db = await givenDatabase()
beforeEach(() => emptyDatabase(db))

const redirect = (id: string, target: string): ContentRecord => ({
  kind: 'redirect',
  record: { id, source: `/${id}`, target, permanent: false },
})

test('imported records are public at once', async () => {
  expect(await importRecords(db, [redirect('a', '/kino'), redirect('b', '/bar')], 'demo')).toBe(2)
  expect((await readAllStable(db)).map(({ id }) => id).sort()).toEqual(['a', 'b'])
})

test('importing the same records again changes nothing', async () => {
  await importRecords(db, [redirect('a', '/kino')], 'demo')
  const revision = await readRevision(db)
  expect(await importRecords(db, [redirect('a', '/kino')], 'demo')).toBe(0)
  expect(await readRevision(db)).toBe(revision)
})

test('a changed record becomes a new version, and a missing one is unpublished', async () => {
  await importRecords(db, [redirect('a', '/kino'), redirect('b', '/bar')], 'demo')
  expect(await importRecords(db, [redirect('a', '/kultur')], 'demo')).toBe(2)
  expect(await findStable(db, 'redirect', 'a')).toMatchObject({ version: 2, body: { target: '/kultur' } })
  expect(await findStable(db, 'redirect', 'b')).toBeUndefined()
  expect(await readHistory(db, 'redirect', 'b')).toHaveLength(2)
})

test('a record that was missing can be imported again', async () => {
  await importRecords(db, [redirect('a', '/kino')], 'demo')
  await importRecords(db, [], 'demo')
  await importRecords(db, [redirect('a', '/kino')], 'demo')
  expect(await findStable(db, 'redirect', 'a')).toMatchObject({ version: 3 })
})

test('a record that an editor has changed is not overwritten', async () => {
  await importRecords(db, [redirect('a', '/kino')], 'demo')
  const edited = { id: 'a', source: '/a', target: '/mitt-eige', permanent: false }
  await saveAndPublish(db, 'redirect', edited)
  await importRecords(db, [redirect('a', '/kultur')], 'demo')
  await importRecords(db, [], 'demo')
  expect(await findStable(db, 'redirect', 'a')).toMatchObject({ body: edited })
})

test('an invalid record stops the whole import with an error that names it', async () => {
  const records = [redirect('a', '/kino'), redirect('b', 'nowhere')]
  await expect(importRecords(db, records, 'demo')).rejects.toThrow('redirect b: target is not a link')
  expect(await readAllStable(db)).toEqual([])
})

test('more records than fit into one statement are imported', async () => {
  const manyRecords = Array.from({ length: 2500 }, (_, number) => redirect(`r${number}`, '/kino'))
  expect(await importRecords(db, manyRecords, 'demo')).toBe(2500)
  expect(await readAllStable(db)).toHaveLength(2500)
})

test('an import does not deadlock with a transaction that locks records in the same order', async () => {
  await importRecords(db, [redirect('b', '/bar'), redirect('a', '/kino')], 'demo')
  let importing: Promise<number> | undefined
  await db.transaction(async (tx) => {
    await lockRecord(tx, 'redirect', 'a')
    importing = importRecords(db, [redirect('a', '/kultur'), redirect('b', '/kultur')], 'demo')
    importing.catch(() => {})
    await waitForLockedQuery(db)
    await lockRecord(tx, 'redirect', 'b')
  })
  expect(await importing).toBe(2)
})

test('what an editor has unpublished or deleted is not imported again', async () => {
  await importRecords(db, [redirect('a', '/kino'), redirect('b', '/kino')], 'demo')
  await unpublish(db, { kind: 'redirect', id: 'a', author: 'Sigrid', authorId: 'staff-1' })
  await deleteDraft(db, { kind: 'redirect', id: 'b', author: 'Sigrid', authorId: 'staff-1', basedOn: 1 })
  await publishDraft(db, { kind: 'redirect', id: 'b', author: 'Sigrid', authorId: 'staff-1' })
  expect(await importRecords(db, [redirect('a', '/bar'), redirect('b', '/bar')], 'demo')).toBe(0)
  expect(await readAllStable(db)).toEqual([])
})

test('a record with a text that cannot be stored is refused by name, and nothing is imported', async () => {
  const records = [redirect('a', '/kino'), redirect('b', '/ki\0no')]
  await expect(importRecords(db, records, 'demo')).rejects.toThrow('redirect b: target')
  const summary = { ...redirect('c', '/kino').record, source: '/c\0' }
  await expect(
    importRecords(db, [{ kind: 'redirect', record: summary } as ContentRecord], 'demo'),
  ).rejects.toThrow('redirect c: source')
  expect(await readAllStable(db)).toEqual([])
})
