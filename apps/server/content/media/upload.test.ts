import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findMediaVersion } from '@lerret/model'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { givenFolder } from '../../test-cleanup.ts'
import { createOriginals } from './originals.ts'
import { MAX_UPLOAD_BYTES, storeUpload } from './upload.ts'

let folder: string
beforeEach(async () => {
  folder = await givenFolder()
})

const redImage = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#e4572e' } })
const readStored = async (fileName: string) => readFile(join(folder, fileName))

test.each([
  ['jpeg', 'image/jpeg', /\.jpg$/],
  ['png', 'image/png', /\.png$/],
  ['webp', 'image/webp', /\.webp$/],
  ['avif', 'image/webp', /\.webp$/],
] as const)('a %s picture is stored as %s', async (format, mimeType, name) => {
  const upload = await storeUpload(createOriginals(folder), await redImage().toFormat(format).toBuffer())
  expect(upload).toMatchObject({ mimeType, width: 40, height: 20 })
  expect(upload.fileName).toMatch(name)
  expect(findMediaVersion(upload.fileName)).not.toBeNull()
  expect((await sharp(await readStored(upload.fileName)).metadata()).width).toBe(40)
})

test.each([
  ['MP4', 'video/mp4', '.mp4', '\0\0\0\x18ftypisom\0\0\x02\0'],
  ['WebM', 'video/webm', '.webm', '\x1aE\xdf\xa3\x01\0\0\0\0\0\0\x1f'],
])('an %s video without metadata is stored as it is', async (_name, mimeType, extension, start) => {
  const bytes = Buffer.from(`${start}video`, 'latin1')
  const { fileName, ...upload } = await storeUpload(createOriginals(folder), bytes)
  expect(upload).toEqual({ mimeType, bytes: bytes.length })
  expect(fileName.endsWith(extension)).toBe(true)
  expect(await readStored(fileName)).toEqual(bytes)
})

test('a video of a phone is stored without the place', async () => {
  const place = '\0\0\0\x14udta+61.59+5.03/'.padEnd(20, ' ')
  const video = Buffer.from(`\0\0\0\x0cftypisom\0\0\0\x1cmoov${place}`, 'latin1')
  const { fileName } = await storeUpload(createOriginals(folder), video)
  const stored = await readStored(fileName)
  expect([stored.length, stored.includes('+61.59')]).toEqual([video.length, false])
})

test('a photograph is rotated upright, and its metadata is removed', async () => {
  const photograph = await redImage()
    .withExif({ IFD0: { Artist: 'Kari Nordmann' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const upload = await storeUpload(createOriginals(folder), photograph)
  expect(upload).toMatchObject({ width: 20, height: 40 })
  const { exif, orientation } = await sharp(await readStored(upload.fileName)).metadata()
  expect([exif, orientation ?? 1]).toEqual([undefined, 1])
})

test('data appended after the image is not stored', async () => {
  const both = Buffer.concat([await redImage().png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  const { fileName } = await storeUpload(createOriginals(folder), both)
  expect((await readStored(fileName)).includes('<script>')).toBe(false)
})

test('the same picture is stored once, and another under another name', async () => {
  const picture = await redImage().png().toBuffer()
  const first = await storeUpload(createOriginals(folder), picture)
  expect((await storeUpload(createOriginals(folder), picture)).fileName).toBe(first.fileName)
  expect((await storeUpload(createOriginals(folder), await redImage(41).png().toBuffer())).fileName).not.toBe(
    first.fileName,
  )
  expect(await readdir(folder)).toHaveLength(2)
})

test.each([
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'upload_type_refused',
  ],
  ['a GIF', await redImage().gif().toBuffer(), 'upload_type_refused'],
  ['an HTML page', Buffer.from('<html>'), 'upload_type_refused'],
  ['an empty file', Buffer.alloc(0), 'upload_empty'],
  ['a truncated picture', (await redImage(400, 400).jpeg().toBuffer()).subarray(0, 700), 'upload_broken'],
  ['a file with too many bytes', Buffer.alloc(MAX_UPLOAD_BYTES + 1), 'upload_too_large'],
  [
    'a small file with 100 million pixels',
    await redImage(10_000, 10_000).png().toBuffer(),
    'upload_too_many_pixels',
  ],
])('%s is refused, and nothing is stored', async (_, bytes, code) => {
  const error = await storeUpload(createOriginals(folder), bytes).catch((thrown) => thrown)
  expect(error).toMatchObject({ code })
  expect(await readdir(folder)).toEqual([])
})
