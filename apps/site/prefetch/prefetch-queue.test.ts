import { expect, test } from 'vitest'
import { createPrefetchQueue } from './prefetch-queue.ts'

/** A queue whose idle callbacks and replies are run by the test. */
function givenQueue(maxPerPage = 24) {
  const requests: string[] = []
  const idleCallbacks: (() => void)[] = []
  const replies: (() => void)[] = []
  const queue = createPrefetchQueue({
    maxPerPage,
    whenIdle: (callback) => idleCallbacks.push(callback),
    load: (path) => {
      requests.push(path)
      return new Promise<void>((resolve) => replies.push(resolve))
    },
  })
  const fetchNext = async () => {
    idleCallbacks.shift()?.()
    replies.shift()?.()
    await Promise.resolve()
  }
  const fetchAll = async () => {
    while (idleCallbacks.length > 0) await fetchNext()
  }
  return { queue, requests, fetchNext, fetchAll }
}

test('links in view are fetched one after the other, each once', async () => {
  const { queue, requests, fetchNext, fetchAll } = givenQueue()
  for (const path of ['/kino', '/kultur', '/kino']) queue.add(path)
  await fetchNext()
  expect(requests).toEqual(['/kino'])
  queue.add('/kino')
  await fetchAll()
  expect(requests).toEqual(['/kino', '/kultur'])
})

test('a link still waiting when its page was left is fetched from the next page that has it', async () => {
  const { queue, requests, fetchNext, fetchAll } = givenQueue()
  for (const path of ['/kino', '/kultur', '/nyhende']) queue.add(path)
  await fetchNext()
  queue.reset()
  await fetchAll()
  expect(requests).not.toContain('/nyhende')
  for (const path of ['/kino', '/nyhende']) queue.add(path)
  await fetchAll()
  expect(requests).toEqual(['/kino', '/kultur', '/nyhende'])
})

test('a link beyond the limit of one page is fetched from the next page that has it', async () => {
  const { queue, requests, fetchAll } = givenQueue(2)
  for (const path of ['/kino', '/kultur', '/nyhende', '/leige']) queue.add(path)
  await fetchAll()
  expect(requests).toEqual(['/kino', '/kultur'])
  queue.reset()
  for (const path of ['/leige', '/nyhende', '/kontakt']) queue.add(path)
  await fetchAll()
  expect(requests).toEqual(['/kino', '/kultur', '/leige', '/nyhende'])
})

test('a page that was fetched on hover is not fetched again', async () => {
  const { queue, requests, fetchAll } = givenQueue()
  queue.add('/kino')
  queue.add('/kultur')
  queue.markFetched('/kultur')
  queue.markFetched('/nyhende')
  queue.add('/nyhende')
  await fetchAll()
  expect(requests).toEqual(['/kino'])
})
