import { beforeEach, describe, expect, test } from 'vitest'
import { CLIENT, PLATFORM } from '../identity/test-identity.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { givenHouse } from '../partner-api/test-members.ts'
import { WRONG_SECRETS_FROM_ONE_PLACE } from './secret-attempts.ts'

const METRICS_TOKEN = 'a-token-for-the-figures'
const house = await givenHouse({ metrics: { metrics: createMetrics(), token: METRICS_TOKEN } })
const { most, withinMs } = WRONG_SECRETS_FROM_ONE_PLACE
beforeEach(() => {
  // Later than whatever the test before has done.
  house.now = new Date(house.now.getTime() + 2 * withinMs)
})

const ask =
  (url: string, secret: string) =>
  (remoteAddress: string, headers: Record<string, string> = {}) =>
    house.app.inject({
      method: 'POST',
      ...{ url, remoteAddress, headers },
      payload: {
        ...{ grant_type: 'client_credentials', client_id: CLIENT.id, client_secret: secret },
        audience: CLIENT.audience,
      },
    })
const read =
  (password: string) =>
  (remoteAddress: string, headers: Record<string, string> = {}) =>
    house.app.inject({
      ...{ url: '/platform/sites', remoteAddress },
      headers: {
        ...headers,
        authorization: `Basic ${Buffer.from(`${PLATFORM.username}:${password}`).toString('base64')}`,
      },
    })
const readFigures =
  (token: string) =>
  (remoteAddress: string, headers: Record<string, string> = {}) =>
    house.app.inject({
      ...{ url: '/metrics', remoteAddress },
      headers: { ...headers, authorization: `Bearer ${token}` },
    })

describe.each([
  ['token endpoint', ask('/identity/oauth/token', 'wrong'), ask('/identity/oauth/token', CLIENT.secret)],
  ['token cacher', ask('/identity/cahedAuth', 'wrong'), ask('/identity/cahedAuth', CLIENT.secret)],
  ['platform data API', read('wrong'), read(PLATFORM.password)],
  ['figures for the operator', readFigures('wrong'), readFigures(METRICS_TOKEN)],
])('guessing at the %s', (_, guess, askRightly) => {
  test('stops after a while, and says when to try again', async () => {
    for (let tries = 0; tries < most; tries++) expect((await guess('203.0.113.9')).statusCode).toBe(401)
    for (const refused of [await guess('203.0.113.9'), await askRightly('203.0.113.9')]) {
      expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_requests'])
      expect(refused.headers['retry-after']).toBe('600')
    }
    house.now = new Date(house.now.getTime() + withinMs)
    expect((await askRightly('203.0.113.9')).statusCode).toBe(200)
  })

  test('is not helped by addresses of the same network or forged headers, and holds up nobody elsewhere', async () => {
    for (let tries = 0; tries < most; tries++) {
      const forged = { 'x-forwarded-for': `198.51.100.${tries}`, forwarded: `for=198.51.100.${tries}` }
      expect((await guess(`2001:db8:1:2:${tries.toString(16)}::1`, forged)).statusCode).toBe(401)
    }
    expect((await guess('2001:db8:1:2:ffff::1', { 'x-forwarded-for': '198.51.100.99' })).statusCode).toBe(429)
    expect((await askRightly('2001:db8:1:3::1')).statusCode).toBe(200)
  })
})

test('a program that shows what is right is not counted, however often, nor one that shows nothing', async () => {
  for (let tries = 0; tries < most + 5; tries++) {
    expect((await read(PLATFORM.password)('203.0.113.9')).statusCode).toBe(200)
    expect((await readFigures(METRICS_TOKEN)('203.0.113.9')).statusCode).toBe(200)
    for (const url of ['/platform/sites', '/metrics'])
      expect((await house.app.inject({ url, remoteAddress: '203.0.113.9' })).statusCode).toBe(401)
  }
  expect((await read(PLATFORM.password)('203.0.113.9')).headers).not.toHaveProperty('www-authenticate')
})
