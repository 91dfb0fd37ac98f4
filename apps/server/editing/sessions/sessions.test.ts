import type { FieldChanges, Redirect } from '@lerret/model'
import { beforeEach, describe, expect, test } from 'vitest'
import { findDraft, readHistory } from '../../content/records/store/read-records.ts'
import { deleteDraft, saveDraft, saveVersions } from '../../content/records/store/save-versions.ts'
import { emptyDatabase, givenDatabase } from '../../platform/db/test-database.ts'
import { openRecord } from '../open-record.ts'
import { discardWorkingCopy, listWorkingCopies } from '../working-copies.ts'
import { type Edit, saveEdits } from './save-edits.ts'
import { type EditToSave, saveEditedVersions } from './save-versions.ts'

const db = await givenDatabase()
const now = new Date('2026-11-20T12:00:00Z')
const a = { kind: 'redirect', id: 'a' } as const
const b = { kind: 'redirect', id: 'b' } as const
const body: Redirect = { id: 'a', source: '/a', target: '/kino', permanent: false }

beforeEach(async () => {
  await emptyDatabase(db)
  await saveDraft(db, { ...a, author: 'Odd', basedOn: 0, body })
})

/** An editor that is open in a browser tab. */
function givenTab(session: string, personId = 'sigrid') {
  let sequence = 0
  const next = () => ({ personId, session, sequence: ++sequence })
  const author = { author: personId, authorId: personId }
  return {
    next,
    edit: (...edits: Edit[]) => saveEdits(db, next(), edits, now),
    editAs: (number: number, ...edits: Edit[]) =>
      saveEdits(db, { personId, session, sequence: number }, edits, now),
    save: async (...edits: EditToSave[]) =>
      (await saveEditedVersions(db, author, next(), edits, now)).versions,
    saveAs: async (number: number, ...edits: EditToSave[]) =>
      (await saveEditedVersions(db, author, { personId, session, sequence: number }, edits, now)).versions,
  }
}

const values = (fields: Record<string, unknown>): FieldChanges =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))
const edit = (key: typeof a | typeof b, basedOn: number, fields: Record<string, unknown>) => ({
  ...key,
  basedOn,
  fields: values(fields),
})
const readCopy = async (key: typeof a | typeof b = a) => (await openRecord(db, key, 'sigrid')).workingCopy
const copyOf = async (key: typeof a | typeof b = a) => (await readCopy(key))?.fields
const draftOf = async (key: typeof a | typeof b = a) => (await findDraft(db, key.kind, key.id))?.body

