import type { Redirect } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { givenDatabase } from '../../../platform/db/test-database.ts'
import { waitForLockedQuery } from '../../../platform/db/test-locks.ts'
import { revertBatch } from '../batches.ts'
import { publishDraft, publishVersions, unpublish } from './publish-versions.ts'
import {
  findDraft,
  findStable,
  readAllStable,
  readChangesSince,
  readHistory,
  readRevision,
} from './read-records.ts'
import { deleteDraft, saveDraft, saveVersions } from './save-versions.ts'

const db = await givenDatabase()

let next = 0
/** A new record for each test. */
function givenRedirect() {
  next += 1
  const id = `redirect-${next}`
  const source = `/frå-${next}`
  const body = (target: string): Redirect => ({ id, source, target, permanent: false })
  return {
    id,
    source,
    body,
    save: (target: string, basedOn: number, author = 'Sigrid') =>
      saveDraft(db, { kind: 'redirect', id, author, basedOn, body: body(target) }),
    publish: () => publishDraft(db, { kind: 'redirect', id, author: 'Odd' }),
    draft: () => findDraft(db, 'redirect', id),
    stable: () => findStable(db, 'redirect', id),
  }
}

test('a draft is not public until it is published', async () => {
  const record = givenRedirect()
  await record.save('/kino', 0)
  expect(await record.stable()).toBeUndefined()
  await record.publish()
  expect(await record.stable()).toMatchObject({ version: 1, author: 'Sigrid', body: record.body('/kino') })
})

test('the public version stays the same while the draft changes', async () => {
  const record = givenRedirect()
  await record.save('/kino', 0)
  await record.publish()
  await record.save('/kultur', 1)
  expect(await record.stable()).toMatchObject({ version: 1, body: record.body('/kino') })
  expect(await record.draft()).toMatchObject({ version: 2, body: record.body('/kultur') })
})

test('a save based on an older version is refused, and the newer version stays', async () => {
  const record = givenRedirect()
  await record.save('/kino', 0)
  await record.save('/kultur', 1)
  await expect(record.save('/bar', 1, 'Odd')).rejects.toThrow('is at version 2; this change was based on 1')
  expect(await record.draft()).toMatchObject({ version: 2, body: record.body('/kultur') })
})

test('of ten concurrent saves based on the same version, one succeeds', async () => {
  const record = givenRedirect()
  await record.save('/kino', 0)
  const saves = await Promise.allSettled(
    Array.from({ length: 10 }, (_, editor) => record.save(`/side-${editor}`, 1)),
  )
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await record.draft()).toMatchObject({ version: 2 })
})

test('of ten concurrent saves that create the same record, one succeeds and nine conflict', async () => {
  const record = givenRedirect()
  const saves = await Promise.allSettled(
    Array.from({ length: 10 }, (_, editor) => record.save(`/side-${editor}`, 0)),
  )
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = saves.filter((save) => save.status === 'rejected').map(({ reason }) => reason.code)
  expect(refused).toEqual(Array(9).fill('content_conflict'))
})

test('the history has every version with its author and time, newest first', async () => {
  const record = givenRedirect()
  await record.save('/kino', 0, 'Sigrid')
  await record.save('/kultur', 1, 'Odd')
  const history = await readHistory(db, 'redirect', record.id)
  expect(history.map(({ version, author }) => [version, author])).toEqual([
    [2, 'Odd'],
    [1, 'Sigrid'],
  ])
  expect(history[0]?.savedAt).toBeInstanceOf(Date)
})

test('an incomplete record can be saved, and is refused when it is published, with an error that names it', async () => {
  const record = givenRedirect()
  await record.save('nowhere', 0)
  await expect(record.publish()).rejects.toThrow(`redirect ${record.id}: target is not a link`)
  expect(await record.stable()).toBeUndefined()
  expect(await record.draft()).toMatchObject({ body: { target: 'nowhere' } })
})

test.each([
  ['another id', { id: 'annan' }, 'id is "annan"; it must be the id of the record'],
  ['the character NUL', { target: '/ki\0no' }, 'target has the character NUL, which cannot be stored'],
  [
    'half of a character',
    { target: '/ki\ud83dno' },
    'target has half of a character, which cannot be stored',
  ],
])('a record with %s is refused, and nothing is saved', async (_, changes, message) => {
  const record = givenRedirect()
  const body = { ...record.body('/kino'), ...changes }
  const save = saveDraft(db, { kind: 'redirect', id: record.id, author: 'Sigrid', basedOn: 0, body })
  await expect(save).rejects.toThrow(message)
  expect(await record.draft()).toBeUndefined()
})

