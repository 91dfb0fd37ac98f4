import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LayeredMap } from '@lerret/page-engine'
import { expect, test } from 'vitest'
import { givenFolder } from '../../test-cleanup.ts'
import { computeFilesDigest, computeReleaseId, type Release } from './release.ts'
import { openReleaseStore } from './release-store.ts'
import { givenRelease as givenReleaseIn, OPEN_HOSTING } from './test-release.ts'

const folder = await givenFolder()
const store = openReleaseStore(folder)

const givenRelease = (text: string, targetStore = store) => givenReleaseIn(text, targetStore)

async function givenStore() {
  const storeFolder = await mkdtemp(join(folder, 'store-'))
  return { store: openReleaseStore(storeFolder), storeFolder }
}

const getPageHash = ({ files }: Release) => files.get('/')?.hash ?? ''

const inAnHour = () => new Date(Date.now() + 3_600_000)

/** Makes a release live, dated this many minutes after the first. */
async function switchAt(
  { store, storeFolder }: Awaited<ReturnType<typeof givenStore>>,
  release: Release,
  minute: number,
) {
  await store.switchTo(release)
  await setAge(storeFolder, release, minute)
}

async function setAge(storeFolder: string, { id }: Release, minute: number) {
  const moment = new Date(Date.parse('2026-01-20T11:00:00Z') + minute * 60_000)
  await utimes(join(storeFolder, 'releases', `${id}.json`), moment, moment)
}

test('a new folder has no current release', async () => {
  expect(await openReleaseStore(join(folder, 'new')).findCurrent()).toBeNull()
})

test('the current release is the last one switched to', async () => {
  const one = await givenRelease('ein')
  const two = await givenRelease('to')
  await store.switchTo(one)
  await store.switchTo(two)
  expect(await store.findCurrent()).toEqual(two)
  await store.switchTo(one)
  expect(await store.findCurrent()).toEqual(one)
})

test('the same bytes are stored once and read back unchanged', async () => {
  const [one, two] = await Promise.all([store.writeFile('same'), store.writeFile('same')])
  expect(one).toBe(two)
  expect(await readFile(store.filePath(one), 'utf8')).toBe('same')
})

test('no temporary file is left beside the finished ones', async () => {
  const names = await readdir(folder, { recursive: true })
  expect(names.filter((name) => /\.[0-9a-f-]{36}$/.test(name))).toEqual([])
})

test('the same output has the same id, whatever the order of its files', () => {
  const file = { hash: 'x', type: 't', immutable: false }
  const one = computeReleaseId({
    files: LayeredMap.fromObject({ '/a': file, '/b': file }),
    redirects: [],
    hosting: OPEN_HOSTING,
  })
  expect(
    computeReleaseId({
      files: LayeredMap.fromObject({ '/b': file, '/a': file }),
      redirects: [],
      hosting: OPEN_HOSTING,
    }),
  ).toBe(one)
  expect(
    computeReleaseId({
      files: LayeredMap.fromObject({ '/a': file, '/c': file }),
      redirects: [],
      hosting: OPEN_HOSTING,
    }),
  ).not.toBe(one)
})

test.each(['{"id": "gamal", "files": {}}', '', '{"id"'])(
  'a damaged manifest, or one of another version (%s), is no current release, so that the site is built again',
  async (text) => {
    const release = await givenRelease('gamal')
    await store.switchTo(release)
    await writeFile(join(folder, 'releases', `${release.id}.json`), text)
    expect(await openReleaseStore(folder).findCurrent()).toBeNull()
  },
)

test('releases are listed by when they were last live, and each can be made live again', async () => {
  const { store, storeFolder } = await givenStore()
  const [one, two] = [await givenRelease('ein', store), await givenRelease('to', store)]
  await switchAt({ store, storeFolder }, one, 1)
  await switchAt({ store, storeFolder }, two, 2)
  const listReleases = async () => (await store.list()).map(({ id, isCurrent }) => [id, isCurrent])
  expect(await listReleases()).toEqual([
    [two.id, true],
    [one.id, false],
  ])
  await store.switchTo((await store.find(one.id)) as Release)
  expect(await listReleases()).toEqual([
    [one.id, true],
    [two.id, false],
  ])
  expect(await store.findCurrent()).toEqual(one)
})

