import { expect, test } from 'vitest'
import { createHolds } from './unused-files.ts'

test('whoever counts on a file that is just being removed waits until it is gone, to write it again', async () => {
  const holds = createHolds()
  const removal = Promise.withResolvers<void>()
  const order: string[] = []
  const leaving = holds.letGo('hash', () => removal.promise.then(() => void order.push('removed')))
  const taking = holds.take('hash').then(() => order.push('taken'))
  await holds.take('another')
  removal.resolve()
  await Promise.all([leaving, taking])
  expect(order).toEqual(['removed', 'taken'])
})

test('what a release came to name during a collection stays held until that collection is done', async () => {
  const holds = createHolds()
  await holds.take('hash')
  await holds.collecting(async () => {
    holds.drop(['hash'])
    expect(await holds.letGo('hash', async () => {})).toBe(false)
  })
  expect(await holds.letGo('hash', async () => {})).toBe(true)
})