describe('several records', () => {
  const author = { author: 'Sigrid', authorId: 'staff-1' }

  test('are saved together or not at all', async () => {
    const [first, second] = [givenRedirect(), givenRedirect()]
    await second.save('/kino', 0)
    const toSave = (record: typeof first, basedOn: number) =>
      ({ kind: 'redirect', id: record.id, basedOn, body: record.body('/kultur') }) as const
    await expect(saveVersions(db, author, [toSave(first, 0), toSave(second, 0)])).rejects.toThrow('version 1')
    expect(await first.draft()).toBeUndefined()
    expect(await saveVersions(db, author, [toSave(second, 1), toSave(first, 0)])).toEqual([2, 1])
  })

  test('are published together or not at all, by the versions that were named', async () => {
    const [first, second] = [givenRedirect(), givenRedirect()]
    await first.save('/kino', 0)
    await first.save('/nyare', 1)
    await second.save('nowhere', 0)
    const publish = (version: number) =>
      publishVersions(db, author, [
        { kind: 'redirect', id: first.id, version: 1 },
        { kind: 'redirect', id: second.id, version },
      ])
    await expect(publish(1)).rejects.toThrow('target is not a link')
    expect(await first.stable()).toBeUndefined()
    await second.save('/bar', 1)
    await publish(2)
    expect(await first.stable()).toMatchObject({ version: 1, body: { target: '/kino' } })
    expect(await second.stable()).toMatchObject({ version: 2 })
  })

  test('with the same address are refused, with the other named, unless they exchange it', async () => {
    const [first, second] = [givenRedirect(), givenRedirect()]
    await first.save('/kino', 0)
    await second.save('/bar', 0)
    const toSave = (record: typeof first, source: string) =>
      ({ kind: 'redirect', id: record.id, basedOn: 1, body: { ...record.body('/kino'), source } }) as const
    await expect(saveVersions(db, author, [toSave(second, first.source)])).rejects.toMatchObject({
      code: 'address_taken',
      field: 'source',
      message: expect.stringContaining(`belongs to redirect ${first.id}`),
    })
    await saveVersions(db, author, [toSave(second, first.source), toSave(first, second.source)])
    expect(await first.draft()).toMatchObject({ body: { source: second.source } })
  })
})

describe('what was published together', () => {
  const author = { author: 'Sigrid', authorId: 'staff-1' }
  const publish = (...records: [id: string, version: number | null][]) =>
    publishVersions(
      db,
      author,
      records.map(([id, version]) => ({ kind: 'redirect' as const, id, version })),
    )
  const revert = (batch: string) => db.transaction((tx) => revertBatch(tx, author, batch))

  test('is taken back together, newer drafts stay, and taking it back can be taken back', async () => {
    const [changed, added, removed] = [givenRedirect(), givenRedirect(), givenRedirect()]
    for (const record of [changed, added, removed]) await record.save('/kino', 0)
    await publish([changed.id, 1], [removed.id, 1])
    await changed.save('/kultur', 1)
    const batch = await publish([changed.id, 2], [added.id, 1], [removed.id, null])
    await changed.save('/nyare', 2)
    const undone = await revert(batch)
    expect(await changed.stable()).toMatchObject({ version: 1 })
    expect(await added.stable()).toBeUndefined()
    expect(await removed.stable()).toMatchObject({ version: 1 })
    expect(await changed.draft()).toMatchObject({ version: 3, body: { target: '/nyare' } })
    await revert(undone)
    expect(await changed.stable()).toMatchObject({ version: 2 })
    expect(await removed.stable()).toBeUndefined()
  })

  test('is not taken back when one of its records has been published since', async () => {
    const record = givenRedirect()
    await record.save('/kino', 0)
    const batch = await publish([record.id, 1])
    await record.save('/kultur', 1)
    await publish([record.id, 2])
    await expect(revert(batch)).rejects.toThrow(`redirect ${record.id} has been published since`)
    expect(await record.stable()).toMatchObject({ version: 2 })
    await expect(revert('finst-ikkje')).rejects.toThrow('no publication finst-ikkje')
  })
})