describe('what is typed', () => {
  test('in several records is stored in all of them or in none', async () => {
    const tab = givenTab('tab')
    expect(await tab.edit(edit(a, 1, { target: '/ny' }), edit(b, 0, { source: '/b' }))).toEqual([1, 0])
    expect(await copyOf(b)).toEqual(values({ source: '/b' }))
    const unknown = edit(b, 7, { source: '/c' })
    await expect(tab.edit(edit(a, 1, { target: '/x' }), unknown)).rejects.toMatchObject({
      code: 'content_conflict',
    })
    expect(await copyOf(a)).toEqual(values({ target: '/ny' }))
  })

  test('is stored although a colleague has saved a version, and the number of that one is returned', async () => {
    await saveDraft(db, { ...a, author: 'Odd', basedOn: 1, body: { ...body, permanent: true } })
    expect(await givenTab('tab').edit(edit(a, 1, { target: '/ny' }))).toEqual([2])
    expect(await readCopy()).toMatchObject({
      basedOn: 1,
      base: body,
      draftVersion: 2,
    })
  })

  test('does not come back with a request that arrives twice or late', async () => {
    const tab = givenTab('tab')
    await tab.editAs(1, edit(a, 1, { target: '/ein' }))
    await tab.editAs(3, { ...edit(a, 1, { permanent: true }), discarded: values({ target: '/ein' }) })
    await tab.editAs(1, edit(a, 1, { target: '/ein' }))
    await tab.editAs(2, edit(a, 1, { target: '/to' }))
    expect(await copyOf()).toEqual(values({ permanent: true }))
  })

  test('begins with the first fields of a new record, but for those that are stored already', async () => {
    const initial = values({ source: '', permanent: true })
    const [first, second] = [givenTab('first'), givenTab('second')]
    await first.edit({ ...edit(b, 0, { source: '/a' }), initial })
    await second.edit({ ...edit(b, 0, { target: '/b' }), initial })
    expect(await copyOf(b)).toEqual(values({ source: '/a', target: '/b', permanent: true }))
  })

  test('is given up only as it was stored by the one who gives it up', async () => {
    const [first, second] = [givenTab('first'), givenTab('second')]
    await first.edit(edit(a, 1, { target: '/ein' }))
    await second.edit(edit(a, 1, { target: '/to' }))
    await first.edit({ ...edit(a, 1, {}), discarded: values({ target: '/ein' }) })
    expect(await copyOf()).toEqual(values({ target: '/to' }))
    await second.edit({ ...edit(a, 1, {}), discarded: values({ target: '/to' }) })
    expect(await copyOf()).toBeUndefined()
  })

  test('does not come back after it was thrown away', async () => {
    const tab = givenTab('tab')
    await tab.editAs(1, edit(a, 1, { target: '/ein' }))
    await discardWorkingCopy(db, a, 'sigrid')
    await tab.editAs(1, edit(a, 1, { target: '/ein' }))
    expect(await copyOf()).toBeUndefined()
    expect(await listWorkingCopies(db, 'sigrid')).toEqual([])
  })

  test('in two tabs on different versions is based on the older one', async () => {
    const [older, newer] = [givenTab('older'), givenTab('newer')]
    await older.edit(edit(a, 1, { target: '/ny' }))
    await saveDraft(db, { ...a, author: 'Odd', basedOn: 1, body: { ...body, permanent: true } })
    await newer.edit(edit(a, 2, { source: '/b' }))
    expect(await readCopy()).toMatchObject({ basedOn: 1 })
    await newer.edit(edit(a, 2, { target: '/nyare' }))
    expect(await readCopy()).toMatchObject({ basedOn: 2 })
  })

  test('of the sessions of a record, the latest are remembered', async () => {
    const open = givenTab('x-open')
    await open.editAs(5, edit(a, 1, { target: '/open' }))
    for (let number = 0; number < 12; number++) {
      await givenTab(`tab-${number}`).edit(edit(a, 1, { source: `/${number}` }))
      await open.editAs(6 + number, edit(a, 1, { target: `/open-${number}` }))
    }
    await open.editAs(16, edit(a, 1, { target: '/late' }))
    expect(await copyOf()).toMatchObject(values({ target: '/open-11' }))
  })
})

