import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isTimeout } from './image-renderer.ts'
import type { Crop } from './image-sizes.ts'
import { cropArea, renderImage } from './render-image.ts'

const size = fc.integer({ min: 1, max: 5000 })
const fraction = fc.double({ min: 0, max: 1, noNaN: true })
const middle = { x: 0.5, y: 0.5 }
const seconds = 60
const whole: Crop = { width: 1920, height: undefined, focalPoint: middle, quality: undefined }
const plain = (width: number, height: number, background = '#e4572e') =>
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

test('the focal point is in the middle where the edges allow, and in view always', () => {
  const full = { width: 1000, height: 500 }
  const square = { width: 100, height: 100 }
  expect(cropArea(full, { ...square, focalPoint: middle }).left).toBe(250)
  expect(cropArea(full, { ...square, focalPoint: { x: 0.1, y: 0.5 } }).left).toBe(0)
  expect(cropArea(full, { ...square, focalPoint: { x: 1, y: 0.5 } }).left).toBe(500)
})

test('a picture is cut to its proportions and never enlarged', async () => {
  const original = await plain(300, 200).png().toBuffer()
  const made = await renderImage(original, { ...whole, width: 640, height: 640 }, 'image/webp', { seconds })
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 })
})

test('a photograph that was taken on its side stands up', async () => {
  const onItsSide = await plain(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const made = await renderImage(onItsSide, whole, 'image/webp', { seconds })
  expect(await sharp(made).metadata()).toMatchObject({ width: 200, height: 400 })
})

test('a picture like a ribbon is made no higher than twice the greatest width', async () => {
  const ribbon = await plain(10, 20_000).png().toBuffer()
  const made = await renderImage(ribbon, whole, 'image/webp', { seconds })
  expect((await sharp(made).metadata()).height).toBe(3840)
})

test('what is transparent becomes white where the format has no transparency', async () => {
  const clear = await plain(8, 8, '#00000000').png().toBuffer()
  const made = await renderImage(clear, whole, 'image/jpeg', { seconds })
  expect((await sharp(made).stats()).channels.map(({ mean }) => mean)).toEqual([255, 255, 255])
})

test('a picture of more than 40 megapixels is not opened', async () => {
  const bomb = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="5001"/>')
  await expect(renderImage(bomb, whole, 'image/webp', { seconds })).rejects.toThrow('pixel limit')
})

test('a picture that takes longer than it may is told apart from one that is broken', async () => {
  const endless = plain(4000, 4000).median(51).timeout({ seconds: 1 }).png().toBuffer()
  const error = await endless.catch((thrown) => thrown)
  expect(isTimeout(error)).toBe(true)
  const broken = await renderImage(Buffer.from('x'), whole, 'image/webp', { seconds }).catch(
    (thrown) => thrown,
  )
  expect(isTimeout(broken)).toBe(false)
})
