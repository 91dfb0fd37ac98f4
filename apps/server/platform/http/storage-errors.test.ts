import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { toStorageError } from './storage-errors.ts'

test.runIf(existsSync('/dev/full'))(
  'a file that does not fit on its disk is a full disk, also as a cause',
  async () => {
    const error = await writeFile('/dev/full', 'x').catch((thrown) => thrown)
    expect(toStorageError(error)).toMatchObject({ code: 'disk_full', status: 507 })
    expect(toStorageError(new Error('Not stored.', { cause: error }))).toMatchObject({ code: 'disk_full' })
  },
)

test('another error is not known', () => {
  expect(toStorageError(Object.assign(new Error('No such file.'), { code: 'ENOENT' }))).toBeUndefined()
})
