import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { givenFolder } from '../../test-cleanup.ts'
import { writeFileAtomically } from './atomic-write.ts'

let folder: string
beforeEach(async () => {
  folder = await givenFolder()
})

test('a file is written into a folder that is created', async () => {
  const path = join(folder, 'a', 'b', 'file')
  await writeFileAtomically(path, 'ny')
  expect(await readFile(path, 'utf8')).toBe('ny')
  expect(await readdir(join(folder, 'a', 'b'))).toEqual(['file'])
})

test('a reader gets the old content until the new one is complete', async () => {
  const path = join(folder, 'file')
  await writeFile(path, 'gammal')
  let seen = ''
  await writeFileAtomically(path, 'ny', {
    async writeBytes(file, bytes) {
      await file.writeFile(bytes)
      seen = await readFile(path, 'utf8')
    },
  })
  expect([seen, await readFile(path, 'utf8')]).toEqual(['gammal', 'ny'])
})

test('a write that fails leaves the old content, and no other file', async () => {
  const path = join(folder, 'file')
  await writeFile(path, 'gammal')
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
  const writing = writeFileAtomically(path, 'ny', {
    async writeBytes(file) {
      await file.writeFile('n')
      throw full
    },
  })
  await expect(writing).rejects.toBe(full)
  expect(await readFile(path, 'utf8')).toBe('gammal')
  expect(await readdir(folder)).toEqual(['file'])
})

test('concurrent writes leave one whole content', async () => {
  const path = join(folder, 'file')
  const contents = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000))
  await Promise.all(contents.map((content) => writeFileAtomically(path, content)))
  expect(contents).toContain(await readFile(path, 'utf8'))
  expect(await readdir(folder)).toEqual(['file'])
})

test('the permissions are set before the file has its name', async () => {
  const path = join(folder, 'file')
  await writeFileAtomically(path, 'løyndom', { mode: 0o600 })
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})
