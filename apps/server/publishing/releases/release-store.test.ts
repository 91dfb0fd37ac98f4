import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LayeredMap } from '@lerret/page-engine'
import { afterAll, expect, test } from 'vitest'
import { type Release, releaseIdOf } from './release.ts'
import { openReleaseStore } from './release-store.ts'
import { givenRelease as makeRelease, OPEN } from './test-release.ts'

const folder = await mkdtemp(join(tmpdir(), 'lerret-release-'))
afterAll(() => rm(folder, { recursive: true }))
const store = openReleaseStore(folder)

const givenRelease = (text: string, into = store) => makeRelease(text, into)

async function givenStore() {
  const at = await mkdtemp(join(folder, 'store-'))
  return { store: openReleaseStore(at), at }
}

const hashOf = ({ files }: Release) => files.get('/')?.hash ?? ''

const inAnHour = () => new Date(Date.now() + 3_600_000)

/** Makes a release live as if it had been so many minutes after the first. */
async function switchAt(
  { store, at }: Awaited<ReturnType<typeof givenStore>>,
  release: Release,
  minute: number,
) {
  await store.switchTo(release)
  await setAge(at, release, minute)
}

async function setAge(at: string, { id }: Release, minute: number) {
  const moment = new Date(Date.parse('2026-01-20T11:00:00Z') + minute * 60_000)
  await utimes(join(at, 'releases', `${id}.json`), moment, moment)
}

test('a new folder has no live release', async () => {
  expect(await openReleaseStore(join(folder, 'new')).findCurrent()).toBeNull()
})

test('the live release is the one that was switched to last', async () => {
  const one = await givenRelease('ein')
  const two = await givenRelease('to')
  await store.switchTo(one)
  await store.switchTo(two)
  expect(await store.findCurrent()).toEqual(two)
  await store.switchTo(one)
  expect(await store.findCurrent()).toEqual(one)
})

test('the same bytes are kept once and read back as they were', async () => {
  const [one, two] = await Promise.all([store.putFile('same'), store.putFile('same')])
  expect(one).toBe(two)
  expect(await readFile(store.fileOf(one), 'utf8')).toBe('same')
})

test('no half-written file is left beside the finished ones', async () => {
  const names = await readdir(folder, { recursive: true })
  expect(names.filter((name) => /\.[0-9a-f-]{36}$/.test(name))).toEqual([])
})

test('the same output has the same id, whatever order its files were written in', () => {
  const file = { hash: 'x', type: 't', immutable: false }
  const one = releaseIdOf({
    files: LayeredMap.fromObject({ '/a': file, '/b': file }),
    redirects: [],
    hosting: OPEN,
  })
  expect(
    releaseIdOf({ files: LayeredMap.fromObject({ '/b': file, '/a': file }), redirects: [], hosting: OPEN }),
  ).toBe(one)
  expect(
    releaseIdOf({ files: LayeredMap.fromObject({ '/a': file, '/c': file }), redirects: [], hosting: OPEN }),
  ).not.toBe(one)
})

test.each(['{"id": "gamal", "files": {}}', '', '{"id"'])(
  'a manifest of another version, or a damaged one (%s), is no live release, so that the site is published anew',
  async (text) => {
    const release = await givenRelease('gamal')
    await store.switchTo(release)
    await writeFile(join(folder, 'releases', `${release.id}.json`), text)
    expect(await openReleaseStore(folder).findCurrent()).toBeNull()
  },
)

test('releases that were live are kept in the order they were, and any of them can be made live again', async () => {
  const { store, at } = await givenStore()
  const [one, two] = [await givenRelease('ein', store), await givenRelease('to', store)]
  await switchAt({ store, at }, one, 1)
  await switchAt({ store, at }, two, 2)
  const names = async () => (await store.list()).map(({ id, isCurrent }) => [id, isCurrent])
  expect(await names()).toEqual([
    [two.id, true],
    [one.id, false],
  ])
  await store.switchTo((await store.find(one.id)) as Release)
  expect(await names()).toEqual([
    [one.id, true],
    [two.id, false],
  ])
  expect(await store.findCurrent()).toEqual(one)
})