test('the last ten releases stay with their files; older ones are removed with the files that only they named', async () => {
  const { store, storeFolder } = await givenStore()
  const releases: Release[] = []
  for (let number = 0; number < 12; number++) {
    const release = await givenRelease(`utgåve ${number}`, store)
    await store.writeEncoded(getPageHash(release), 'br', Buffer.from('compressed'))
    await switchAt({ store, storeFolder }, release, number)
    releases.push(release)
  }
  // A release has three: its file, the compressed copy, and the base of its manifest.
  expect(await store.removeUnused(inAnHour())).toEqual({ releases: 2, files: 6 })
  expect((await store.list()).map(({ id }) => id)).toEqual(
    releases
      .slice(2)
      .map(({ id }) => id)
      .reverse(),
  )
  for (const [number, release] of releases.entries()) {
    expect(existsSync(store.filePath(getPageHash(release))), `${number}`).toBe(number >= 2)
    expect(await store.hasEncoded(getPageHash(release), 'br'), `${number}`).toBe(number >= 2)
  }
  expect(await store.removeUnused(inAnHour())).toEqual({ releases: 0, files: 0 })
})

test('the current release stays, however long ago it became current', async () => {
  const { store, storeFolder } = await givenStore()
  const live = await givenRelease('levande', store)
  await store.switchTo(live)
  for (let number = 0; number < 12; number++) {
    const other = await givenRelease(`utgåve ${number}`, store)
    await writeFile(join(storeFolder, 'releases', `${other.id}.json`), JSON.stringify(other))
  }
  await setAge(storeFolder, live, -1)
  await store.removeUnused(inAnHour())
  expect(await store.findCurrent()).toEqual(live)
  expect(existsSync(store.filePath(getPageHash(live)))).toBe(true)
})

test('a file that no release names stays while it is new', async () => {
  const { store, storeFolder } = await givenStore()
  await store.switchTo(await givenRelease('levande', store))
  const hash = await store.writeFile('ny')
  expect((await openReleaseStore(storeFolder).removeUnused(new Date())).files).toBe(0)
  expect(existsSync(store.filePath(hash))).toBe(true)
  expect((await openReleaseStore(storeFolder).removeUnused(inAnHour())).files).toBe(1)
})

test('a file that a running publish needs stays, however old it is', async () => {
  const { store, storeFolder } = await givenStore()
  await store.switchTo(await givenRelease('levande', store))
  const old = await openReleaseStore(storeFolder).writeFile('gamal')
  expect(await store.writeFile('gamal')).toBe(old)
  await store.removeUnused(inAnHour())
  expect(existsSync(store.filePath(old))).toBe(true)
})

test('files that are written again during a cleanup exist afterwards', async () => {
  const { store, storeFolder } = await givenStore()
  await store.switchTo(await givenRelease('levande', store))
  const texts = Array.from({ length: 200 }, (_, number) => `fil ${number}`)
  const otherStore = openReleaseStore(storeFolder)
  for (const text of texts) await otherStore.writeFile(text)
  const cleanup = store.removeUnused(inAnHour())
  const hashes = []
  for (const text of texts) hashes.push(await store.writeFile(text))
  await cleanup
  expect(hashes.filter((hash) => !existsSync(store.filePath(hash)))).toEqual([])
})

test('nothing is removed while the manifest of a remaining release cannot be read', async () => {
  const { store, storeFolder } = await givenStore()
  const release = await givenRelease('levande', store)
  await store.switchTo(release)
  await writeFile(join(storeFolder, 'releases', `${release.id}.json`), '{"id"')
  expect(await store.removeUnused(inAnHour())).toEqual({ releases: 0, files: 0 })
  expect(existsSync(store.filePath(getPageHash(release)))).toBe(true)
})

test('temporary files left by a crash are removed when they are old', async () => {
  const { store, storeFolder } = await givenStore()
  const release = await givenRelease('levande', store)
  await store.switchTo(release)
  const suffix = `.${randomUUID()}`
  const temporaryFiles = [
    `${store.filePath(getPageHash(release))}${suffix}`,
    join(storeFolder, 'releases', `x.json${suffix}`),
    join(storeFolder, `current${suffix}`),
  ]
  for (const path of temporaryFiles) await writeFile(path, 'hal')
  await store.removeUnused(new Date())
  expect(temporaryFiles.filter(existsSync)).toEqual(temporaryFiles)
  await store.removeUnused(inAnHour())
  expect(temporaryFiles.filter(existsSync)).toEqual([])
  expect(await store.findCurrent()).toEqual(release)
})

