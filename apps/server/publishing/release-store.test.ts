import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShellData } from '@lerret/model'
import { afterAll, expect, test } from 'vitest'
import { type Release, releaseIdOf } from './release.ts'
import { openReleaseStore } from './release-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'lerret-release-'))
afterAll(() => rm(folder, { recursive: true }))
const store = openReleaseStore(folder)

async function givenRelease(text: string): Promise<Release> {
  const files = { '/': { hash: await store.putFile(text), type: 'text/html', immutable: false } }
  const redirects: Release['redirects'] = []
  return {
    id: releaseIdOf({ files, redirects }),
    revision: 1,
    renderer: 'r',
    staleAt: null,
    files,
    pages: {},
    redirects,
    shell: {} as ShellData,
    frame: 'frame-1',
  }
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
  const one = releaseIdOf({ files: { '/a': file, '/b': file }, redirects: [] })
  expect(releaseIdOf({ files: { '/b': file, '/a': file }, redirects: [] })).toBe(one)
  expect(releaseIdOf({ files: { '/a': file, '/c': file }, redirects: [] })).not.toBe(one)
})

test.each(['{"id": "gamal", "files": {}}', '', '{"id"'])(
  'a manifest of another version, or a damaged one (%s), is no live release, so that the site is published anew',
  async (text) => {
    const release = await givenRelease('gamal')
    await store.switchTo(release)
    await writeFile(join(folder, 'releases', `${release.id}.json`), text)
    expect(await store.findCurrent()).toBeNull()
  },
)
