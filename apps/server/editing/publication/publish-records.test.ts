import { beforeEach, describe, expect, test } from 'vitest'
import { article } from '../../../../packages/page-engine/testing/test-records.ts'
import { readPlans, runDuePlans } from '../../content/records/plans.ts'
import { findDraft, findRecord, findStable, readRevision } from '../../content/records/store/read-records.ts'
import { saveDraft } from '../../content/records/store/save-versions.ts'
import { updateDraftAndStable } from '../../content/records/store/update-draft-and-stable.ts'
import { emptyDatabase, givenDatabase } from '../../platform/db/test-database.ts'
import { openRecord } from '../open-record.ts'
import { saveEdits } from '../sessions/save-edits.ts'
import { planRecords, publishRecords, revertPublication } from './publish-records.ts'

const db = await givenDatabase()
const now = new Date('2026-11-20T12:00:00Z')
const sigrid = { id: '1f0e9b64-6c7d-4b8e-8d55-1d1a64d8a001', name: 'Sigrid' }
const action = { db, person: sigrid, now }
const redirect = { kind: 'redirect', id: 'a' } as const
const body = { id: 'a', source: '/a', target: '/kino', permanent: false }
const story = { kind: 'article', id: '6f2b9c0e-2a86-4a55-9d0f-0a4c3f1f7a10' } as const
const written = article({ id: story.id, title: 'Orgel', slug: 'orgel' })

/** Saves a version of the redirect, and returns its number. */
async function save(changes: object) {
  const draft = await findDraft(db, 'redirect', 'a')
  const basedOn = draft?.version ?? 0
  return saveDraft(db, {
    ...redirect,
    author: 'Odd',
    basedOn,
    body: { ...body, ...(draft?.body as object), ...changes },
  })
}
const publish = (version: number | null, sequence?: number) =>
  publishRecords(action, [{ ...redirect, version }], {
    request: sequence === undefined ? undefined : { personId: sigrid.id, session: 'tab', sequence },
  })
const publicVersion = async () => (await findStable(db, 'redirect', 'a'))?.version

beforeEach(async () => {
  await emptyDatabase(db)
  await save({})
})

test('who publishes an article is told the version that has its dates', async () => {
  await saveDraft(db, { ...story, author: 'Odd', basedOn: 0, body: written })
  const { records } = await publishRecords(action, [{ ...story, version: 1 }])
  expect(records).toEqual([{ ...story, version: 2, draftVersion: 2 }])
})

describe('a session that publishes', () => {
  test('twice by a repeated request publishes once, and gets the same batch', async () => {
    const first = await publish(1, 1)
    const revision = await readRevision(db)
    expect(await publish(1, 1)).toEqual(first)
    expect(await readRevision(db)).toBe(revision)
  })

  test('changes nothing with a request that arrives again after it was taken back', async () => {
    const first = await publish(1, 1)
    await revertPublication(action, first.batch)
    expect(await publish(1, 1)).toEqual(first)
    expect(await publicVersion()).toBeUndefined()
  })

  test('changes nothing with a request that arrives late', async () => {
    const version = await save({ target: '/kultur' })
    await publish(version, 3)
    await expect(publish(1, 2)).rejects.toMatchObject({ code: 'content_conflict' })
    expect(await publicVersion()).toBe(version)
  })

  test('keeps what it has typed meanwhile', async () => {
    const typed = { ...redirect, basedOn: 1, fields: { target: { value: '/ny' } } }
    await saveEdits(db, { personId: sigrid.id, session: 'tab', sequence: 1 }, [typed], now)
    await publish(1, 2)
    await saveEdits(db, { personId: sigrid.id, session: 'tab', sequence: 1 }, [{ ...typed, fields: {} }], now)
    const { workingCopy } = await openRecord(db, redirect, sigrid.id)
    expect(workingCopy).toMatchObject({ basedOn: 1, fields: typed.fields })
  })

  test('plans once, also when the plan was removed in between', async () => {
    const plan = (sequence: number, publishAt: Date | null) =>
      planRecords(action, [{ ...redirect, publishAt, unpublishAt: null }], {
        request: { personId: sigrid.id, session: 'tab', sequence },
      })
    const tomorrow = new Date('2026-11-21T12:00:00Z')
    await plan(1, tomorrow)
    expect(await readPlans(db)).toHaveLength(1)
    await planRecords(action, [{ ...redirect, publishAt: null, unpublishAt: null }])
    await plan(1, tomorrow)
    expect(await readPlans(db)).toEqual([])
    await plan(3, null)
    await expect(plan(2, tomorrow)).rejects.toMatchObject({ code: 'content_conflict' })
  })
})

