import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IMAGE_WIDTHS, MAX_HEIGHT, toCrop } from './image-sizes.ts'

const media = { width: 3000, height: 2000, focalPoint: { x: 0.3, y: 0.2 } }
const range = (max: number) => Array.from({ length: max }, (_, index) => index + 1)

test('two thousand requested widths give no more than the twelve image widths', () => {
  const widths = range(2000).map((width) => toCrop({ width }, media).width)
  expect(new Set(widths).size).toBe(12)
})

test('heights, focal points and qualities are rounded to few values too', () => {
  const crops = new Set(
    range(4000).map((height) =>
      JSON.stringify(
        toCrop({ width: 640, height, focalX: height / 4000, quality: height / 40, focalY: 0.5 }, media),
      ),
    ),
  )
  expect(crops.size).toBeLessThan(400)
})

test('any requested size gives one of the image widths and a height within the limit', () => {
  const length = fc.option(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), { nil: undefined })
  const side = fc.integer({ min: 1, max: 40_000 })
  fc.assert(
    fc.property(length, length, side, side, (width, height, fullWidth, fullHeight) => {
      const crop = toCrop({ width, height }, { ...media, width: fullWidth, height: fullHeight })
      expect(IMAGE_WIDTHS).toContain(crop.width)
      expect(crop.height ?? 1).toBeGreaterThanOrEqual(1)
      expect(crop.height ?? 1).toBeLessThanOrEqual(MAX_HEIGHT)
    }),
  )
})

test.each([
  [1920, 1080],
  [640, 360],
  [960, 640],
  [512, 512],
  [384, 576],
  [1280, 960],
])('the size %i × %i, which pages use, stays exact', (width, height) => {
  expect(toCrop({ width, height }, media)).toMatchObject({ width, height })
})

test('a height alone gives the width of the same aspect ratio', () => {
  expect(toCrop({ height: 400 }, media)).toMatchObject({ width: 640, height: undefined })
})

test('a missing focal coordinate is taken from the media record', () => {
  expect(toCrop({ width: 640, height: 640, focalX: 0.8 }, media).focalPoint).toEqual({ x: 0.8, y: 0.2 })
})

test('the focal point of a picture that is not cropped has no effect', () => {
  expect(toCrop({ width: 640, focalX: 0.9 }, media)).toEqual(toCrop({ width: 640, focalX: 0.1 }, media))
})