test('the last ten releases are kept with their files; older ones go, with all that only they named', async () => {
  const { store, at } = await givenStore()
  const releases: Release[] = []
  for (let number = 0; number < 12; number++) {
    const release = await givenRelease(`utgåve ${number}`, store)
    await store.putEncoded(hashOf(release), 'br', Buffer.from('small'))
    await switchAt({ store, at }, release, number)
    releases.push(release)
  }
  // Of each: its file, that file as it travels, and what its manifest is built on.
  expect(await store.collect(inAnHour())).toEqual({ releases: 2, files: 6 })
  expect((await store.list()).map(({ id }) => id)).toEqual(
    releases
      .slice(2)
      .map(({ id }) => id)
      .reverse(),
  )
  for (const [number, release] of releases.entries()) {
    expect(existsSync(store.fileOf(hashOf(release))), `${number}`).toBe(number >= 2)
    expect(await store.hasEncoded(hashOf(release), 'br'), `${number}`).toBe(number >= 2)
  }
  expect(await store.collect(inAnHour())).toEqual({ releases: 0, files: 0 })
})

test('the live release is kept however long ago it became so', async () => {
  const { store, at } = await givenStore()
  const live = await givenRelease('levande', store)
  await store.switchTo(live)
  for (let number = 0; number < 12; number++) {
    const other = await givenRelease(`utgåve ${number}`, store)
    await writeFile(join(at, 'releases', `${other.id}.json`), JSON.stringify(other))
  }
  await setAge(at, live, -1)
  await store.collect(inAnHour())
  expect(await store.findCurrent()).toEqual(live)
  expect(existsSync(store.fileOf(hashOf(live)))).toBe(true)
})

test('a file that no release names yet stays while it is young', async () => {
  const { store, at } = await givenStore()
  await store.switchTo(await givenRelease('levande', store))
  const hash = await store.putFile('ny')
  expect((await openReleaseStore(at).collect(new Date())).files).toBe(0)
  expect(existsSync(store.fileOf(hash))).toBe(true)
  expect((await openReleaseStore(at).collect(inAnHour())).files).toBe(1)
})

test('what a publish under way counts on stays, however old it is', async () => {
  const { store, at } = await givenStore()
  await store.switchTo(await givenRelease('levande', store))
  const old = await openReleaseStore(at).putFile('gamal')
  expect(await store.putFile('gamal')).toBe(old)
  await store.collect(inAnHour())
  expect(existsSync(store.fileOf(old))).toBe(true)
})

test('files that come back while they are being collected are there afterwards', async () => {
  const { store, at } = await givenStore()
  await store.switchTo(await givenRelease('levande', store))
  const texts = Array.from({ length: 200 }, (_, number) => `fil ${number}`)
  const elsewhere = openReleaseStore(at)
  for (const text of texts) await elsewhere.putFile(text)
  const collecting = store.collect(inAnHour())
  const hashes = []
  for (const text of texts) hashes.push(await store.putFile(text))
  await collecting
  expect(hashes.filter((hash) => !existsSync(store.fileOf(hash)))).toEqual([])
})

test('while what a kept release names cannot be read, nothing is collected', async () => {
  const { store, at } = await givenStore()
  const release = await givenRelease('levande', store)
  await store.switchTo(release)
  await writeFile(join(at, 'releases', `${release.id}.json`), '{"id"')
  expect(await store.collect(inAnHour())).toEqual({ releases: 0, files: 0 })
  expect(existsSync(store.fileOf(hashOf(release)))).toBe(true)
})

test('what a crash has left half written is removed when it is old', async () => {
  const { store, at } = await givenStore()
  const release = await givenRelease('levande', store)
  await store.switchTo(release)
  const half = `.${randomUUID()}`
  const left = [
    `${store.fileOf(hashOf(release))}${half}`,
    join(at, 'releases', `x.json${half}`),
    join(at, `current${half}`),
  ]
  for (const path of left) await writeFile(path, 'hal')
  await store.collect(new Date())
  expect(left.filter(existsSync)).toEqual(left)
  await store.collect(inAnHour())
  expect(left.filter(existsSync)).toEqual([])
  expect(await store.findCurrent()).toEqual(release)
})

