import type { Article } from '@lerret/model'
import { beforeEach, describe, expect, test } from 'vitest'
import { article } from '../../../../packages/page-engine/testing/test-records.ts'
import { readPlans } from '../../content/plans.ts'
import { findDraft, findStable, readRevision } from '../../content/store/read-records.ts'
import { saveDraft } from '../../content/store/save-versions.ts'
import { emptyDatabase, givenDatabase } from '../../db/test-database.ts'
import { openRecord } from '../open-record.ts'
import { saveEdits } from '../sessions/save-edits.ts'
import { planRecords, publishRecords, revertPublication } from './publish-records.ts'

const db = await givenDatabase()
const now = new Date('2026-11-20T12:00:00Z')
const sigrid = { id: '1f0e9b64-6c7d-4b8e-8d55-1d1a64d8a001', name: 'Sigrid' }
const action = { db, person: sigrid, now }
const redirect = { kind: 'redirect', id: 'a' } as const
const body = { id: 'a', source: '/a', target: '/kino', permanent: false }

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
  const id = '6f2b9c0e-2a86-4a55-9d0f-0a4c3f1f7a10'
  const written = article({ id, title: 'Orgel', slug: 'orgel' })
  const { publishedAt: _, ...undated } = written as Article
  await saveDraft(db, { kind: 'article', id, author: 'Odd', basedOn: 0, body: undated })
  const { records } = await publishRecords(action, [{ kind: 'article', id, version: 1 }])
  expect(records).toEqual([{ kind: 'article', id, version: 2, draftVersion: 2 }])
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
