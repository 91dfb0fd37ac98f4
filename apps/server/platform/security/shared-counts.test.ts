import { expect, test } from 'vitest'
import { createLoginLimits, WRONG_PASSWORDS_PER_NETWORK } from '../../members/accounts/login-limits.ts'
import { onFinished } from '../../test-cleanup.ts'
import { waitUntil } from '../../test-wait-until.ts'
import { notifyChannel, openListener } from '../db/notifications.ts'
import { givenOpenDatabase } from '../db/test-database.ts'
import { AppError } from '../errors/app-error.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { createSecretAttempts, WRONG_SECRET_LIMIT } from './secret-attempts.ts'
import { COUNTS_CHANNEL, createSharedCounts } from './shared-counts.ts'

const { db, connection } = await givenOpenDatabase()
const now = () => new Date()
const WAIT = { timeout: 30_000, interval: 20 }

/** The counts of one server, connected to the others by the database. */
async function givenServer() {
  const counts = createSharedCounts({
    send: (payload) => void notifyChannel(db, COUNTS_CHANNEL, payload),
    now,
  })
  const listener = await openListener(connection, () => {})
  await listener.listen(COUNTS_CHANNEL, { onPayload: counts.receive, onReconnect() {} })
  onFinished(() => listener.stop())
  return counts
}

const fail = (code: 'login_failed' | 'client_invalid') => () => Promise.reject(new AppError(code, 'Wrong.'))
const tooMany = { code: 'too_many_requests' }

test('wrong passwords on two servers are counted together, and forgotten together', async () => {
  const [one, other] = await Promise.all([givenServer(), givenServer()])
  const [first, second] = [one, other].map((counts) => createLoginLimits({ now, counts }))
  const caller = { account: 'kari@oyane.example', network: '192.0.2.7' }
  for (let attempt = 0; attempt < WRONG_PASSWORDS_PER_NETWORK.max / 2; attempt++)
    for (const limits of [first, second])
      await expect(limits?.tryPassword(caller, fail('login_failed'))).rejects.toMatchObject({
        code: 'login_failed',
      })
  await waitUntil(() => {
    for (const limits of [first, second]) expect(limits?.isLocked(caller.account)).toBe(true)
  }, WAIT)
  for (const limits of [first, second])
    await expect(limits?.tryPassword(caller, async () => 'in')).rejects.toMatchObject(tooMany)
  first?.unlock(caller.account)
  await waitUntil(() => expect(second?.isLocked(caller.account)).toBe(false), WAIT)
  expect(await second?.tryPassword(caller, async () => 'in')).toBe('in')
})

test('wrong secrets of API clients on two servers are counted together', async () => {
  const [one, other] = await Promise.all([givenServer(), givenServer()])
  const [first, second] = [one, other].map((counts) => createSecretAttempts(now, counts))
  for (let attempt = 0; attempt < WRONG_SECRET_LIMIT.max; attempt++)
    await first?.limit('192.0.2.8', fail('client_invalid')).catch(() => {})
  await waitUntil(
    () => expect(second?.limit('192.0.2.8', async () => 'in')).rejects.toMatchObject(tooMany),
    WAIT,
  )
  expect(await second?.limit('192.0.2.9', async () => 'in')).toBe('in')
})

test('what a server of another version sends is ignored', () => {
  const counts = createSharedCounts({ send() {}, now })
  for (const payload of ['', 'not JSON', '{}', '{"server":"1","name":"requests","key":"k","type":"later"}'])
    expect(() => counts.receive(payload)).not.toThrow()
})

test('a flood above the limit is not passed on', () => {
  const sent: string[] = []
  const counts = createSharedCounts({ send: (payload) => sent.push(payload), now })
  const limiter = counts.share('requests', createRateLimiter({ max: 3, windowMs: 60_000 }))
  for (let request = 0; request < 100; request++) limiter.allow('192.0.2.7', now())
  limiter.allow('x'.repeat(9000), now())
  expect(sent).toHaveLength(3)
})
