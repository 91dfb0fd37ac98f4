import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQueue } from './work-queue.ts'

test('no more is done at once than may be, everything that was taken is done, in order', async () => {
  const sizes = fc.record({
    atOnce: fc.integer({ min: 1, max: 4 }),
    mostWaiting: fc.integer({ min: 0, max: 6 }),
  })
  await fc.assert(
    fc.asyncProperty(sizes, fc.array(fc.boolean(), { maxLength: 20 }), async (limits, failures) => {
      const queue = createQueue(limits)
      const begun: number[] = []
      let most = 0
      const done = failures.map((isFailure, number) =>
        queue.add(async () => {
          begun.push(number)
          most = Math.max(most, queue.underWay)
          await Promise.resolve()
          if (isFailure) throw new Error('failed')
        }),
      )
      await Promise.allSettled(done)
      const taken = Math.min(failures.length, limits.atOnce + limits.mostWaiting)
      expect(begun).toEqual(Array.from({ length: taken }, (_, number) => number))
      expect(most).toBeLessThanOrEqual(limits.atOnce)
      expect([queue.waiting, queue.underWay]).toEqual([0, 0])
    }),
  )
})