describe('what visitors see already', () => {
  test('is not published again, and the batch that made it public can be taken back', async () => {
    const { batch } = await publish(1)
    const revision = await readRevision(db)
    expect(await publish(1)).toMatchObject({ batch, records: [{ version: 1, draftVersion: 1 }] })
    expect(await readRevision(db)).toBe(revision)
    await revertPublication(action, (await publish(1)).batch)
    expect(await publicVersion()).toBeUndefined()
  })

  test('is left out of a batch with other records', async () => {
    await publish(1)
    const other = { kind: 'redirect', id: 'b' } as const
    await saveDraft(db, { ...other, author: 'Odd', basedOn: 0, body: { ...body, id: 'b', source: '/b' } })
    const { batch } = await publishRecords(action, [
      { ...redirect, version: 1 },
      { ...other, version: 1 },
    ])
    await revertPublication(action, batch)
    expect(await publicVersion()).toBe(1)
  })

  test('is nothing, when a record that is not public is taken off the site', async () => {
    const revision = await readRevision(db)
    expect((await publish(null)).records).toMatchObject([{ version: null }])
    expect(await readRevision(db)).toBe(revision)
  })

  test('is the version of an article, also when it has got its dates', async () => {
    await saveDraft(db, { ...story, author: 'Odd', basedOn: 0, body: written })
    const { batch } = await publishRecords(action, [{ ...story, version: 1 }])
    const again = await publishRecords({ ...action, now: new Date('2026-11-21T12:00:00Z') }, [
      { ...story, version: 1 },
    ])
    expect(again).toMatchObject({ batch, records: [{ version: 2, draftVersion: 2 }] })
  })
})

describe('some fields of a version', () => {
  const publishFields = (version: number, ...fields: string[]) =>
    publishRecords(action, [{ ...redirect, version, fields }])
  const readPublic = async () => (await findStable(db, 'redirect', 'a'))?.body

  test('are published, and the others stay as visitors see them', async () => {
    await publish(1)
    const version = await save({ target: '/kultur', permanent: true })
    const { records } = await publishFields(version, 'target')
    expect(records).toMatchObject([{ version: 3, draftVersion: 4 }])
    expect(await readPublic()).toEqual({ ...body, target: '/kultur' })
    expect((await findDraft(db, 'redirect', 'a'))?.body).toEqual({
      ...body,
      target: '/kultur',
      permanent: true,
    })
    await publishFields(4, 'permanent')
    expect(await findRecord(db, 'redirect', 'a')).toMatchObject({ draftVersion: 4, stableVersion: 4 })
  })

  test('are removed when the version lacks them', async () => {
    await saveDraft(db, { ...story, author: 'Odd', basedOn: 0, body: { ...written, lead: 'Kort' } })
    await publishRecords(action, [{ ...story, version: 1 }])
    await saveDraft(db, { ...story, author: 'Odd', basedOn: 2, body: { ...written, title: 'Ny' } })
    await publishRecords(action, [{ ...story, version: 3, fields: ['lead'] }])
    const published = (await findStable(db, 'article', story.id))?.body
    expect(published).toMatchObject({ title: 'Orgel' })
    expect(published).not.toHaveProperty('lead')
  })

  test('make no version when visitors see them already', async () => {
    await publish(1)
    const version = await save({ target: '/kultur' })
    const revision = await readRevision(db)
    await publishFields(version, 'source')
    expect(await readRevision(db)).toBe(revision)
    expect(await findRecord(db, 'redirect', 'a')).toMatchObject({ draftVersion: 2, stableVersion: 1 })
    await publishFields(version, 'target')
    expect(await findRecord(db, 'redirect', 'a')).toMatchObject({ draftVersion: 2, stableVersion: 2 })
  })

  test('bring everything when the record is not public', async () => {
    await publishFields(1, 'target')
    expect(await readPublic()).toEqual(body)
  })

  test('are taken back alone', async () => {
    await publish(1)
    const version = await save({ target: '/kultur', permanent: true })
    const { batch } = await publishFields(version, 'target')
    await revertPublication(action, batch)
    expect(await readPublic()).toEqual(body)
    expect((await findDraft(db, 'redirect', 'a'))?.body).toMatchObject({ target: '/kultur' })
  })
})

