import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { givenFolder } from '../../test-cleanup.ts'
import { createOriginals } from './originals.ts'
import { type ReceivedFile, receiveUpload } from './receive-upload.ts'

let folder: string
beforeEach(async () => {
  folder = await givenFolder()
})

const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#e4572e' } })
  .png()
  .toBuffer()

test('a received picture is stored, and nothing else', async () => {
  const { fileName, bytes } = await receiveUpload(createOriginals(folder), Readable.from([picture]))
  expect(await readdir(folder)).toEqual([fileName])
  expect(bytes).toBeGreaterThan(0)
})

test('a file that was cut because it is too large leaves nothing behind', async () => {
  const file: ReceivedFile = Object.assign(Readable.from([picture]), { truncated: true })
  await expect(receiveUpload(createOriginals(folder), file)).rejects.toMatchObject({
    code: 'upload_too_large',
    status: 413,
  })
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['a connection that breaks', 'ECONNRESET', { code: 'ECONNRESET' }],
  ['a full disk', 'ENOSPC', { code: 'disk_full', status: 507 }],
])('%s leaves nothing behind', async (_, code, expected) => {
  const file = Readable.from(
    (async function* () {
      yield picture.subarray(0, 20)
      throw Object.assign(new Error(code), { code })
    })(),
  )
  await expect(receiveUpload(createOriginals(folder), file)).rejects.toMatchObject(expected)
  expect(await readdir(folder)).toEqual([])
})
