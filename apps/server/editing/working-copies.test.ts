import type { Redirect } from '@lerret/model'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { findDraft, readHistory } from '../content/store/read-records.ts'
import { deleteDraft, saveDraft, saveVersions } from '../content/store/save-versions.ts'
import { emptyDatabase, givenDatabase } from '../db/test-database.ts'
import { waitForLockedQuery } from '../db/test-locks.ts'
import {
  commitWorkingCopy,
  discardWorkingCopy,
  findWorkingCopy,
  listWorkingCopies,
  saveWorkingCopy,
  type WorkingCopySave,
} from './working-copies.ts'

const db = await givenDatabase()
const now = new Date('2026-11-20T12:00:00Z')
const key = { kind: 'redirect', id: 'a' } as const
const body: Redirect = { id: 'a', source: '/a', target: '/kino', permanent: false }
const sigrid = { author: 'Sigrid', authorId: 'sigrid' }
const odd = { author: 'Odd', authorId: 'odd' }

beforeEach(async () => {
  await emptyDatabase(db)
  await saveDraft(db, { ...key, author: 'Odd', basedOn: 0, body })
})

let sequence = 0
const type = (fields: Record<string, unknown>, changes: Partial<WorkingCopySave> = {}) =>
  saveWorkingCopy(
    db,
    {
      ...key,
      personId: 'sigrid',
      basedOn: 1,
      session: 'tab-1',
      sequence: ++sequence,
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
      ...changes,
    },
    now,
  )
const readDraft = async () => (await findDraft(db, 'redirect', 'a'))?.body

test('what is typed is stored without a version, and becomes one when it is saved', async () => {
  await type({ target: '/ki' })
  await type({ target: '/kultur' })
  await type({ permanent: true })
  expect(await readDraft()).toEqual(body)
  expect(await readHistory(db, 'redirect', 'a')).toHaveLength(1)
  expect(await commitWorkingCopy(db, key, sigrid)).toEqual({ version: 2, isMerged: false })
  expect(await readDraft()).toEqual({ ...body, target: '/kultur', permanent: true })
  expect(await findWorkingCopy(db, key, 'sigrid')).toBeUndefined()
})

test('a removed field is gone from the version', async () => {
  await type({}, { fields: { permanent: {} } })
  await commitWorkingCopy(db, key, sigrid)
  expect(await readDraft()).toEqual({ id: 'a', source: '/a', target: '/kino' })
})

test('saving without changes makes no version', async () => {
  expect(await commitWorkingCopy(db, key, sigrid)).toEqual({ version: 1, isMerged: false })
  await type({ target: '/kino' })
  expect(await commitWorkingCopy(db, key, sigrid)).toEqual({ version: 1, isMerged: false })
  expect(await readHistory(db, 'redirect', 'a')).toHaveLength(1)
})

test('a save that is received twice, or late, changes nothing', async () => {
  await type({ target: '/ny' }, { sequence: 100 })
  await type({ target: '/gamal' }, { sequence: 99 })
  await type({ target: '/ny' }, { sequence: 100 })
  expect((await findWorkingCopy(db, key, 'sigrid'))?.fields).toEqual({ target: { value: '/ny' } })
  await type({ target: '/annan-fane' }, { session: 'tab-2', sequence: 1 })
  expect((await findWorkingCopy(db, key, 'sigrid'))?.fields).toEqual({ target: { value: '/annan-fane' } })
})

test('a new record may be incomplete', async () => {
  const id = 'ny'
  await type({ target: '/kino' }, { id, basedOn: 0 })
  expect(await listWorkingCopies(db, 'sigrid')).toEqual([
    { kind: 'redirect', id, title: '', production: null, savedAt: now, isNew: true },
  ])
  await commitWorkingCopy(db, { kind: 'redirect', id }, sigrid)
  expect((await findDraft(db, 'redirect', id))?.body).toEqual({ id, target: '/kino' })
})

