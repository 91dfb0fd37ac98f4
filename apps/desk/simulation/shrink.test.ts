import { expect, test } from 'vitest'
import { shrink } from './shrink.ts'

test('a list that fails is shortened to what makes it fail', async () => {
  const numbers = Array.from({ length: 100 }, (_, index) => index)
  const fails = async (items: readonly number[]) => items.includes(13) && items.includes(77)
  expect(await shrink(numbers, fails)).toEqual([13, 77])
})
