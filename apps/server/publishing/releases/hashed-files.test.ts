import { readdir, readFile, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { givenFolder } from '../../test-cleanup.ts'
import { createHashedFileWriter, hashedFilePath } from './hashed-files.ts'

const folder = await givenFolder()

test.for([0, 3])('a file that a killed thread left with %i bytes is written again', async (length) => {
  const text = '<p>Nosferatu på laurdag</p>'
  const path = hashedFilePath(folder, createHashedFileWriter(folder)(text))
  await truncate(path, length)
  createHashedFileWriter(folder)(text)
  expect(await readFile(path, 'utf8')).toBe(text)
  expect(await readdir(dirname(path))).toHaveLength(1)
})