describe('a new record', () => {
  const ny = { kind: 'redirect', id: 'ny' } as const

  /** Lets transactions read, and write only once all of them want to. */
  async function runTogether(table: string, acts: (() => Promise<unknown>)[]) {
    let running: Promise<unknown> | undefined
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`lock table ${table} in share mode`))
      running = Promise.all(acts.map((act) => act()))
      await waitForLockedQuery(db, acts.length)
    })
    await running
  }

  test('that two tabs of one person save for the first time at once has the fields of both', async () => {
    await runTogether('content_working_copy', [
      () => type({ target: '/kino' }, { ...ny, basedOn: 0, session: 'tab-1' }),
      () => type({ source: '/ny' }, { ...ny, basedOn: 0, session: 'tab-2' }),
    ])
    expect((await findWorkingCopy(db, ny, 'sigrid'))?.fields).toEqual({
      target: { value: '/kino' },
      source: { value: '/ny' },
    })
  })

  test('that two people save at once has the fields of both', async () => {
    await type({ target: '/kino' }, { ...ny, basedOn: 0 })
    await type({ source: '/ny' }, { ...ny, basedOn: 0, personId: 'odd' })
    await runTogether('content_version', [
      () => commitWorkingCopy(db, ny, sigrid),
      () => commitWorkingCopy(db, ny, odd),
    ])
    expect((await findDraft(db, 'redirect', 'ny'))?.body).toEqual({
      id: 'ny',
      target: '/kino',
      source: '/ny',
    })
  })
})

test('unfinished work has its typed title, or else that of the draft, and nothing of others', async () => {
  await type({ target: '/ny' })
  expect(await listWorkingCopies(db, 'sigrid')).toMatchObject([{ title: '/a', isNew: false }])
  await type({ source: '/b' })
  expect(await listWorkingCopies(db, 'sigrid')).toMatchObject([{ title: '/b' }])
  await type({}, { discarded: ['source', 'target'] })
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
  const { conflicts, draftVersion } = await type({ target: '/min tekst' })
  expect({ conflicts, draftVersion }).toEqual({ conflicts: [], draftVersion: 2 })
  await expect(commitWorkingCopy(db, key, sigrid)).rejects.toMatchObject({ code: 'content_deleted' })
  expect(await findWorkingCopy(db, key, 'sigrid')).toMatchObject({
    fields: { target: { value: '/min tekst' } },
  })
})

test('a deleted record is saved again with everything that its editor sees', async () => {
  await deleteDraft(db, { ...key, ...odd, basedOn: 1 })
  await type({ source: '/a', target: '/min', permanent: false }, { basedOn: 2 })
  await commitWorkingCopy(db, key, sigrid)
  expect(await readDraft()).toEqual({ ...body, target: '/min' })
})

test('text with the character NUL is refused with its field', async () => {
  await expect(type({ target: 'a\0b' })).rejects.toThrow('target.value has the character NUL')
})

test('a discarded working copy leaves the draft', async () => {
  await type({ target: '/ny' })
  await discardWorkingCopy(db, key, 'sigrid')
  await commitWorkingCopy(db, key, sigrid)
  expect(await readDraft()).toEqual(body)
})

describe('two people', () => {
  const typeAsOdd = (fields: Record<string, unknown>, changes: Partial<WorkingCopySave> = {}) =>
    type(fields, { personId: 'odd', session: 'tab-odd', ...changes })

  test('who change different fields get both changes', async () => {
    await type({ target: '/kultur' })
    await typeAsOdd({ permanent: true })
    await commitWorkingCopy(db, key, odd)
    expect(await commitWorkingCopy(db, key, sigrid)).toEqual({ version: 3, isMerged: true })
    expect(await readDraft()).toEqual({ ...body, target: '/kultur', permanent: true })
  })

  test('who change the same field see both texts, and nothing is lost', async () => {
    await type({ target: '/mi' })
    await typeAsOdd({ target: '/deira' })
    await commitWorkingCopy(db, key, odd)
    await expect(commitWorkingCopy(db, key, sigrid)).rejects.toMatchObject({
      code: 'content_conflict',
      field: 'target',
    })
    const state = await type({ permanent: true })
    expect(state.conflicts).toEqual([
      {
        field: 'target',
        base: { value: body.target },
        mine: { value: '/mi' },
        theirs: { value: '/deira' },
      },
    ])
    expect(await readDraft()).toMatchObject({ target: '/deira' })
  })

  test('resolve a conflict by keeping one text or the other', async () => {
    await type({ target: '/mi' })
    await typeAsOdd({ target: '/deira' })
    await commitWorkingCopy(db, key, odd)
    expect((await type({ target: '/mi' }, { basedOn: 2 })).conflicts).toEqual([])
    await commitWorkingCopy(db, key, sigrid)
    expect(await readDraft()).toMatchObject({ target: '/mi' })

    await type({ target: '/mi-igjen' }, { basedOn: 3 })
    await typeAsOdd({ target: '/deira-igjen' }, { basedOn: 3 })
    await commitWorkingCopy(db, key, odd)
    await type({}, { basedOn: 4, discarded: ['target'] })
    await commitWorkingCopy(db, key, sigrid)
    expect(await readDraft()).toMatchObject({ target: '/deira-igjen' })
  })
})