test('a release on hold stays current while others are published automatically, until the hold ends', async () => {
  const { store, storeFolder } = await givenStore()
  const [one, two, three] = [
    await givenRelease('ein', store),
    await givenRelease('to', store),
    await givenRelease('tre', store),
  ]
  await switchAt({ store, storeFolder }, one, 1)
  await switchAt({ store, storeFolder }, two, 2)
  await store.hold(one.id, new Date('2026-11-20T11:00:00Z'))
  await store.switchTo(three, { isAutomatic: true })
  expect(await store.findCurrent()).toEqual(one)
  expect(await openReleaseStore(storeFolder).findHold()).toEqual({
    id: one.id,
    since: '2026-11-20T11:00:00.000Z',
  })
  expect((await store.list()).find(({ isCurrent }) => isCurrent)?.id).toBe(one.id)
  expect(await store.endHold()).toBe(true)
  expect(await store.findCurrent()).toEqual(three)
  expect(await store.endHold()).toBe(false)
})

test('a switch that a person asks for ends the hold', async () => {
  const { store } = await givenStore()
  const [one, two] = [await givenRelease('ein', store), await givenRelease('to', store)]
  await store.switchTo(one)
  await store.hold(one.id, new Date())
  await store.switchTo(two)
  expect(await store.findCurrent()).toEqual(two)
  expect(await store.findHold()).toBeNull()
})

test('a release on hold is not removed, however many come after it', async () => {
  const { store, storeFolder } = await givenStore()
  const first = await givenRelease('fyrst', store)
  await store.switchTo(first)
  await store.hold(first.id, new Date())
  for (let number = 1; number < 13; number++) {
    const release = await givenRelease(`utgåve ${number}`, store)
    await store.switchTo(release, { isAutomatic: true })
    await setAge(storeFolder, release, number)
  }
  await setAge(storeFolder, first, 0)
  await store.removeUnused(inAnHour())
  expect(await openReleaseStore(storeFolder).findCurrent()).toEqual(first)
  expect(existsSync(store.filePath(getPageHash(first)))).toBe(true)
})

test('only a stored release can be put on hold, and a hold on an unreadable one has no effect', async () => {
  const { store, storeFolder } = await givenStore()
  const [one, two] = [await givenRelease('ein', store), await givenRelease('to', store)]
  await store.switchTo(one)
  await expect(store.hold('0000', new Date())).rejects.toThrow('There is no release 0000 to go back to.')
  await store.hold(one.id, new Date())
  await store.switchTo(two, { isAutomatic: true })
  await writeFile(join(storeFolder, 'releases', `${one.id}.json`), '{"id"')
  expect(await openReleaseStore(storeFolder).findCurrent()).toEqual(two)
})

test('a manifest stores only what changed, and a newly opened store reads the complete release', async () => {
  const { store, storeFolder } = await givenStore()
  const paths = Array.from({ length: 100 }, (_, number) => `/side-${number}`)
  const page = { isSearch: false, pageId: 'p', params: {}, reads: { records: [], queries: [] } }
  const first = await givenRelease('ein', store)
  for (const path of paths) {
    first.files.set(path, { hash: await store.writeFile(path), type: 'text/html', immutable: false })
    first.pages.set(path, { ...page, staleAt: null, isLastGood: false })
  }
  first.files = first.files.compact()
  first.pages = first.pages.compact()
  await store.switchTo(first)

  const [files, pages] = [first.files.copy(), first.pages.copy()]
  files.set('/side-7', { hash: await store.writeFile('ny'), type: 'text/html', immutable: false })
  files.delete('/side-8')
  pages.delete('/side-8')
  const second: Release = { ...first, id: 'utgave-2', files, pages }
  await store.switchTo(second)

  const written = await readFile(join(storeFolder, 'releases', 'utgave-2.json'), 'utf8')
  expect(written).toContain('/side-7')
  expect(written).not.toContain('/side-9')
  expect(await openReleaseStore(storeFolder).findCurrent()).toEqual(second)
  expect(await openReleaseStore(storeFolder).find(first.id)).toEqual(first)

  await openReleaseStore(storeFolder).removeUnused(inAnHour())
  expect(await openReleaseStore(storeFolder).findCurrent()).toEqual(second)
  expect([...second.files.values()].filter(({ hash }) => !existsSync(store.filePath(hash)))).toEqual([])
})

test('the id computed from the previous release is the same as the one computed from all files', () => {
  const file = (hash: string) => ({ hash, type: 't', immutable: false })
  const before = {
    files: LayeredMap.fromObject({ '/a': file('1'), '/b': file('2') }),
    redirects: [],
    hosting: OPEN_HOSTING,
  }
  const after = {
    files: LayeredMap.fromObject({ '/a': file('1'), '/c': file('3') }),
    redirects: [],
    hosting: OPEN_HOSTING,
  }
  const previous = { ...before, cache: { filesDigest: computeFilesDigest(before.files) } }
  const incremental = computeReleaseId(after, computeFilesDigest(after.files, previous))
  expect(computeReleaseId(after)).toBe(incremental)
  expect(incremental).not.toBe(computeReleaseId(before))
})
