import { expect, test } from 'vitest'
import type { House } from '../house/house.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { publishAndWait } from './publish-and-wait.ts'

const live = (() => ({ release: { problems: [] } })) as unknown as House['live']
const publishWith = (error: Error, act = async () => ({ batch: 'batch' })) =>
  publishAndWait({ live, publishNow: () => Promise.reject(error) }, act).catch(({ code }) => code)

test('a disk without room for the pages is another answer than one without room for the records', async () => {
  const full = new AppError('disk_full', 'The disk that holds the releases is full.')
  expect(await publishWith(full)).toBe('publish_disk_full')
  expect(await publishWith(full, () => Promise.reject(full))).toBe('disk_full')
})

test('other failures keep their names', async () => {
  expect(await publishWith(new AppError('publish_failed', 'No.'))).toBe('publish_failed')
})
