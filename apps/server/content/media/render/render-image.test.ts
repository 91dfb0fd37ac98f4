import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Crop } from '../image-sizes.ts'
import { isTimeout } from './image-renderer.ts'
import { cropArea, renderImage } from './render-image.ts'

const size = fc.integer({ min: 1, max: 5000 })
const fraction = fc.double({ min: 0, max: 1, noNaN: true })
const middle = { x: 0.5, y: 0.5 }
const seconds = 60
const uncropped: Crop = { width: 1920, height: undefined, focalPoint: middle, quality: undefined }
const solidImage = (width: number, height: number, background = '#e4572e') =>
  sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } })

test('the cropped area always lies within the picture', () => {
  fc.assert(
    fc.property(size, size, size, size, fraction, fraction, (fullWidth, fullHeight, width, height, x, y) => {
      const area = cropArea({ width: fullWidth, height: fullHeight }, { width, height, focalPoint: { x, y } })
      expect(area.width).toBeGreaterThanOrEqual(1)
      expect(area.height).toBeGreaterThanOrEqual(1)
      expect(area.left).toBeGreaterThanOrEqual(0)
      expect(area.top).toBeGreaterThanOrEqual(0)
      expect(area.left + area.width).toBeLessThanOrEqual(fullWidth)
      expect(area.top + area.height).toBeLessThanOrEqual(fullHeight)
    }),
  )
})

test('the focal point is centred as far as the edges allow', () => {
  const full = { width: 1000, height: 500 }
  const square = { width: 100, height: 100 }
  expect(cropArea(full, { ...square, focalPoint: middle }).left).toBe(250)
  expect(cropArea(full, { ...square, focalPoint: { x: 0.1, y: 0.5 } }).left).toBe(0)
  expect(cropArea(full, { ...square, focalPoint: { x: 1, y: 0.5 } }).left).toBe(500)
})

test('a picture is cropped to its aspect ratio and never enlarged', async () => {
  const original = await solidImage(300, 200).png().toBuffer()
  const rendered = await renderImage(original, { ...uncropped, width: 640, height: 640 }, 'image/webp', {
    seconds,
  })
  expect(await sharp(rendered).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 })
})

test('a photograph is rotated upright', async () => {
  const onItsSide = await solidImage(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const rendered = await renderImage(onItsSide, uncropped, 'image/webp', { seconds })
  expect(await sharp(rendered).metadata()).toMatchObject({ width: 200, height: 400 })
})

test('a narrow picture is no higher than twice the largest width', async () => {
  const ribbon = await solidImage(10, 20_000).png().toBuffer()
  const rendered = await renderImage(ribbon, uncropped, 'image/webp', { seconds })
  expect((await sharp(rendered).metadata()).height).toBe(3840)
})

test('transparency becomes white in a format without it', async () => {
  const clear = await solidImage(8, 8, '#00000000').png().toBuffer()
  const rendered = await renderImage(clear, uncropped, 'image/jpeg', { seconds })
  expect((await sharp(rendered).stats()).channels.map(({ mean }) => mean)).toEqual([255, 255, 255])
})

test('a picture of more than 40 megapixels is not opened', async () => {
  const bomb = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="5001"/>')
  await expect(renderImage(bomb, uncropped, 'image/webp', { seconds })).rejects.toThrow('pixel limit')
})

test('a timeout is distinguished from a broken picture', async () => {
  const endless = solidImage(4000, 4000).median(51).timeout({ seconds: 1 }).png().toBuffer()
  const error = await endless.catch((thrown) => thrown)
  expect(isTimeout(error)).toBe(true)
  const broken = await renderImage(Buffer.from('x'), uncropped, 'image/webp', { seconds }).catch(
    (thrown) => thrown,
  )
  expect(isTimeout(broken)).toBe(false)
})