describe('an older version', () => {
  const publishSeen = (version: number | null, seen?: number | null, options: object = {}) =>
    publishRecords(action, [{ ...redirect, version, seen }], options)
  const OUTDATED = { code: 'publish_outdated' }

  test('does not replace a newer one that a colleague has published', async () => {
    await publish(1)
    const version = await save({ target: '/kultur' })
    await publish(version)
    await expect(publish(1)).rejects.toMatchObject(OUTDATED)
    expect(await publicVersion()).toBe(version)
  })

  test('is published again by whoever restores it', async () => {
    await publish(1)
    await publish(await save({ target: '/kultur' }))
    await publishSeen(1, 1, { isRestore: true })
    expect(await publicVersion()).toBe(1)
  })

  test('that a publication was taken back to gives way to the newer one again', async () => {
    await publish(1)
    const version = await save({ target: '/kultur' })
    const { batch } = await publish(version)
    await revertPublication(action, batch)
    await publishSeen(version, 1)
    expect(await publicVersion()).toBe(version)
  })

  test('does not replace one that a plan has published', async () => {
    const version = await save({ target: '/kultur' })
    await publish(1)
    await planRecords(action, [
      { ...redirect, version, publishAt: new Date('2026-11-20T13:00:00Z'), unpublishAt: null },
    ])
    await runDuePlans(db, new Date('2026-11-20T14:00:00Z'))
    await expect(publish(1)).rejects.toMatchObject(OUTDATED)
  })

  test('may have been public in the same form but for its dates, and then is public already', async () => {
    await saveDraft(db, { ...story, author: 'Odd', basedOn: 0, body: written })
    await publishRecords(action, [{ ...story, version: 1 }])
    await publishRecords(action, [{ ...story, version: 1, seen: null }])
    expect(await findStable(db, 'article', story.id)).toMatchObject({ version: 2 })
  })
})

