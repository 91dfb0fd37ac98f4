import type { Article } from '@lerret/model'
import { beforeEach, describe, expect, test } from 'vitest'
import { article } from '../../../../packages/page-engine/testing/test-records.ts'
import { publishRecords, revertPublication } from '../../editing/publication/publish-records.ts'
import { saveEditedVersions } from '../../editing/sessions/save-versions.ts'
import { emptyDatabase, givenDatabase } from '../../platform/db/test-database.ts'
import { planRecord, runDuePlans } from './plans.ts'
import { findDraft, findStable } from './store/read-records.ts'
import { saveDraft } from './store/save-versions.ts'

const db = await givenDatabase()
const now = new Date('2026-11-20T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const id = '6f2b9c0e-2a86-4a55-9d0f-0a4c3f1f7a10'
const key = { kind: 'article', id } as const
const body = article({ id, title: 'Orgel', slug: 'orgel', author: 'Sigrid', createdAt: 1, updatedAt: 1 })

beforeEach(async () => {
  await emptyDatabase(db)
  await save(body)
})

const save = async (changed: Article) => {
  const basedOn = (await findDraft(db, 'article', id))?.version ?? 0
  return saveDraft(db, { ...key, author: 'Odd', basedOn, body: changed })
}
const sigrid = { id: '1f0e9b64-6c7d-4b8e-8d55-1d1a64d8a001', name: 'Sigrid' }
const publish = (version: number, moment = now) =>
  publishRecords({ db, person: sigrid, now: moment }, [{ ...key, version }])
const readDraft = async () => (await findDraft(db, 'article', id))?.body as Article
const readStable = async () => (await findStable(db, 'article', id))?.body as Article

test('an article that is published for the first time gets its dates', async () => {
  await publish(1)
  const dates = { publishedAt: now.getTime(), updatedAt: now.getTime() }
  expect(await readStable()).toEqual({ ...body, ...dates })
  expect(await readDraft()).toEqual(await readStable())
})

test('an article that is published again gets another date of change, and has its first date', async () => {
  await publish(1)
  const version = await save({ ...(await readDraft()), title: 'Orgel på tysdag' })
  await publish(version, hours(5))
  expect(await readStable()).toMatchObject({
    title: 'Orgel på tysdag',
    publishedAt: now.getTime(),
    updatedAt: hours(5).getTime(),
  })
})

describe('an editing session', () => {
  let sequence = 0
  /** Saves a title as a version of the draft, and publishes it. */
  async function publishTitle(title: string, moment: Date) {
    const { versions } = await saveEditedVersions(
      db,
      { author: sigrid.name, authorId: sigrid.id },
      { personId: sigrid.id, session: 'tab', sequence: ++sequence },
      [
        {
          ...key,
          basedOn: (await findDraft(db, 'article', id))?.version ?? 0,
          fields: { title: { value: title } },
        },
      ],
      moment,
    )
    return publish(versions[0] as number, moment)
  }

  test('that publishes an article dates it, and each change after that', async () => {
    await publishTitle('Orgel', now)
    await publishTitle('Orgel på tysdag', hours(1))
    expect(await readStable()).toMatchObject({ publishedAt: +now, updatedAt: +hours(1) })
    expect(await readDraft()).toEqual(await readStable())
  })

  test('that goes on after a publication was taken back dates the next one anew', async () => {
    await publishTitle('Orgel', now)
    const { batch } = await publishTitle('Orgel på tysdag', hours(1))
    await revertPublication({ db, person: sigrid, now: hours(2) }, batch)
    await publishTitle('Orgel på onsdag', hours(3))
    expect(await readStable()).toMatchObject({ publishedAt: +now, updatedAt: +hours(3) })
  })
})

test('publishing the same version again changes no date and adds no version', async () => {
  await publish(1)
  const before = await findDraft(db, 'article', id)
  await publish(before?.version as number, hours(5))
  expect((await findDraft(db, 'article', id))?.version).toBe(before?.version)
  expect(await readStable()).toEqual(before?.body)
})

test('a draft that is newer than the published version stays newer, with the publication date', async () => {
  await save({ ...body, title: 'Nyare' })
  await publish(1)
  expect(await readStable()).toMatchObject({ title: 'Orgel', publishedAt: now.getTime() })
  expect(await readDraft()).toEqual({ ...body, title: 'Nyare', publishedAt: now.getTime() })
})

test('a planned article is dated by its plan, not by when a server carries it out', async () => {
  await planRecord(db, { ...key, author: 'Sigrid', publishAt: hours(2), unpublishAt: null, now })
  await runDuePlans(db, hours(3))
  expect(await readStable()).toMatchObject({
    publishedAt: hours(2).getTime(),
    updatedAt: hours(2).getTime(),
  })
})
