import { beforeEach, expect, test } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import {
  ASKS_FROM_ONE_PLACE,
  createLoginLimits,
  LOGINS_FROM_ONE_PLACE,
  MAILS_TO_ONE_ADDRESS,
  WRONG_FROM_EVERYWHERE,
  WRONG_FROM_ONE_PLACE,
} from './login-limits.ts'

let now = new Date('2026-11-20T12:00:00Z')
const waits: number[] = []
let limits = givenLimits()
beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z')
  waits.length = 0
  limits = givenLimits()
})

function givenLimits() {
  return createLoginLimits({ now: () => now, wait: async (ms) => waits.push(ms) })
}
const kari = '118 kari@nordmann.example'
const wrong = (network: string, account = kari) =>
  limits
    .tryPassword({ account, network }, () => Promise.reject(new AppError('login_failed', 'Nei.')))
    .catch((error) => error.code)
const right = (network: string, account = kari) =>
  limits.tryPassword({ account, network }, async () => 'in').catch((error) => error.code)
const times = (count: number) => Array.from({ length: count }, (_, at) => at)

test('too many wrong passwords from one place are refused, all at once or one by one, for a while', async () => {
  const answers = await Promise.all(times(WRONG_FROM_ONE_PLACE.max + 5).map(() => wrong('a')))
  expect(answers.filter((code) => code === 'login_failed')).toHaveLength(WRONG_FROM_ONE_PLACE.max)
  expect(await right('a')).toBe('too_many_requests')
  now = new Date(+now + WRONG_FROM_ONE_PLACE.windowMs)
  expect(await right('a')).toBe('in')
})

test('whoever types it right is let in at once from elsewhere, however many guess', async () => {
  for (const at of times(WRONG_FROM_EVERYWHERE.max * 3)) await wrong(`network ${at % 50}`)
  waits.length = 0
  expect(await right('home')).toBe('in')
  expect(waits).toEqual([])
})

test('wrong guesses from very many places take their time', async () => {
  for (const at of times(WRONG_FROM_EVERYWHERE.max)) await wrong(`network ${at}`)
  expect(waits).toEqual([])
  expect(await wrong('one more')).toBe('login_failed')
  expect(waits).toHaveLength(1)
})

test('one place that tries many accounts is stopped', async () => {
  for (const at of times(LOGINS_FROM_ONE_PLACE.max)) await wrong('a', `account ${at}`)
  expect(await wrong('a', 'another')).toBe('too_many_requests')
  expect(await right('b', 'another')).toBe('in')
})

test('one who logs in often with the right password is not counted as guessing', async () => {
  for (const _ of times(WRONG_FROM_ONE_PLACE.max * 2)) expect(await right('a')).toBe('in')
})

test('what went wrong for another reason is told as it is, and slows nobody', async () => {
  const broken = () =>
    limits.tryPassword({ account: kari, network: 'a' }, () => Promise.reject(new Error('gone')))
  await expect(broken()).rejects.toThrow('gone')
})

test('asks from one place are counted, and mails to one address', () => {
  for (const _ of times(ASKS_FROM_ONE_PLACE.max)) limits.ask('a')
  expect(() => limits.ask('a')).toThrow('Too many')
  limits.ask('b')
  expect(times(MAILS_TO_ONE_ADDRESS.max + 1).map(() => limits.mayMail(kari))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
