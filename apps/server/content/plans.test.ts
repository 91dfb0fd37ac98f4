import type { Redirect } from '@lerret/model'
import { desc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { emptyDatabase, givenDatabase } from '../db/test-database.ts'
import { carryOutPlans, findNextPlanned, findPlan, planRecord, readPlans } from './plans.ts'
import { deleteDraft, findStable, publishDraft, readRevision, saveDraft, unpublish } from './store.ts'
import { contentPublication } from './table.ts'

const db = await givenDatabase()
const now = new Date('2026-11-20T11:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
beforeEach(() => emptyDatabase(db))

async function givenRedirect(id: string) {
  const body: Redirect = { id, source: `/frå-${id}`, target: '/kino', permanent: false }
  await saveDraft(db, { kind: 'redirect', id, author: 'Odd', basedOn: 0, body })
  const named = { kind: 'redirect', id } as const
  return {
    plan: (publishAt: Date | null, unpublishAt: Date | null) =>
      planRecord(db, { ...named, author: 'Sigrid', publishAt, unpublishAt, now }),
    findPlan: () => findPlan(db, 'redirect', id),
    save: (target: string, basedOn: number) =>
      saveDraft(db, { ...named, author: 'Odd', basedOn, body: { ...body, target } }),
    delete: () => deleteDraft(db, { ...named, author: 'Odd', basedOn: 1 }),
    publish: () => publishDraft(db, { ...named, author: 'Odd' }),
    unpublish: () => unpublish(db, { ...named, author: 'Odd' }),
    isPublic: async () => (await findStable(db, 'redirect', id)) !== undefined,
    stable: async () => (await findStable(db, 'redirect', id))?.body as Redirect | undefined,
  }
}

test('a planned record appears at its moment and goes at the other, in the name of who planned it', async () => {
  const record = await givenRedirect('konsert')
  await record.plan(at(10), at(20))
  expect(await carryOutPlans(db, at(9))).toEqual([])
  expect(await record.isPublic()).toBe(false)
  expect(await carryOutPlans(db, at(10))).toEqual([{ kind: 'redirect', id: 'konsert', steps: ['publish'] }])
  expect(await record.isPublic()).toBe(true)
  expect(await findNextPlanned(db)).toEqual(at(20))
  await carryOutPlans(db, at(21))
  expect(await record.isPublic()).toBe(false)
  expect(await record.findPlan()).toBeUndefined()
  expect(await readAuthors()).toEqual(['Sigrid', 'Sigrid'])
})

test('the draft is published as it is when the moment comes', async () => {
  const record = await givenRedirect('konsert')
  await record.plan(at(10), null)
  await record.save('/kultur', 1)
  await carryOutPlans(db, at(10))
  expect(await record.stable()).toMatchObject({ target: '/kultur' })
})

test('a new plan takes the place of the old one, and an empty one plans nothing', async () => {
  const record = await givenRedirect('konsert')
  await record.plan(at(10), at(20))
  await record.plan(at(30), null)
  expect(await record.findPlan()).toMatchObject({ publishAt: at(30), unpublishAt: null, plannedBy: 'Sigrid' })
  expect(await carryOutPlans(db, at(29))).toEqual([])
  await record.plan(null, null)
  expect(await readPlans(db)).toEqual([])
  expect(await carryOutPlans(db, at(40))).toEqual([])
})

test('a plan that cannot be carried out is refused by record and reason, and the old one stays', async () => {
  const record = await givenRedirect('konsert')
  await record.plan(at(10), null)
  await expect(record.plan(at(-1), null)).rejects.toThrow('redirect konsert: a planned moment must come.')
  await expect(record.plan(null, at(5))).rejects.toThrow('is not public')
  expect(await record.findPlan()).toMatchObject({ publishAt: at(10) })
  await expect(
    planRecord(db, { kind: 'redirect', id: 'x', author: 'S', publishAt: null, unpublishAt: null, now }),
  ).rejects.toThrow('There is no redirect x.')
})

test('what is done by hand is not done again by plan', async () => {
  const record = await givenRedirect('konsert')
  await record.plan(at(10), at(20))
  await record.publish()
  expect(await record.findPlan()).toMatchObject({ publishAt: null, unpublishAt: at(20) })
  await record.unpublish()
  expect(await record.findPlan()).toBeUndefined()
})

test('a record that is deleted does not appear', async () => {
  const record = await givenRedirect('konsert')
  await record.plan(at(10), null)
  await record.delete()
  expect(await carryOutPlans(db, at(10))).toEqual([])
})

test('all that was missed happens at once, in the order in which it was planned', async () => {
  const one = await givenRedirect('ein')
  const two = await givenRedirect('to')
  await one.plan(at(10), at(20))
  await two.plan(at(15), null)
  expect(await carryOutPlans(db, at(60))).toEqual([
    { kind: 'redirect', id: 'ein', steps: ['publish', 'unpublish'] },
    { kind: 'redirect', id: 'to', steps: ['publish'] },
  ])
  expect([await one.isPublic(), await two.isPublic()]).toEqual([false, true])
})

test('of several servers that carry plans out at the same moment, each plan is carried out by one', async () => {
  for (const id of ['ein', 'to', 'tre']) await (await givenRedirect(id)).plan(at(10), null)
  const done = await Promise.all(Array.from({ length: 6 }, () => carryOutPlans(db, at(10))))
  expect(done.flat()).toHaveLength(3)
  expect(await readRevision(db)).toBe(3)
})

async function readAuthors() {
  const rows = await db
    .select({ author: contentPublication.author })
    .from(contentPublication)
    .orderBy(desc(contentPublication.number))
  return rows.map(({ author }) => author)
}
