import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { givenFolder } from '../../test-cleanup.ts'
import { readCodeId } from './code-id.ts'

const folder = await givenFolder()
const write = (name: string, text: string) => writeFile(join(folder, name), text)

test('the code id changes with code, but not with tests', async () => {
  await write('page.ts', 'one')
  const id = await readCodeId([folder])
  await write('page.test.ts', 'a test')
  await write('test-house.ts', 'a house for tests')
  expect(await readCodeId([folder])).toBe(id)
  await write('page.ts', 'two')
  expect(await readCodeId([folder])).not.toBe(id)
})
