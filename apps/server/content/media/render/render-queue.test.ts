import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRenderQueue, type RenderQueueEntry } from './render-queue.ts'

const entries = fc.array(
  fc.record({ network: fc.constantFrom('a', 'b', 'c'), isUrgent: fc.boolean(), isDropped: fc.boolean() }),
  { maxLength: 40 },
)
const createBusyError = () => new Error('busy')

/** Adds all while one render runs, then lets them run, and returns in which order they did. */
async function order(added: readonly (RenderQueueEntry & { isDropped?: boolean })[], maxWaiting = 1000) {
  const queue = createRenderQueue({ maxConcurrent: 1, maxWaiting, createBusyError })
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const first = queue.add(() => mayEnd, { network: 'first', isUrgent: true })
  const begun: number[] = []
  const queued = added.map((entry, index) => queue.add(async () => void begun.push(index), entry))
  const settled = Promise.allSettled(
    queued.map((render) => render?.done ?? Promise.reject(createBusyError())),
  )
  for (const [index, render] of queued.entries()) if (added[index]?.isDropped) render?.drop(new Error('left'))
  expect(queue.waiting).toBeLessThanOrEqual(maxWaiting)
  end()
  await first?.done
  const outcomes = (await settled).map(({ status }) => status === 'fulfilled')
  expect([queue.waiting, queue.running]).toEqual([0, 0])
  return { begun, outcomes }
}

test('what is dropped does not run, all else does, the urgent first', async () => {
  await fc.assert(
    fc.asyncProperty(entries, async (added) => {
      const { begun, outcomes } = await order(added)
      expect(outcomes).toEqual(added.map(({ isDropped }) => !isDropped))
      const isUrgent = begun.map((index) => added[index]?.isUrgent)
      expect(isUrgent).toEqual([...isUrgent].sort((a, b) => Number(b) - Number(a)))
    }),
  )
})

test('a network never waits for two renders of another one', async () => {
  await fc.assert(
    fc.asyncProperty(entries, async (added) => {
      const { begun } = await order(added.map((entry) => ({ ...entry, isUrgent: true, isDropped: false })))
      const networks = begun.map((index) => added[index]?.network)
      for (const [at, network] of networks.entries())
        for (const other of new Set(networks.slice(at))) {
          const next = networks.indexOf(other, at)
          const between = networks.slice(at, next).filter((each) => each === network)
          expect(between.length).toBeLessThanOrEqual(1)
        }
    }),
  )
})

test('a full queue takes what pages show, and of others those of networks that have fewer places', async () => {
  const flood = Array.from({ length: 10 }, () => ({ network: 'a', isUrgent: false }))
  const page = { network: 'a', isUrgent: true }
  const visitor = { network: 'b', isUrgent: false }
  const { outcomes } = await order([...flood, page, visitor, ...flood], 10)
  expect(outcomes.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => true))
  expect(outcomes.slice(8, 10)).toEqual([false, false])
  expect(outcomes.slice(10, 12)).toEqual([true, true])
  expect(outcomes.slice(12)).toEqual(flood.map(() => false))
})
