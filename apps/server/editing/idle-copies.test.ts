import type { Redirect } from '@lerret/model'
import { beforeEach, expect, test } from 'vitest'
import { addPerson } from '../accounts/people.ts'
import { readHistory } from '../content/store/read-records.ts'
import { saveDraft } from '../content/store/save-versions.ts'
import { emptyDatabase, givenDatabase } from '../db/test-database.ts'
import { saveIdleCopies } from './idle-copies.ts'
import { findWorkingCopy, listWorkingCopies, saveWorkingCopy } from './working-copies.ts'

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
  saveWorkingCopy(
    db,
    {
      ...key,
      personId,
      basedOn: 1,
      session: 'tab',
      sequence: ++sequence,
      fields: { target: { value: target } },
    },
    now,
  )
const versions = async () =>
  (await readHistory(db, 'redirect', 'a')).map(({ author, body: saved }) => [
    author,
    (saved as Redirect).target,
  ])

test('what was typed 15 minutes ago becomes a version of its author', async () => {
  await type('/filmar')
  expect(await saveIdleCopies(db, after(14))).toBe(0)
  expect(await saveIdleCopies(db, after(15))).toBe(1)
  expect(await versions()).toContainEqual(['Sigrid', '/filmar'])
  expect(await listWorkingCopies(db, personId)).toEqual([])
  expect(await saveIdleCopies(db, after(60))).toBe(0)
})

test('nothing is saved when nothing has changed', async () => {
  await type('/kino')
  expect(await saveIdleCopies(db, after(15))).toBe(0)
  expect(await versions()).toEqual([['Odd', '/kino']])
})

test('somebody who comes back to an open tab goes on without a conflict', async () => {
  await type('/filmar')
  await saveIdleCopies(db, after(15))
  expect(await type('/konsertar', after(40))).toMatchObject({ conflicts: [], basedOn: 2, draftVersion: 2 })
  expect(await saveIdleCopies(db, after(60))).toBe(1)
  expect((await versions()).map(([, target]) => target)).toContain('/konsertar')
})

test('a copy of a record that a colleague has saved meanwhile stays a copy', async () => {
  await type('/filmar')
  await saveDraft(db, { ...key, author: 'Odd', basedOn: 1, body: { ...body, permanent: true } })
  expect(await saveIdleCopies(db, after(15))).toBe(0)
  expect(await findWorkingCopy(db, key, personId)).toMatchObject({ fields: { target: { value: '/filmar' } } })
})
