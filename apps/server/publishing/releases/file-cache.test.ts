import { expect, test } from 'vitest'
import { createFileMemory } from './file-cache.ts'

test('what was kept first goes first when there is no more room', () => {
  const memory = createFileMemory({ limit: 10, largest: 6 })
  for (const name of ['a', 'b', 'c']) memory.keep(name, new Uint8Array(4))
  expect(['a', 'b', 'c'].map((name) => memory.get(name)?.length)).toEqual([undefined, 4, 4])
})

test('a file that is larger than most is given back, but not kept', () => {
  const memory = createFileMemory({ limit: 10, largest: 6 })
  expect(memory.keep('large', new Uint8Array(7)).length).toBe(7)
  expect(memory.get('large')).toBeUndefined()
})

test('keeping the same file again takes no more room', () => {
  const memory = createFileMemory({ limit: 10, largest: 6 })
  for (let times = 0; times < 5; times++) memory.keep('a', new Uint8Array(4))
  memory.keep('b', new Uint8Array(6))
  expect(memory.get('a')?.length).toBe(4)
})
