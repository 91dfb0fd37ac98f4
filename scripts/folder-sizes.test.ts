import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkFolderSizes } from './folder-sizes.ts'

/** A repository with a folder of this many source files. */
async function givenRepository(sourceFiles: number): Promise<string> {
  const repository = await mkdtemp(join(tmpdir(), 'lerret-folders-'))
  onTestFinished(() => rm(repository, { recursive: true }))
  const folder = join(repository, 'apps', 'desk')
  await mkdir(join(folder, 'inner'), { recursive: true })
  const sources = Array.from({ length: sourceFiles }, (_, index) => `${index}.ts`)
  const others = [
    'a.test.ts',
    'b.dom.test.tsx',
    'test-desk.ts',
    'vite.config.ts',
    'c.module.css',
    'inner/d.ts',
  ]
  for (const name of [...sources, ...others]) await writeFile(join(folder, name), '')
  return repository
}

test('a folder with fifteen source files, tests and stylesheets beside them is fine', async () => {
  const repository = await givenRepository(15)
  expect(() => checkFolderSizes(repository)).not.toThrow()
})

test('a folder with sixteen source files is named', async () => {
  const repository = await givenRepository(16)
  expect(() => checkFolderSizes(repository)).toThrow('apps/desk has 16 source files')
})
