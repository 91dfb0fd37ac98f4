import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

test('work runs in order, all that was accepted, and never more at once than allowed', async () => {
  const sizes = fc.record({
    maxConcurrent: fc.integer({ min: 1, max: 4 }),
    maxWaiting: fc.integer({ min: 0, max: 6 }),
  })
  await fc.assert(
    fc.asyncProperty(sizes, fc.array(fc.boolean(), { maxLength: 20 }), async (limits, failures) => {
      const queue = createWorkQueue(limits)
      const begun: number[] = []
      let maxRunning = 0
      const done = failures.map((isFailure, number) =>
        queue.add(async () => {
          begun.push(number)
          maxRunning = Math.max(maxRunning, queue.running)
          await Promise.resolve()
          if (isFailure) throw new Error('failed')
        }),
      )
      await Promise.allSettled(done)
      const accepted = Math.min(failures.length, limits.maxConcurrent + limits.maxWaiting)
      expect(begun).toEqual(Array.from({ length: accepted }, (_, number) => number))
      expect(maxRunning).toBeLessThanOrEqual(limits.maxConcurrent)
      expect([queue.waiting, queue.running]).toEqual([0, 0])
    }),
  )
})