test('a release that was gone back to stays live whatever is published by itself, until it is let go', async () => {
  const { store, at } = await givenStore()
  const [one, two, three] = [
    await givenRelease('ein', store),
    await givenRelease('to', store),
    await givenRelease('tre', store),
  ]
  await switchAt({ store, at }, one, 1)
  await switchAt({ store, at }, two, 2)
  await store.hold(one.id, new Date('2026-11-20T11:00:00Z'))
  await store.switchTo(three, { byItself: true })
  expect(await store.findCurrent()).toEqual(one)
  expect(await openReleaseStore(at).findHold()).toEqual({ id: one.id, since: '2026-11-20T11:00:00.000Z' })
  expect((await store.list()).find(({ isCurrent }) => isCurrent)?.id).toBe(one.id)
  expect(await store.letGo()).toBe(true)
  expect(await store.findCurrent()).toEqual(three)
  expect(await store.letGo()).toBe(false)
})

test('a release that a person asks for ends the hold', async () => {
  const { store } = await givenStore()
  const [one, two] = [await givenRelease('ein', store), await givenRelease('to', store)]
  await store.switchTo(one)
  await store.hold(one.id, new Date())
  await store.switchTo(two)
  expect(await store.findCurrent()).toEqual(two)
  expect(await store.findHold()).toBeNull()
})

test('a release that is held is kept however many come after it', async () => {
  const { store, at } = await givenStore()
  const first = await givenRelease('fyrst', store)
  await store.switchTo(first)
  await store.hold(first.id, new Date())
  for (let number = 1; number < 13; number++) {
    const release = await givenRelease(`utgåve ${number}`, store)
    await store.switchTo(release, { byItself: true })
    await setAge(at, release, number)
  }
  await setAge(at, first, 0)
  await store.collect(inAnHour())
  expect(await openReleaseStore(at).findCurrent()).toEqual(first)
  expect(existsSync(store.fileOf(hashOf(first)))).toBe(true)
})

test('only a release that is kept can be gone back to, and one that can no longer be read holds nothing', async () => {
  const { store, at } = await givenStore()
  const [one, two] = [await givenRelease('ein', store), await givenRelease('to', store)]
  await store.switchTo(one)
  await expect(store.hold('0000', new Date())).rejects.toThrow('There is no release 0000 to go back to.')
  await store.hold(one.id, new Date())
  await store.switchTo(two, { byItself: true })
  await writeFile(join(at, 'releases', `${one.id}.json`), '{"id"')
  expect(await openReleaseStore(at).findCurrent()).toEqual(two)
})

test('a manifest tells what has changed, and of a store opened anew the release is whole', async () => {
  const { store, at } = await givenStore()
  const paths = Array.from({ length: 100 }, (_, number) => `/side-${number}`)
  const page = { isSearch: false, pageId: 'p', params: {}, reads: { records: [], queries: [] } }
  const first = await givenRelease('ein', store)
  for (const path of paths) {
    first.files.set(path, { hash: await store.putFile(path), type: 'text/html', immutable: false })
    first.pages.set(path, { ...page, staleAt: null, isLastGood: false })
  }
  first.files = first.files.compact()
  first.pages = first.pages.compact()
  await store.switchTo(first)

  const [files, pages] = [first.files.copy(), first.pages.copy()]
  files.set('/side-7', { hash: await store.putFile('ny'), type: 'text/html', immutable: false })
  files.delete('/side-8')
  pages.delete('/side-8')
  const second: Release = { ...first, id: 'utgave-2', files, pages }
  await store.switchTo(second)

  const written = await readFile(join(at, 'releases', 'utgave-2.json'), 'utf8')
  expect(written).toContain('/side-7')
  expect(written).not.toContain('/side-9')
  expect(await openReleaseStore(at).findCurrent()).toEqual(second)
  expect(await openReleaseStore(at).find(first.id)).toEqual(first)

  await openReleaseStore(at).collect(inAnHour())
  expect(await openReleaseStore(at).findCurrent()).toEqual(second)
  expect([...second.files.values()].filter(({ hash }) => !existsSync(store.fileOf(hash)))).toEqual([])
})

test('the id of a release is the same by the short way from the one before and by the long way', () => {
  const file = (hash: string) => ({ hash, type: 't', immutable: false })
  const before = {
    files: LayeredMap.fromObject({ '/a': file('1'), '/b': file('2') }),
    redirects: [],
    hosting: OPEN,
  }
  const after = {
    files: LayeredMap.fromObject({ '/a': file('1'), '/c': file('3') }),
    redirects: [],
    hosting: OPEN,
  }
  releaseIdOf(before)
  const short = releaseIdOf(after, before)
  expect(releaseIdOf({ ...after, files: after.files.copy() })).toBe(short)
  expect(short).not.toBe(releaseIdOf(before))
})
