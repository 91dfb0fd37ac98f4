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

test('free heights and focal points make few pictures too', () => {
  const made = new Set<string>()
  for (let height = 1; height <= 4000; height++) {
    made.add(JSON.stringify(roundUp({ width: 640, height, focalPoint: { x: height / 4000, y: 0.5 } })))
  }
  expect(made.size).toBeLessThan(400)
})

test('the proportions that pages use are kept to the pixel', () => {
  for (const [width, height] of [
    [1920, 1080],
    [640, 360],
    [960, 640],
    [512, 512],
    [384, 576],
    [1280, 960],
  ] as const) {
    expect(roundUp({ width, height, focalPoint: undefined })).toMatchObject({ width, height })
  }
})

test('a photograph that was taken on its side stands up', async () => {
  const onItsSide = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#e4572e' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const made = await renderImage(
    onItsSide,
    { width: undefined, height: undefined, focalPoint: undefined },
    'image/webp',
  )
  expect(await sharp(made).metadata()).toMatchObject({ width: 200, height: 400 })
})

test('what is transparent becomes white where the format has no transparency', async () => {
  const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  const made = await renderImage(
    clear,
    { width: undefined, height: undefined, focalPoint: undefined },
    'image/jpeg',
  )
  expect((await sharp(made).stats()).channels.map(({ mean }) => mean)).toEqual([255, 255, 255])
})
