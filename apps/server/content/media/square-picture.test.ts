import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createSquarePicture } from './square-picture.ts'

test('one picture is made at a time, and of many that arrive at once only some wait', async () => {
  const upload = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#e4572e' } })
    .png()
    .toBuffer()
  let running = 0
  const render = async () => {
    running++
    await new Promise(setImmediate)
    expect(running--).toBe(1)
    return new Uint8Array()
  }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, () => createSquarePicture(upload, { pixels: 160, render })),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThanOrEqual(60 - 21)
  expect(refused[0]).toMatchObject({ reason: { code: 'image_busy' } })
})
