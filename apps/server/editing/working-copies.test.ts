import type { Redirect } from '@lerret/model'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { findDraft } from '../content/records/store/read-records.ts'
import { deleteDraft, saveDraft, saveVersions } from '../content/records/store/save-versions.ts'
import { emptyDatabase, givenDatabase } from '../platform/db/test-database.ts'
import { waitForLockedQuery } from '../platform/db/test-locks.ts'
import { openRecord } from './open-record.ts'
import { type Edit, saveEdits } from './sessions/save-edits.ts'
import { saveEditedVersions } from './sessions/save-versions.ts'
import { listWorkingCopies } from './working-copies.ts'

const db = await givenDatabase()
const now = new Date('2026-11-20T12:00:00Z')
const key = { kind: 'redirect', id: 'a' } as const
const body: Redirect = { id: 'a', source: '/a', target: '/kino', permanent: false }
const odd = { author: 'Odd', authorId: 'odd' }

beforeEach(async () => {
  await emptyDatabase(db)
  await saveDraft(db, { ...key, author: 'Odd', basedOn: 0, body })
})

let sequence = 0
const toFields = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))
const type = (
  fields: Record<string, unknown>,
  {
    personId = 'sigrid',
    session = 'tab',
    ...edit
  }: Partial<Edit> & { personId?: string; session?: string } = {},
) =>
  saveEdits(
    db,
    { personId, session, sequence: ++sequence },
    [{ ...key, basedOn: 1, fields: toFields(fields), ...edit }],
    now,
  )
const save = (id: string, basedOn: number, fields: Record<string, unknown>) =>
  saveEditedVersions(
    db,
    { author: 'Sigrid', authorId: 'sigrid' },
    { personId: 'sigrid', session: 'tab', sequence: ++sequence },
    [{ kind: 'redirect', id, basedOn, fields: toFields(fields) }],
    now,
  )
const typedIn = async (id: string) =>
  (await openRecord(db, { kind: 'redirect', id }, 'sigrid')).workingCopy?.fields

test('a new record may be incomplete', async () => {
  await type({ target: '/kino' }, { id: 'ny', basedOn: 0 })
  expect(await listWorkingCopies(db, 'sigrid')).toEqual([
    { kind: 'redirect', id: 'ny', title: '', production: null, savedAt: now, isNew: true },
  ])
  await save('ny', 0, { target: '/kino' })
  expect((await findDraft(db, 'redirect', 'ny'))?.body).toEqual({ id: 'ny', target: '/kino' })
  expect(await listWorkingCopies(db, 'sigrid')).toEqual([])
})

test('a new record that two tabs of one person store for the first time at once has the fields of both', async () => {
  const ny = { id: 'ny', basedOn: 0 }
  let stored: Promise<unknown> | undefined
  await db.transaction(async (tx) => {
    // Both read, and write only once both of them want to.
    await tx.execute(sql`lock table content_working_copy in share mode`)
    stored = Promise.all([
      type({ target: '/kino' }, { ...ny, session: 'tab-1' }),
      type({ source: '/ny' }, { ...ny, session: 'tab-2' }),
    ])
    await waitForLockedQuery(db, 2)
  })
  await stored
  expect(await typedIn('ny')).toEqual(toFields({ target: '/kino', source: '/ny' }))
})

test('unfinished work has its typed title, or else that of the draft, and nothing of others', async () => {
  await type({ target: '/ny' })
  expect(await listWorkingCopies(db, 'sigrid')).toMatchObject([{ title: '/a', isNew: false }])
  await type({ source: '/b' })
  expect(await listWorkingCopies(db, 'sigrid')).toMatchObject([{ title: '/b' }])
  await type({}, { discarded: { source: { value: '/b' }, target: { value: '/ny' } } })
  expect(await listWorkingCopies(db, 'sigrid')).toEqual([])
  await type({ source: '/c' }, { personId: 'odd' })
  expect(await listWorkingCopies(db, 'sigrid')).toEqual([])
})

test('an unfinished showing is named by its production', async () => {
  await saveVersions(db, odd, [
    { kind: 'production', id: 'p', basedOn: 0, body: { id: 'p', title: 'Sunrise' } },
    { kind: 'event', id: 'e', basedOn: 0, body: { id: 'e', productionId: 'p' } },
  ])
  await type({ hall: 'Sal 2' }, { kind: 'event', id: 'e' })
  expect(await listWorkingCopies(db, 'sigrid')).toMatchObject([{ title: '', production: 'Sunrise' }])
})

test('typing goes on in a record that somebody else has deleted, and saving says so', async () => {
  await type({ target: '/min' })
  await deleteDraft(db, { ...key, ...odd, basedOn: 1 })
  expect(await type({ target: '/min tekst' })).toEqual([2])
  await expect(save('a', 1, { target: '/min tekst' })).rejects.toMatchObject({ code: 'content_conflict' })
  expect(await typedIn('a')).toEqual(toFields({ target: '/min tekst' }))
})

test('text with the character NUL is refused with its field', async () => {
  await expect(type({ target: 'a\0b' })).rejects.toThrow('target has the character NUL')
})
