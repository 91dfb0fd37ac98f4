import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMediaVersion } from '@lerret/model'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acceptUpload, MOST_UPLOAD_BYTES } from './upload.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lerret-uploads-'))
})
afterEach(() => rm(folder, { recursive: true }))

const red = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#e4572e' } })
const kept = async (fileName: string) => readFile(join(folder, fileName))

test.each([
  ['jpeg', 'image/jpeg', /\.jpg$/],
  ['png', 'image/png', /\.png$/],
  ['webp', 'image/webp', /\.webp$/],
  ['avif', 'image/webp', /\.webp$/],
] as const)('a picture of the kind %s is taken as %s', async (format, mimeType, name) => {
  const upload = await acceptUpload(folder, await red().toFormat(format).toBuffer())
  expect(upload).toMatchObject({ mimeType, width: 40, height: 20 })
  expect(upload.fileName).toMatch(name)
  expect(findMediaVersion(upload.fileName)).not.toBeNull()
  expect((await sharp(await kept(upload.fileName)).metadata()).width).toBe(40)
})

test('a photograph stands up, and tells nothing of where and by whom it was taken', async () => {
  const photograph = await red()
    .withExif({ IFD0: { Artist: 'Kari Nordmann' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const upload = await acceptUpload(folder, photograph)
  expect(upload).toMatchObject({ width: 20, height: 40 })
  const { exif, orientation } = await sharp(await kept(upload.fileName)).metadata()
  expect([exif, orientation ?? 1]).toEqual([undefined, 1])
})

test('what hides behind the last pixel is not kept', async () => {
  const both = Buffer.concat([await red().png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  const { fileName } = await acceptUpload(folder, both)
  expect((await kept(fileName)).includes('<script>')).toBe(false)
})

test('the same picture is kept once, another by another name', async () => {
  const picture = await red().png().toBuffer()
  const first = await acceptUpload(folder, picture)
  expect((await acceptUpload(folder, picture)).fileName).toBe(first.fileName)
  expect((await acceptUpload(folder, await red(41).png().toBuffer())).fileName).not.toBe(first.fileName)
  expect(await readdir(folder)).toHaveLength(2)
})

test.each([
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'it is svg'],
  ['a moving GIF', await red().gif().toBuffer(), 'it is gif'],
  ['a page', Buffer.from('<html>'), 'cannot be opened'],
  ['nothing', Buffer.alloc(0), 'it is empty'],
  ['a picture cut off in the middle', (await red(400, 400).jpeg().toBuffer()).subarray(0, 700), 'broken'],
  ['more bytes than anybody needs', Buffer.alloc(MOST_UPLOAD_BYTES + 1), 'more than 25 million bytes'],
  ['few bytes that unfold to 100 million pixels', await red(10_000, 10_000).png().toBuffer(), 'pixel'],
])('%s is refused, and nothing is kept', async (_, bytes, why) => {
  const error = await acceptUpload(folder, bytes).catch((thrown) => thrown)
  expect(error).toMatchObject({ code: 'upload_refused', status: 422 })
  expect(`${error.message} ${error.cause?.message ?? ''}`).toContain(why)
  expect(await readdir(folder)).toEqual([])
})
