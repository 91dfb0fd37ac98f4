import type { Redirect } from '@lerret/model'
import { beforeEach, expect, test } from 'vitest'
import { publishDraft } from '../content/records/store/publish-versions.ts'
import { saveDraft } from '../content/records/store/save-versions.ts'
import { emptyDatabase, givenDatabase } from '../platform/db/test-database.ts'
import { openRecord, openRecords } from './open-record.ts'
import { saveEdits } from './sessions/save-edits.ts'

const db = await givenDatabase()
const now = new Date('2026-11-20T12:00:00Z')
const key = (id: string) => ({ kind: 'redirect', id }) as const
const body = (id: string, target: string): Redirect => ({ id, source: `/${id}`, target, permanent: false })
const save = (id: string, target: string, basedOn: number) =>
  saveDraft(db, { ...key(id), author: 'Odd', basedOn, body: body(id, target) })
const publish = (id: string) => publishDraft(db, { ...key(id), author: 'Odd' })
const type = (id: string, basedOn: number) =>
  saveEdits(
    db,
    { personId: 'sigrid', session: 'tab', sequence: basedOn + 1 },
    [{ ...key(id), basedOn, fields: { target: { value: '/mi' } } }],
    now,
  )

beforeEach(() => emptyDatabase(db))

test('records are opened in the order in which they were asked for, also those that do not exist', async () => {
  await save('b', '/kino', 0)
  await save('a', '/kino', 0)
  await type('ny', 0)
  const opened = await openRecords(db, [key('b'), key('ny'), key('a'), key('none')], 'sigrid')
  expect(opened.map(({ id, state }) => [id, state])).toEqual([
    ['b', 'draft'],
    ['ny', null],
    ['a', 'draft'],
    ['none', null],
  ])
  expect(opened[1]).toMatchObject({
    draft: null,
    workingCopy: { basedOn: 0, base: null, fields: { target: { value: '/mi' } } },
  })
  expect(opened[3]?.workingCopy).toBeNull()
})

test('a record has what visitors see, when that is not the draft', async () => {
  await save('a', '/kino', 0)
  expect(await openRecord(db, key('a'), 'sigrid')).toMatchObject({ stableVersion: null, publicBody: null })
  await publish('a')
  expect(await openRecord(db, key('a'), 'sigrid')).toMatchObject({ stableVersion: 1, publicBody: null })
  await save('a', '/kultur', 1)
  expect(await openRecord(db, key('a'), 'sigrid')).toMatchObject({
    stableVersion: 1,
    publicBody: body('a', '/kino'),
    draft: { version: 2, body: body('a', '/kultur') },
  })
})

test('a working copy has the version that it is based on, when that is not the draft', async () => {
  await save('a', '/kino', 0)
  await type('a', 1)
  expect((await openRecord(db, key('a'), 'sigrid')).workingCopy).toMatchObject({ base: null })
  await save('a', '/kultur', 1)
  expect((await openRecord(db, key('a'), 'sigrid')).workingCopy).toMatchObject({
    basedOn: 1,
    base: body('a', '/kino'),
    draftVersion: 2,
  })
  expect((await openRecord(db, key('a'), 'odd')).workingCopy).toBeNull()
})

test('a new record that a colleague has created meanwhile is based on nothing', async () => {
  await type('a', 0)
  await save('a', '/kino', 0)
  expect((await openRecord(db, key('a'), 'sigrid')).workingCopy).toMatchObject({ basedOn: 0, base: {} })
})
