import type { Redirect } from '@lerret/model'
import { desc, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { emptyDatabase, givenDatabase } from '../../platform/db/test-database.ts'
import { findNextPlanned, planRecord, planRecords, readPlans, runDuePlans } from './plans.ts'
import { publishDraft, unpublish } from './store/publish-versions.ts'
import { findDraft, findRecord, findStable, readRevision } from './store/read-records.ts'
import { deleteDraft, saveDraft } from './store/save-versions.ts'
import { contentPublication } from './table.ts'

const db = await givenDatabase()
const now = new Date('2026-11-20T11:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
beforeEach(() => emptyDatabase(db))

async function givenRedirect(id: string) {
  const body: Redirect = { id, source: `/frå-${id}`, target: '/kino', permanent: false }
  await saveDraft(db, { kind: 'redirect', id, author: 'Odd', basedOn: 0, body })
  const key = { kind: 'redirect', id } as const
  return {
    plan: (publishAt: Date | null, unpublishAt: Date | null) =>
      planRecord(db, { ...key, author: 'Sigrid', publishAt, unpublishAt, now }),
    findPlan: async () => (await readPlans(db)).find((plan) => plan.id === id),
    save: (target: string, basedOn: number) =>
      saveDraft(db, { ...key, author: 'Odd', basedOn, body: { ...body, target } }),
    delete: () => deleteDraft(db, { ...key, author: 'Odd', basedOn: 1 }),
    publish: () => publishDraft(db, { ...key, author: 'Odd' }),
    unpublish: () => unpublish(db, { ...key, author: 'Odd' }),
    isPublic: async () => (await findStable(db, 'redirect', id)) !== undefined,
    draft: async () => (await findDraft(db, 'redirect', id))?.body,
    stable: async () => (await findStable(db, 'redirect', id))?.body as Redirect | undefined,
  }
}

test('a planned record is published and unpublished at its times, by the author of the plan', async () => {
  const record = await givenRedirect('konsert')
  await record.plan(at(10), at(20))
  expect(await runDuePlans(db, at(9))).toEqual([])
  expect(await record.isPublic()).toBe(false)
  expect(await runDuePlans(db, at(10))).toEqual([{ kind: 'redirect', id: 'konsert', steps: ['publish'] }])
  expect(await record.isPublic()).toBe(true)
  expect(await findNextPlanned(db)).toEqual(at(20))
  await runDuePlans(db, at(21))
  expect(await record.isPublic()).toBe(false)
  expect(await record.findPlan()).toBeUndefined()
  expect(await readAuthors()).toEqual(['Sigrid', 'Sigrid'])
})

test('the planned version is published, and a newer draft stays a draft', async () => {
  const record = await givenRedirect('konsert')
  await record.plan(at(10), null)
  await record.save('/kultur', 1)
  await runDuePlans(db, at(10))
  expect(await record.stable()).toMatchObject({ target: '/kino' })
  expect(await record.draft()).toMatchObject({ target: '/kultur' })
})

test('a version that cannot be public cannot be planned either', async () => {
  const record = await givenRedirect('konsert')
  await record.save('ingen stad', 1)
  await expect(record.plan(at(10), null)).rejects.toThrow('target is not a link')
  expect(await record.findPlan()).toBeUndefined()
})

test('plans of several records are saved together or not at all', async () => {
  await givenRedirect('konsert')
  const plan = (id: string) => ({ kind: 'redirect', id, publishAt: at(10), unpublishAt: null }) as const
  const plans = [plan('konsert'), plan('finst-ikkje')]
  await expect(planRecords(db, { author: 'Sigrid' }, plans, now)).rejects.toThrow('no redirect finst-ikkje')
  expect(await readPlans(db)).toEqual([])
})

test('a plan that cannot be carried out is removed with its reason, and the others are carried out', async () => {
  const broken = await givenRedirect('broten')
  const sound = await givenRedirect('heil')
  await broken.plan(at(10), null)
  await sound.plan(at(10), null)
  await db.execute(sql`update content_version set body = body - 'target' where id = 'broten'`)
  const [first, second] = await runDuePlans(db, at(10))
  expect(first).toMatchObject({ id: 'broten', problem: expect.stringContaining('redirect broten: target') })
  expect(second).toEqual({ kind: 'redirect', id: 'heil', steps: ['publish'] })
  expect([await broken.isPublic(), await sound.isPublic()]).toEqual([false, true])
  expect(await findNextPlanned(db)).toBeNull()
})

test('a new plan replaces the old one, and an empty plan removes it', async () => {
  const record = await givenRedirect('konsert')
  await record.plan(at(10), at(20))
  await record.plan(at(30), null)
  expect(await record.findPlan()).toMatchObject({ publishAt: at(30), unpublishAt: null, plannedBy: 'Sigrid' })
  expect(await runDuePlans(db, at(29))).toEqual([])
  await record.plan(null, null)
  expect(await readPlans(db)).toEqual([])
  expect(await runDuePlans(db, at(40))).toEqual([])
})

test('an invalid plan is refused with record and reason, and the old one stays', async () => {
  const record = await givenRedirect('konsert')
  await record.plan(at(10), null)
  await expect(record.plan(at(-1), null)).rejects.toThrow('redirect konsert: a planned moment must come.')
  await expect(record.plan(null, at(5))).rejects.toThrow('is not public')
  expect(await record.findPlan()).toMatchObject({ publishAt: at(10) })
  await expect(
    planRecord(db, { kind: 'redirect', id: 'x', author: 'S', publishAt: null, unpublishAt: null, now }),
  ).rejects.toThrow('There is no redirect x.')
})

test('a step that was done by hand is removed from the plan', async () => {
  const record = await givenRedirect('konsert')
  await record.plan(at(10), at(20))
  await record.publish()
  expect(await record.findPlan()).toMatchObject({ publishAt: null, unpublishAt: at(20) })
  await record.unpublish()
  expect(await record.findPlan()).toBeUndefined()
})

test('a plan ends when the deletion of its record is published', async () => {
  const record = await givenRedirect('konsert')
  await record.publish()
  await record.plan(at(10), at(20))
  await record.delete()
  await record.publish()
  expect(await record.isPublic()).toBe(false)
  expect(await record.findPlan()).toBeUndefined()
})

test('a deleted record is not published by its plan', async () => {
  const record = await givenRedirect('konsert')
  await record.plan(at(10), null)
  await record.delete()
  expect(await runDuePlans(db, at(10))).toEqual([])
  expect(await findRecord(db, 'redirect', 'konsert')).toMatchObject({ planProblem: 'record_deleted' })
})

test('all missed steps are carried out at once, in their order', async () => {
  const one = await givenRedirect('ein')
  const two = await givenRedirect('to')
  await one.plan(at(10), at(20))
  await two.plan(at(15), null)
  expect(await runDuePlans(db, at(60))).toEqual([
    { kind: 'redirect', id: 'ein', steps: ['publish', 'unpublish'] },
    { kind: 'redirect', id: 'to', steps: ['publish'] },
  ])
  expect([await one.isPublic(), await two.isPublic()]).toEqual([false, true])
})

test('concurrent servers carry out each plan once', async () => {
  for (const id of ['ein', 'to', 'tre']) await (await givenRedirect(id)).plan(at(10), null)
  const executed = await Promise.all(Array.from({ length: 6 }, () => runDuePlans(db, at(10))))
  expect(executed.flat()).toHaveLength(3)
  expect(await readRevision(db)).toBe(3)
})

async function readAuthors() {
  const rows = await db
    .select({ author: contentPublication.author })
    .from(contentPublication)
    .orderBy(desc(contentPublication.number))
  return rows.map(({ author }) => author)
}
