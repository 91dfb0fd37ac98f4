import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cropArea, renderImage, roundUp } from './render.ts'

const size = fc.integer({ min: 1, max: 5000 })
const fraction = fc.double({ min: 0, max: 1, noNaN: true })

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
  expect(cropArea(full, { ...square, focalPoint: { x: 0.5, y: 0.5 } }).left).toBe(250)
  expect(cropArea(full, { ...square, focalPoint: { x: 0.1, y: 0.5 } }).left).toBe(0)
  expect(cropArea(full, { ...square, focalPoint: { x: 1, y: 0.5 } }).left).toBe(500)
})

test('two thousand widths make no more pictures than the ladder has steps', () => {
  const widths = new Set(
    Array.from(
      { length: 2000 },
      (_, width) => roundUp({ width: width + 1, height: undefined, focalPoint: undefined }).width,
    ),
  )
  expect(widths.size).toBe(12)
})

test('a picture is cut to its proportions and never enlarged', async () => {
  const original = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#e4572e' } })
    .png()
    .toBuffer()
  const made = await renderImage(original, { width: 640, height: 640, focalPoint: undefined }, 'image/webp')
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 })
})