test('an unpublished record keeps its draft', async () => {
  const record = givenRedirect()
  await record.save('/kino', 0)
  await record.publish()
  await unpublish(db, { kind: 'redirect', id: record.id, author: 'Odd' })
  expect(await record.stable()).toBeUndefined()
  expect(await record.draft()).toMatchObject({ version: 1 })
})

test('a deleted record is public until the deletion is published, and its history stays', async () => {
  const record = givenRedirect()
  await record.save('/kino', 0)
  await record.publish()
  await deleteDraft(db, { kind: 'redirect', id: record.id, author: 'Odd', basedOn: 1 })
  expect(await record.stable()).toMatchObject({ version: 1 })
  await record.publish()
  expect(await record.stable()).toBeUndefined()
  expect(await readHistory(db, 'redirect', record.id)).toHaveLength(2)
})

test('publishing a missing record is refused with an error that names it', async () => {
  await expect(publishDraft(db, { kind: 'redirect', id: 'none', author: 'Odd' })).rejects.toThrow(
    'There is no redirect none',
  )
})

test('the revision grows with every publication, and only then', async () => {
  const record = givenRedirect()
  const before = await readRevision(db)
  await record.save('/kino', 0)
  expect(await readRevision(db)).toBe(before)
  await record.publish()
  expect(await readRevision(db)).toBeGreaterThan(before)
})

test('reading all public records leaves out drafts', async () => {
  const published = givenRedirect()
  const unpublished = givenRedirect()
  await published.save('/kino', 0)
  await published.publish()
  await published.save('/kultur', 1)
  await unpublished.save('/kino', 0)
  const stable = await readAllStable(db)
  expect(stable.find(({ id }) => id === published.id)).toMatchObject({
    kind: 'redirect',
    version: 1,
    body: published.body('/kino'),
  })
  expect(stable.find(({ id }) => id === unpublished.id)).toBeUndefined()
})

test('a redirect that forms a loop with another is refused and not saved', async () => {
  const [first, second] = [1, 2].map(givenRedirect) as Redirects
  await first.save(second.source, 0)
  await expect(second.save(`${first.source}/`, 0)).rejects.toThrow(
    `redirect ${second.id}: target ${first.source}/ leads back to ${second.source}`,
  )
  expect(await second.draft()).toBeUndefined()
  await second.save('/kino', 0)
})

const withoutHtml = (body: Redirect) => ({ body, htmlRules: null, cleanedTexts: null })

test('changes since a revision have the public body before and after, null for an unpublished record', async () => {
  const [edited, removed, added, neverPublished, unchanged] = [1, 2, 3, 4, 5].map(givenRedirect) as Redirects
  for (const record of [edited, removed, unchanged]) {
    await record.save('/kino', 0)
    await record.publish()
  }
  const revision = await readRevision(db)
  expect(await readChangesSince(db, revision)).toEqual([])
  for (const target of ['/kultur', '/nytt']) {
    await edited.save(target, target === '/kultur' ? 1 : 2)
    await edited.publish()
  }
  await unpublish(db, { kind: 'redirect', id: removed.id, author: 'Odd' })
  await added.save('/kino', 0)
  await added.publish()
  await neverPublished.save('/kino', 0)
  const changes = await readChangesSince(db, revision)
  expect(changes).toHaveLength(3)
  expect(changes).toEqual(
    expect.arrayContaining([
      {
        kind: 'redirect',
        id: edited.id,
        before: withoutHtml(edited.body('/kino')),
        after: withoutHtml(edited.body('/nytt')),
      },
      { kind: 'redirect', id: removed.id, before: withoutHtml(removed.body('/kino')), after: null },
      { kind: 'redirect', id: added.id, before: null, after: withoutHtml(added.body('/kino')) },
    ]),
  )
})

test('a reader who sees a revision sees all publications before it', async () => {
  const [slow, quick] = [1, 2].map(givenRedirect) as Redirects
  for (const record of [slow, quick]) await record.save('/kino', 0)
  let quickIsDone: Promise<void> | undefined
  await db.transaction(async (tx) => {
    await publishDraft(tx as never, { kind: 'redirect', id: slow.id, author: 'Odd' })
    const before = await readRevision(db)
    quickIsDone = quick.publish()
    await waitForLockedQuery(db)
    expect(await readRevision(db)).toBe(before)
  })
  await quickIsDone
  expect(await slow.stable()).toBeDefined()
})

type Redirects = ReturnType<typeof givenRedirect>[] &
  Record<0 | 1 | 2 | 3 | 4, ReturnType<typeof givenRedirect>>
