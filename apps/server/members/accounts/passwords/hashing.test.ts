import { expect, test } from 'vitest'
import { createPasswords, createQueue } from './hashing.ts'

const passwords = createPasswords()

test('a password is hashed with argon2id over 19 MiB, each time with another salt', async () => {
  const [one, other] = await Promise.all([passwords.hash('åtte teikn'), passwords.hash('åtte teikn')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(other).not.toBe(one)
  expect(await passwords.verify({ hash: one ?? '', password: 'åtte teikn' })).toBe(true)
  expect(await passwords.verify({ hash: one ?? '', password: 'Åtte teikn' })).toBe(false)
})

test('a long password is not truncated', async () => {
  const long = '🎬 popkorn '.repeat(40)
  const hash = await passwords.hash(long)
  expect(await passwords.verify({ hash, password: long })).toBe(true)
  expect(await passwords.verify({ hash, password: `${long}x` })).toBe(false)
  expect(await passwords.verify({ hash, password: long.slice(0, -1) })).toBe(false)
})

test('the same letters in another Unicode form are the same password', async () => {
  const hash = await passwords.hash('blåbærsyltetøy')
  expect(await passwords.verify({ hash, password: 'blåbærsyltetøy'.normalize('NFD') })).toBe(true)
})

test('hashing does not block the event loop', async () => {
  let done = 0
  const hashes = Array.from({ length: 6 }, () => passwords.hash('åtte teikn').then(() => done++))
  await new Promise((resolve) => setImmediate(resolve))
  expect(done).toBe(0)
  await Promise.all(hashes)
  expect(done).toBe(6)
})

test('only a few tasks run at once, in order, and a full queue refuses more', async () => {
  const enqueue = createQueue(2, 2)
  const ends: (() => void)[] = []
  const started: number[] = []
  const task = (number: number) =>
    enqueue(() => {
      started.push(number)
      return new Promise<number>((resolve) => ends.push(() => resolve(number)))
    })
  const first = [1, 2, 3, 4].map(task)
  await expect(task(5)).rejects.toMatchObject({ code: 'too_busy', status: 429 })
  expect(started).toEqual([1, 2])
  ends[1]?.()
  expect(await first[1]).toBe(2)
  expect(started).toEqual([1, 2, 3])
  for (const at of [0, 2]) ends[at]?.()
  await first[2]
  ends[3]?.()
  expect(await Promise.all(first)).toEqual([1, 2, 3, 4])
})

test('a failed task passes its place to the next', async () => {
  const enqueue = createQueue(1, 5)
  await expect(enqueue(() => Promise.reject(new Error('nei')))).rejects.toThrow('nei')
  expect(await enqueue(async () => 'ja')).toBe('ja')
})
