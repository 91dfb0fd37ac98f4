import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '../../platform/errors/app-error.ts'
import {
  createLoginLimits,
  LOGINS_PER_NETWORK,
  MAILS_PER_ADDRESS,
  MAX_DELAYED_REPLIES,
  REQUESTS_PER_NETWORK,
  WRONG_PASSWORDS_PER_ACCOUNT,
  WRONG_PASSWORDS_PER_NETWORK,
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
const loginWrong = (network: string, account = kari) =>
  limits
    .tryPassword({ account, network }, () => Promise.reject(new AppError('login_failed', 'Nei.')))
    .catch((error) => error.code)
const loginRight = (network: string, account = kari) =>
  limits.tryPassword({ account, network }, async () => 'in').catch((error) => error.code)
const range = (count: number) => Array.from({ length: count }, (_, at) => at)

test('too many wrong passwords from one network are refused for a while, concurrent or not', async () => {
  const answers = await Promise.all(range(WRONG_PASSWORDS_PER_NETWORK.max + 5).map(() => loginWrong('a')))
  expect(answers.filter((code) => code === 'login_failed')).toHaveLength(WRONG_PASSWORDS_PER_NETWORK.max)
  expect(await loginRight('a')).toBe('too_many_requests')
  now = new Date(+now + WRONG_PASSWORDS_PER_NETWORK.windowMs)
  expect(await loginRight('a')).toBe('in')
})

test('the right password from another network is accepted without delay, however many guess', async () => {
  for (const at of range(WRONG_PASSWORDS_PER_ACCOUNT.max * 3)) await loginWrong(`network ${at % 50}`)
  waits.length = 0
  expect(await loginRight('home')).toBe('in')
  expect(waits).toEqual([])
})

test('wrong guesses from very many networks are delayed', async () => {
  for (const at of range(WRONG_PASSWORDS_PER_ACCOUNT.max)) await loginWrong(`network ${at}`)
  expect(waits).toEqual([])
  expect(await loginWrong('one more')).toBe('login_failed')
  expect(waits).toHaveLength(1)
})

test('one network that tries many accounts is stopped', async () => {
  for (const at of range(LOGINS_PER_NETWORK.max)) await loginWrong('a', `account ${at}`)
  expect(await loginWrong('a', 'another')).toBe('too_many_requests')
  expect(await loginRight('b', 'another')).toBe('in')
})

test('frequent log-ins with the right password are not limited', async () => {
  for (const _ of range(WRONG_PASSWORDS_PER_NETWORK.max * 2)) expect(await loginRight('a')).toBe('in')
})

test('another error is rethrown without delay', async () => {
  const fail = () =>
    limits.tryPassword({ account: kari, network: 'a' }, () => Promise.reject(new Error('gone')))
  await expect(fail()).rejects.toThrow('gone')
})

test('requests from one network and mails to one address are limited', () => {
  for (const _ of range(REQUESTS_PER_NETWORK.max)) limits.countRequest('a')
  expect(() => limits.countRequest('a')).toThrow('Too many')
  limits.countRequest('b')
  expect(range(MAILS_PER_ADDRESS.max + 1).map(() => limits.mayMail(kari))).toEqual([true, true, true, false])
})

test('when very many wrong guesses wait for their replies, more of them are refused', async () => {
  let finish = () => {}
  const waiting = new Promise<void>((resolve) => {
    finish = resolve
  })
  limits = createLoginLimits({ now: () => now, wait: () => waiting })
  for (const at of range(WRONG_PASSWORDS_PER_ACCOUNT.max)) await loginWrong(`network ${at}`)
  const delayed = range(MAX_DELAYED_REPLIES).map((at) => loginWrong(`slow ${at}`))
  await Promise.resolve()
  await vi.waitFor(async () => expect(await loginRight('one more')).toBe('too_many_requests'))
  expect(await loginRight('one more', 'another account')).toBe('in')
  finish()
  expect(new Set(await Promise.all(delayed))).toEqual(new Set(['login_failed']))
  expect(await loginRight('home')).toBe('in')
})
