import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropFor, HIGHEST, LADDER } from './image-sizes.ts'

const media = { width: 3000, height: 2000, focalPoint: { x: 0.3, y: 0.2 } }
const range = (most: number) => Array.from({ length: most }, (_, index) => index + 1)

test('two thousand widths make no more pictures than the ladder has steps', () => {
  const widths = range(2000).map((width) => cropFor({ width }, media).width)
  expect(new Set(widths).size).toBe(12)
})

test('free heights, focal points and qualities make few pictures too', () => {
  const made = new Set(
    range(4000).map((height) =>
      JSON.stringify(
        cropFor({ width: 640, height, focalX: height / 4000, quality: height / 40, focalY: 0.5 }, media),
      ),
    ),
  )
  expect(made.size).toBeLessThan(400)
})

test('whatever is wanted, what is made has a step of the ladder and is not too high', () => {
  const length = fc.option(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), { nil: undefined })
  const side = fc.integer({ min: 1, max: 40_000 })
  fc.assert(
    fc.property(length, length, side, side, (width, height, fullWidth, fullHeight) => {
      const crop = cropFor({ width, height }, { ...media, width: fullWidth, height: fullHeight })
      expect(LADDER).toContain(crop.width)
      expect(crop.height ?? 1).toBeGreaterThanOrEqual(1)
      expect(crop.height ?? 1).toBeLessThanOrEqual(HIGHEST)
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
])('the proportions of %i to %i, which pages use, are kept to the pixel', (width, height) => {
  expect(cropFor({ width, height }, media)).toMatchObject({ width, height })
})

test('a height alone asks for the width that goes with it', () => {
  expect(cropFor({ height: 400 }, media)).toMatchObject({ width: 640, height: undefined })
})

test('half a focal point is made whole by that of the picture', () => {
  expect(cropFor({ width: 640, height: 640, focalX: 0.8 }, media).focalPoint).toEqual({ x: 0.8, y: 0.2 })
})

test('a picture that is not cut is the same wherever its focal point is', () => {
  expect(cropFor({ width: 640, focalX: 0.9 }, media)).toEqual(cropFor({ width: 640, focalX: 0.1 }, media))
})
