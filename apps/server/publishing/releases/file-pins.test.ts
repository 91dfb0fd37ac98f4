import { expect, test } from 'vitest'
import { createFilePins } from './file-pins.ts'

test('pinning a file that is being removed waits until it is gone', async () => {
  const pins = createFilePins()
  const removed = Promise.withResolvers<void>()
  const order: string[] = []
  const removal = pins.removeUnlessPinned('hash', () =>
    removed.promise.then(() => void order.push('removed')),
  )
  const pinning = pins.pin('hash').then(() => order.push('pinned'))
  await pins.pin('another')
  removed.resolve()
  await Promise.all([removal, pinning])
  expect(order).toEqual(['removed', 'pinned'])
})

test('a file that is unpinned during a cleanup stays pinned until the cleanup has ended', async () => {
  const pins = createFilePins()
  await pins.pin('hash')
  await pins.runCleanup(async () => {
    pins.unpin(['hash'])
    expect(await pins.removeUnlessPinned('hash', async () => {})).toBe(false)
  })
  expect(await pins.removeUnlessPinned('hash', async () => {})).toBe(true)
})