describe('who has seen another public version than there is', () => {
  const publishSeen = (version: number | null, seen?: number | null) =>
    publishRecords(action, [{ ...redirect, version, seen }])
  const OUTDATED = { code: 'publish_outdated' }

  test('does not publish a newer one, and is not refused when nothing was seen', async () => {
    await publish(1)
    const theirs = await save({ target: '/kultur' })
    const mine = await save({ permanent: true })
    await publish(theirs)
    await expect(publishSeen(mine, 1)).rejects.toMatchObject(OUTDATED)
    await expect(publishSeen(mine, null)).rejects.toMatchObject(OUTDATED)
    expect(await publicVersion()).toBe(theirs)
    await publishSeen(mine, theirs)
    expect(await publicVersion()).toBe(mine)
    await publishSeen(await save({ permanent: false }))
    expect(await publicVersion()).toBe(4)
  })

  test('is not refused when a colleague has published the same version', async () => {
    const version = await save({ target: '/kultur' })
    await publish(1)
    await publish(version)
    await publishSeen(version, 1)
    expect(await publicVersion()).toBe(version)
  })

  test('neither takes it off the site nor puts it back', async () => {
    await publish(1)
    const version = await save({ target: '/kultur' })
    await publish(version)
    await expect(publishSeen(null, 1)).rejects.toMatchObject(OUTDATED)
    await publishSeen(null, version)
    await expect(publishSeen(version, version)).rejects.toMatchObject(OUTDATED)
    expect(await publicVersion()).toBeUndefined()
    await publishSeen(version, null)
    expect(await publicVersion()).toBe(version)
  })

  test('is refused for all records of the request', async () => {
    const other = { kind: 'redirect', id: 'b' } as const
    await saveDraft(db, { ...other, author: 'Odd', basedOn: 0, body: { ...body, id: 'b', source: '/b' } })
    await publish(1)
    const version = await save({ target: '/kultur' })
    const records = [
      { ...other, version: 1, seen: null },
      { ...redirect, version, seen: null },
    ]
    await expect(publishRecords(action, records)).rejects.toMatchObject(OUTDATED)
    expect(await findStable(db, 'redirect', 'b')).toBeUndefined()
  })
})

describe('a program that publishes in between', () => {
  /** Changes the public version and the draft alike, as the ticketing sync does. */
  const runProgram = (target: string) =>
    db.transaction((tx) =>
      updateDraftAndStable<'redirect'>(tx, { ...redirect, author: 'kasse' }, (stored) => ({
        ...stored,
        target,
      })),
    )

  test('is no obstacle to a version that was saved before', async () => {
    await publish(1)
    const version = await save({ permanent: true })
    await runProgram('/kultur')
    expect(await publicVersion()).toBe(3)
    await publishRecords(action, [{ ...redirect, version, seen: 1 }])
    expect(await publicVersion()).toBe(version)
  })

  test('is no obstacle to what a colleague has not touched, and hides nothing that a colleague published', async () => {
    await publish(1)
    await runProgram('/kultur')
    const seen = await publicVersion()
    const theirs = await save({ permanent: true })
    const mine = await save({ source: '/b' })
    await publish(theirs)
    await runProgram('/kino')
    await expect(publishRecords(action, [{ ...redirect, version: mine, seen }])).rejects.toMatchObject({
      code: 'publish_outdated',
    })
  })

  test('does not make the public version another one for who publishes it again', async () => {
    await publish(1)
    await runProgram('/kultur')
    const revision = await readRevision(db)
    await publishRecords(action, [{ ...redirect, version: 1, seen: 1 }])
    expect(await readRevision(db)).toBe(revision)
  })
})

describe('two people who publish different fields of one version', () => {
  const publishFields = (version: number, seen: number, ...fields: string[]) =>
    publishRecords(action, [{ ...redirect, version, seen, fields }])

  test('publish both, each having seen what was public before', async () => {
    await publish(1)
    const version = await save({ target: '/kultur', permanent: true })
    await publishFields(version, 1, 'target')
    await publishFields(version, 1, 'permanent')
    expect((await findStable(db, 'redirect', 'a'))?.body).toMatchObject({
      target: '/kultur',
      permanent: true,
    })
  })

  test('do not replace a field that the other has published since', async () => {
    await publish(1)
    const mine = await save({ target: '/mi' })
    const theirs = await save({ target: '/deira' })
    await publishFields(theirs, 1, 'target')
    await expect(publishFields(mine, 1, 'target')).rejects.toMatchObject({ code: 'publish_outdated' })
    await expect(
      publishRecords(action, [{ ...redirect, version: mine, fields: ['target'] }]),
    ).rejects.toMatchObject({ code: 'publish_outdated' })
    await expect(publishFields(await save({ target: '/mi-nye' }), 1, 'target')).rejects.toMatchObject({
      code: 'publish_outdated',
    })
    expect((await findStable(db, 'redirect', 'a'))?.body).toMatchObject({ target: '/deira' })
  })
})
