import type { Redirect } from '@lerret/model'
import { beforeEach, describe, expect, test } from 'vitest'
import { readHistory } from '../content/records/store/read-records.ts'
import { saveDraft } from '../content/records/store/save-versions.ts'
import { addPerson, findName } from '../members/accounts/people.ts'
import { emptyDatabase, givenDatabase } from '../platform/db/test-database.ts'
import { deleteEmptyCopies, saveIdleCopies } from './idle-copies.ts'
import { openRecord } from './open-record.ts'
import { type Edit, saveEdits } from './sessions/save-edits.ts'
import { saveEditedVersions } from './sessions/save-versions.ts'
import { contentWorkingCopy } from './table.ts'
import { listWorkingCopies } from './working-copies.ts'

const db = await givenDatabase()
const typedAt = new Date('2026-11-20T12:00:00Z')
const after = (minutes: number) => new Date(typedAt.getTime() + minutes * 60_000)
const key = { kind: 'redirect', id: 'a' } as const
const body: Redirect = { id: 'a', source: '/a', target: '/kino', permanent: false }
let personId: string
let sequence = 0

beforeEach(async () => {
  await emptyDatabase(db)
  personId = await addPerson(db, {
    realm: 'staff',
    role: 'editor',
    name: 'Sigrid',
    email: 'sigrid@fjordheim.example',
    passwordHash: 'x',
  })
  await saveDraft(db, { ...key, author: 'Odd', basedOn: 0, body })
})

const type = (target: string, now = typedAt) =>
  saveEdits(
    db,
    { personId, session: 'tab', sequence: ++sequence },
    [{ ...key, basedOn: 1, fields: { target: { value: target } } }],
    now,
  )
const saveIdle = (now: Date) => saveIdleCopies(db, { now, findName: (id) => findName(db, id) })
const readCopy = async () => (await openRecord(db, key, personId)).workingCopy
const versions = async () =>
  (await readHistory(db, 'redirect', 'a')).map(({ author, body: saved }) => [
    author,
    (saved as Redirect).target,
  ])

test('what was typed 15 minutes ago becomes a version of its author', async () => {
  await type('/filmar')
  expect(await saveIdle(after(14))).toBe(0)
  expect(await saveIdle(after(15))).toBe(1)
  expect(await versions()).toContainEqual(['Sigrid', '/filmar'])
  expect(await listWorkingCopies(db, personId)).toEqual([])
  expect(await saveIdle(after(60))).toBe(0)
})

test('nothing is saved when nothing has changed', async () => {
  await type('/kino')
  expect(await saveIdle(after(15))).toBe(0)
  expect(await versions()).toEqual([['Odd', '/kino']])
})

test('somebody who comes back to an open tab goes on without a conflict', async () => {
  await type('/filmar')
  await saveIdle(after(15))
  await type('/konsertar', after(40))
  expect(await readCopy()).toMatchObject({ basedOn: 2, base: null, draftVersion: 2 })
  expect(await saveIdle(after(60))).toBe(1)
  expect((await versions()).map(([, target]) => target)).toContain('/konsertar')
})

test('a copy of a record that a colleague has saved meanwhile stays a copy', async () => {
  await type('/filmar')
  await saveDraft(db, { ...key, author: 'Odd', basedOn: 1, body: { ...body, permanent: true } })
  expect(await saveIdle(after(15))).toBe(0)
  expect(await readCopy()).toMatchObject({ fields: { target: { value: '/filmar' } } })
})

describe('a tab that is still open', () => {
  const send = (session: string, number: number, edit: Partial<Edit>, at: Date) =>
    saveEdits(db, { personId, session, sequence: number }, [{ ...key, basedOn: 1, fields: {}, ...edit }], at)

  test('goes on without a conflict with what it has sent itself', async () => {
    await send('tab', 1, { fields: { target: { value: '/filmar' } } }, typedAt)
    expect(await saveIdle(after(15))).toBe(1)
    expect(await send('tab', 2, { fields: { target: { value: '/film' } } }, after(16))).toEqual([2])
    expect(await readCopy()).toMatchObject({
      basedOn: 2,
      base: null,
      fields: { target: { value: '/film' } },
    })
    expect(await saveIdle(after(31))).toBe(1)
    expect((await versions())[0]).toEqual(['Sigrid', '/film'])
  })

  test('changes nothing with a request that arrives again', async () => {
    const edit = { fields: { target: { value: '/filmar' } } }
    await send('tab', 1, edit, typedAt)
    await saveIdle(after(15))
    await send('tab', 1, edit, after(16))
    expect(await readCopy()).toBeNull()
  })

  test('has nothing more to save than what it has typed since', async () => {
    const fields = { target: { value: '/filmar' } }
    await send('tab', 1, { fields }, typedAt)
    await saveIdle(after(15))
    const author = { author: 'Sigrid', authorId: personId }
    const save = (sequence: number, basedOn: number) =>
      saveEditedVersions(
        db,
        author,
        { personId, session: 'tab', sequence },
        [{ ...key, basedOn, fields }],
        after(16),
      )
    await expect(save(2, 1)).rejects.toMatchObject({ code: 'content_conflict' })
    expect(await save(3, 2)).toMatchObject({ versions: [2] })
  })

  test('is not taken for another tab, which has to see the version first', async () => {
    await send('other', 1, {}, typedAt)
    await send('tab', 1, { fields: { target: { value: '/filmar' } } }, typedAt)
    await saveIdle(after(15))
    await send('other', 2, { fields: { target: { value: '/anna' } } }, after(16))
    expect(await readCopy()).toMatchObject({
      basedOn: 1,
      base: body,
    })
  })
})

test('rows without fields are deleted after a day, and working copies never', async () => {
  await type('/filmar')
  await saveIdle(after(15))
  const count = async () => (await db.select().from(contentWorkingCopy)).length
  await deleteEmptyCopies(db, after(23 * 60))
  expect(await count()).toBe(1)
  await deleteEmptyCopies(db, after(24 * 60))
  expect(await count()).toBe(0)
  await type('/konsertar')
  await deleteEmptyCopies(db, after(48 * 60))
  expect(await count()).toBe(1)
})
