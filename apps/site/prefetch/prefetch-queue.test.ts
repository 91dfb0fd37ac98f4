import { expect, test } from 'vitest'
import { createQueue } from './prefetch-queue.ts'

/** A queue whose idle moments and answers come when the test says so. */
function givenQueue(atMost = 24) {
  const asked: string[] = []
  const idle: (() => void)[] = []
  const answers: (() => void)[] = []
  const queue = createQueue({
    atMost,
    whenIdle: (work) => idle.push(work),
    load: (path) => {
      asked.push(path)
      return new Promise<void>((resolve) => answers.push(resolve))
    },
  })
  const fetchNext = async () => {
    idle.shift()?.()
    answers.shift()?.()
    await Promise.resolve()
  }
  const fetchAll = async () => {
    while (idle.length > 0) await fetchNext()
  }
  return { queue, asked, fetchNext, fetchAll }
}

test('links in view are fetched one after the other, each once', async () => {
  const { queue, asked, fetchNext, fetchAll } = givenQueue()
  for (const path of ['/kino', '/kultur', '/kino']) queue.add(path)
  await fetchNext()
  expect(asked).toEqual(['/kino'])
  queue.add('/kino')
  await fetchAll()
  expect(asked).toEqual(['/kino', '/kultur'])
})

test('a link that was still waiting when its page was left is fetched from the next page where it stands', async () => {
  const { queue, asked, fetchNext, fetchAll } = givenQueue()
  for (const path of ['/kino', '/kultur', '/nyhende']) queue.add(path)
  await fetchNext()
  queue.leavePage()
  await fetchAll()
  expect(asked).not.toContain('/nyhende')
  for (const path of ['/kino', '/nyhende']) queue.add(path)
  await fetchAll()
  expect(asked).toEqual(['/kino', '/kultur', '/nyhende'])
})

test('a link beyond what one page may fetch is fetched from the next page where it stands', async () => {
  const { queue, asked, fetchAll } = givenQueue(2)
  for (const path of ['/kino', '/kultur', '/nyhende', '/leige']) queue.add(path)
  await fetchAll()
  expect(asked).toEqual(['/kino', '/kultur'])
  queue.leavePage()
  for (const path of ['/leige', '/nyhende', '/kontakt']) queue.add(path)
  await fetchAll()
  expect(asked).toEqual(['/kino', '/kultur', '/leige', '/nyhende'])
})

test('what was fetched since it was pointed at is not fetched again', async () => {
  const { queue, asked, fetchAll } = givenQueue()
  queue.add('/kino')
  queue.add('/kultur')
  queue.noteFetched('/kultur')
  queue.noteFetched('/nyhende')
  queue.add('/nyhende')
  await fetchAll()
  expect(asked).toEqual(['/kino'])
})
