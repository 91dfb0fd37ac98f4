import { beforeEach, describe, expect, test } from 'vitest'
import { givenHouse } from '../../members/test-members.ts'
import { CLIENT, PLATFORM } from '../../programs/identity/test-identity.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { WRONG_SECRET_LIMIT } from './secret-attempts.ts'

const METRICS_TOKEN = 'a-token-for-the-figures'
const house = await givenHouse({
  metrics: createMetrics(),
  settings: { metricsToken: METRICS_TOKEN },
})
const { max, windowMs } = WRONG_SECRET_LIMIT
beforeEach(() => {
  // Later than whatever the test before has done.
  house.now = new Date(house.now.getTime() + 2 * windowMs)
})

const requestToken =
  (url: string, secret: string) =>
  (remoteAddress: string, headers: Record<string, string> = {}) =>
    house.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers,
      payload: {
        grant_type: 'client_credentials',
        client_id: CLIENT.id,
        client_secret: secret,
        audience: CLIENT.audience,
      },
    })
const read =
  (password: string) =>
  (remoteAddress: string, headers: Record<string, string> = {}) =>
    house.app.inject({
      url: '/platform/sites',
      remoteAddress,
      headers: {
        ...headers,
        authorization: `Basic ${Buffer.from(`${PLATFORM.username}:${password}`).toString('base64')}`,
      },
    })
const readMetrics =
  (token: string) =>
  (remoteAddress: string, headers: Record<string, string> = {}) =>
    house.app.inject({
      url: '/metrics',
      remoteAddress,
      headers: { ...headers, authorization: `Bearer ${token}` },
    })

describe.each([
  [
    'token endpoint',
    requestToken('/identity/oauth/token', 'wrong'),
    requestToken('/identity/oauth/token', CLIENT.secret),
  ],
  [
    'token cacher',
    requestToken('/identity/cahedAuth', 'wrong'),
    requestToken('/identity/cahedAuth', CLIENT.secret),
  ],
  ['platform data API', read('wrong'), read(PLATFORM.password)],
  ['figures for the operator', readMetrics('wrong'), readMetrics(METRICS_TOKEN)],
])('guessing at the %s', (_, guess, useRightSecret) => {
  test('is blocked after the limit, with the time to try again', async () => {
    for (let attempt = 0; attempt < max; attempt++) expect((await guess('203.0.113.9')).statusCode).toBe(401)
    for (const refused of [await guess('203.0.113.9'), await useRightSecret('203.0.113.9')]) {
      expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_requests'])
      expect(refused.headers['retry-after']).toBe('600')
    }
    house.now = new Date(house.now.getTime() + windowMs)
    expect((await useRightSecret('203.0.113.9')).statusCode).toBe(200)
  })

  test('is counted by network, whatever the headers say, and does not block other networks', async () => {
    for (let attempt = 0; attempt < max; attempt++) {
      const forged = { 'x-forwarded-for': `198.51.100.${attempt}`, forwarded: `for=198.51.100.${attempt}` }
      expect((await guess(`2001:db8:1:2:${attempt.toString(16)}::1`, forged)).statusCode).toBe(401)
    }
    expect((await guess('2001:db8:1:2:ffff::1', { 'x-forwarded-for': '198.51.100.99' })).statusCode).toBe(429)
    expect((await useRightSecret('2001:db8:1:3::1')).statusCode).toBe(200)
  })
})

test('right secrets and requests without any are not counted', async () => {
  for (let attempt = 0; attempt < max + 5; attempt++) {
    expect((await read(PLATFORM.password)('203.0.113.9')).statusCode).toBe(200)
    expect((await readMetrics(METRICS_TOKEN)('203.0.113.9')).statusCode).toBe(200)
    for (const url of ['/platform/sites', '/metrics'])
      expect((await house.app.inject({ url, remoteAddress: '203.0.113.9' })).statusCode).toBe(401)
  }
  expect((await read(PLATFORM.password)('203.0.113.9')).headers).not.toHaveProperty('www-authenticate')
})
