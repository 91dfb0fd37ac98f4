import { appendFile, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSince, rotate } from './log-file.ts'
import { makeTestFolder } from './test-scratch.ts'

test('a log that has grown too long is rotated while PostgreSQL goes on writing', async () => {
  const path = join(await makeTestFolder(), 'postgres.log')
  const writer = await open(path, 'a')
  await writer.write('old line\n')
  await rotate(path, 1_000)
  expect(await readFile(path, 'utf8')).toBe('old line\n')
  await rotate(path, 5)
  await writer.write('new line\n')
  await writer.close()
  expect(await readFile(path, 'utf8')).toBe('new line\n')
  expect(await readFile(`${path}.1`, 'utf8')).toBe('old line\n')
})

test('a failed start shows only what was written since, and of that the end', async () => {
  const path = join(await makeTestFolder(), 'postgres.log')
  await appendFile(path, 'last week\n')
  await appendFile(path, 'today\n')
  expect(await readSince(path, 'last week\n'.length)).toBe('today\n')
  await appendFile(path, 'x'.repeat(100_000))
  expect((await readSince(path, 0)).length).toBeLessThan(10_000)
})