describe('a version', () => {
  test('has the draft with exactly the named fields, and the others stay in the working copy', async () => {
    const tab = givenTab('tab')
    await tab.edit(edit(a, 1, { target: '/ny', source: '/b' }))
    expect(await tab.save(edit(a, 1, { target: '/ny' }))).toEqual([2])
    expect(await draftOf()).toEqual({ ...body, target: '/ny' })
    expect(await readCopy()).toMatchObject({
      fields: values({ source: '/b' }),
      basedOn: 2,
      base: null,
    })
  })

  test('of a removed field lacks it', async () => {
    await givenTab('tab').save({ ...a, basedOn: 1, fields: { permanent: {} } })
    expect(await draftOf()).toEqual({ id: 'a', source: '/a', target: '/kino' })
  })

  test('without changes is the draft', async () => {
    expect(await givenTab('tab').save(edit(a, 1, { target: '/kino' }))).toEqual([1])
    expect(await readHistory(db, 'redirect', 'a')).toHaveLength(1)
  })

  test('that is based on an older draft is refused, and nothing changes in any record', async () => {
    const tab = givenTab('tab')
    await tab.edit(edit(a, 1, { target: '/ny' }), edit(b, 0, { source: '/b' }))
    await saveDraft(db, { ...a, author: 'Odd', basedOn: 1, body: { ...body, permanent: true } })
    await expect(tab.save(edit(b, 0, { source: '/b' }), edit(a, 1, { target: '/ny' }))).rejects.toMatchObject(
      { code: 'content_conflict' },
    )
    expect(await draftOf(b)).toBeUndefined()
    expect(await copyOf(b)).toEqual(values({ source: '/b' }))
    expect(await tab.save(edit(b, 0, { source: '/b' }), edit(a, 2, { target: '/ny' }))).toEqual([1, 3])
    expect(await draftOf()).toEqual({ ...body, permanent: true, target: '/ny' })
  })

  test('leaves what another tab of the same person has written differently', async () => {
    const [first, second] = [givenTab('first'), givenTab('second')]
    await first.edit(edit(a, 1, { target: '/first', permanent: true }))
    await second.edit(edit(a, 1, { source: '/second' }))
    await second.edit(edit(a, 1, { target: '/second' }))
    await first.save(edit(a, 1, { target: '/first', source: '/second', permanent: true }))
    expect(await readCopy()).toMatchObject({
      fields: values({ target: '/second' }),
      basedOn: 1,
    })
  })

  test('that is saved twice is saved once, and the second reply is that of the first', async () => {
    const tab = givenTab('tab')
    const save = () => tab.saveAs(2, edit(b, 0, { source: '/b' }), edit(a, 1, { target: '/ny' }))
    expect(await save()).toEqual([1, 2])
    await saveDraft(db, { ...a, author: 'Odd', basedOn: 2, body })
    expect(await save()).toEqual([1, 2])
    expect(await readHistory(db, 'redirect', 'a')).toHaveLength(3)
  })

  test('that is saved late is refused', async () => {
    const tab = givenTab('tab')
    await tab.editAs(2, edit(a, 1, { target: '/ny' }))
    const late = { ...edit(a, 1, { target: '/gamal' }) }
    await expect(tab.saveAs(1, late)).rejects.toMatchObject({ code: 'content_conflict' })
    await expect(tab.saveAs(2, late)).rejects.toMatchObject({ code: 'content_conflict' })
    expect(await draftOf()).toEqual(body)
    expect(await copyOf()).toEqual(values({ target: '/ny' }))
  })

  test('takes nothing back that is typed while it is saved', async () => {
    const tab = givenTab('tab')
    await tab.saveAs(1, edit(a, 1, { target: '/ny' }))
    // The reply was lost, so the tab does not know of the version.
    await tab.editAs(2, edit(a, 1, { target: '/nyare' }))
    expect(await readCopy()).toMatchObject({
      fields: values({ target: '/nyare' }),
      base: null,
      basedOn: 2,
    })
  })

  test('of a deleted record makes it exist again with what was written', async () => {
    await deleteDraft(db, { ...a, author: 'Odd', basedOn: 1 })
    const tab = givenTab('tab')
    expect(await tab.save(edit(a, 2, {}))).toEqual([2])
    expect(await tab.save(edit(a, 2, { source: '/a', target: '/min' }))).toEqual([3])
    expect(await draftOf()).toEqual({ id: 'a', source: '/a', target: '/min' })
  })

  test('may be a deletion, unless another record refers to it', async () => {
    await saveVersions(db, { author: 'Odd' }, [
      { kind: 'production', id: 'p', basedOn: 0, body: { id: 'p', title: 'Sunrise' } },
      { kind: 'event', id: 'e', basedOn: 0, body: { id: 'e', productionId: 'p' } },
    ])
    const film = { kind: 'production', id: 'p', basedOn: 1, fields: {}, isDeleted: true } as const
    const showing = { kind: 'event', id: 'e', basedOn: 1, fields: {}, isDeleted: true } as const
    const tab = givenTab('tab')
    await expect(tab.save(film)).rejects.toMatchObject({ code: 'content_in_use' })
    expect(await tab.save(film, showing)).toEqual([2, 2])
    expect((await findDraft(db, 'production', 'p'))?.body).toBeNull()
    const missing = { ...b, basedOn: 0, fields: {}, isDeleted: true }
    await expect(tab.save(missing)).rejects.toMatchObject({ code: 'content_not_found' })
  })

  test('with an address that is taken is refused, and what was typed stays', async () => {
    const tab = givenTab('tab')
    await tab.edit(edit(b, 0, { source: '/a' }))
    await expect(tab.save(edit(b, 0, { source: '/a' }))).rejects.toMatchObject({ code: 'address_taken' })
    expect(await copyOf(b)).toEqual(values({ source: '/a' }))
  })
})
