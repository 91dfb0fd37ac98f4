import { expect, test } from 'vitest'
import { createVersionMemory } from './version-cache.ts'

const counted = () => {
  let times = 0
  return async () => ++times
}

test('what was made of one version is made once, also for those who ask while it is being made', async () => {
  const memory = createVersionMemory<number>(10)
  const make = counted()
  expect(await Promise.all([memory(1, 'a', make), memory(1, 'a', make)])).toEqual([1, 1])
  expect(await memory(1, 'a', make)).toBe(1)
  expect(await memory(1, 'b', make)).toBe(2)
})

test('of another version, everything is made anew', async () => {
  const memory = createVersionMemory<number>(10)
  const make = counted()
  await memory(1, 'a', make)
  expect(await memory(2, 'a', make)).toBe(2)
})

test('what was asked for longest ago is forgotten first', async () => {
  const memory = createVersionMemory<number>(2)
  const make = counted()
  for (const name of ['a', 'b', 'a', 'c']) await memory(1, name, make)
  expect(await memory(1, 'a', make)).toBe(1)
  expect(await memory(1, 'b', make)).toBe(4)
})

test('a failure is told to whoever asked, and tried again for the next', async () => {
  const memory = createVersionMemory<number>(10)
  await expect(memory(1, 'a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await memory(1, 'a', async () => 7)).toBe(7)
})
