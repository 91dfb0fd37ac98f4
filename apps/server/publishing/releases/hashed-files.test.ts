import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentFile, createContentWriter } from './hashed-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'lerret-writer-'))
afterAll(() => rm(folder, { recursive: true }))

test.for([0, 3])(
  'what a thread was at when it was killed, %i bytes under the final name, is written anew',
  async (length) => {
    const text = '<p>Nosferatu på laurdag</p>'
    const path = contentFile(folder, createContentWriter(folder)(text))
    await truncate(path, length)
    createContentWriter(folder)(text)
    expect(await readFile(path, 'utf8')).toBe(text)
    expect(await readdir(dirname(path))).toHaveLength(1)
  },
)
