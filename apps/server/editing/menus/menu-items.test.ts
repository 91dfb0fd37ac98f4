import type { MenuItem } from '@lerret/model'
import { beforeAll, expect, test } from 'vitest'
import { article } from '../../../../packages/page-engine/testing/test-records.ts'
import { publishVersions } from '../../content/records/store/publish-versions.ts'
import { saveVersions } from '../../content/records/store/save-versions.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { saveRecords } from '../actions.ts'
import { findLinkTargets } from '../link-targets.ts'
import { publishRecords } from '../publication/publish-records.ts'
import { readMenuItems } from './menu-items.ts'

const db = await givenDatabase()
const sigrid = { id: crypto.randomUUID(), name: 'Sigrid' }
const action = { db, person: sigrid, now: new Date('2026-11-17T10:00:00Z') }

const item = (id: string, changes: Partial<MenuItem> = {}): MenuItem => ({
  id,
  label: id,
  path: `/${id}`,
  parent: '',
  place: 'header',
  locale: 'nb',
  order: 1,
  ...changes,
})

beforeAll(async () => {
  const items = [item('contact'), item('about', { parent: 'contact' }), item('gear', { parent: 'contact' })]
  const records = items.map((body) => ({ kind: 'menu-item' as const, id: body.id, basedOn: 0, body }))
  await saveRecords(action, records)
  await publishRecords(
    action,
    records.map(({ kind, id }) => ({ kind, id, version: 1 })),
  )
})

test('an entry is removed together with those under it, and those that are moved away from it', async () => {
  const remove = (id: string) => ({ kind: 'menu-item' as const, id, basedOn: 1, body: null })
  await expect(saveRecords(action, [remove('contact')])).rejects.toMatchObject({ code: 'content_in_use' })
  await expect(saveRecords(action, [remove('contact'), remove('about')])).rejects.toMatchObject({
    code: 'content_in_use',
  })
  const moved = { kind: 'menu-item' as const, id: 'gear', basedOn: 1, body: item('gear') }
  await saveRecords(action, [remove('contact'), remove('about'), moved])
  expect(
    (await readMenuItems(db)).map(({ id, version, stableVersion, body }) => [
      id,
      version,
      stableVersion,
      body === null,
    ]),
  ).toEqual([
    ['about', 2, 1, true],
    ['contact', 2, 1, true],
    ['gear', 2, 1, false],
  ])
})

test('links lead to public pages, found by title or path', async () => {
  const waffles = article({ id: crypto.randomUUID(), title: 'Vaflar og kino', slug: 'vaflar' })
  const draft = { ...waffles, id: crypto.randomUUID(), slug: 'utkast', title: 'Vaflar som utkast' }
  const author = { author: 'Sigrid' }
  for (const body of [waffles, draft])
    await saveVersions(db, author, [{ kind: 'article', id: body.id, basedOn: 0, body }])
  await publishVersions(db, author, [{ kind: 'article', id: waffles.id, version: 1 }])
  const paths = new Set(['/article/vaflar'])
  const found = [{ path: '/article/vaflar', title: 'Vaflar og kino' }]
  expect(await findLinkTargets(db, 'kino vafl', paths)).toEqual(found)
  expect(await findLinkTargets(db, '/article/', paths)).toEqual(found)
  expect(await findLinkTargets(db, '100 %', paths)).toEqual([])
  expect(await findLinkTargets(db, 'vaflar', new Set())).toEqual([])
})
