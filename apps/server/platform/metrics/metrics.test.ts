import { spawnSync } from 'node:child_process'
import { LayeredMap } from '@lerret/page-engine'
import { expect, test } from 'vitest'
import { addHouseMetrics } from '../../house/house-metrics.ts'
import type { BackupState } from '../../operations/backup/state.ts'
import { requireMetricsToken } from '../../programs/identity/guards.ts'
import { givenEmptyApp } from '../../test-app.ts'
import { createSecretAttempts } from '../security/secret-attempts.ts'
import { createMetrics } from './metrics.ts'
import { registerMetrics } from './routes.ts'

const token = 'a-long-enough-token'

function givenApp() {
  const metrics = createMetrics()
  const app = givenEmptyApp({
    metrics: requireMetricsToken(
      token,
      createSecretAttempts(() => new Date()),
    ),
  })
  registerMetrics(app, { metrics })
  app.get('/call/:name', { config: { access: 'anyone' } }, async () => ({}))
  const read = async (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
  return { app, metrics, read }
}

test('with the token, the metrics are sent in the format of Prometheus', async () => {
  const { read } = givenApp()
  const reply = await read(`Bearer ${token}`)
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(reply.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(reply.body).toMatch(/^process_cpu_seconds_total \d/m)
})

test.each([undefined, 'Bearer', 'Bearer wrong', token, `Basic ${token}`, `Bearer ${token}x`])(
  'the authorization %j is rejected',
  async (authorization) => {
    const { read } = givenApp()
    const reply = await read(authorization)
    expect(reply.json().error.code).toBe('metrics_refused')
    expect(reply.headers['www-authenticate']).toBe('Bearer')
    expect(reply.body).not.toContain('process_')
  },
)

test('replies are counted by route and status class, not by URL', async () => {
  const { app, read } = givenApp()
  for (const path of ['/call/a', '/call/b', '/call/c', '/nowhere/1', '/nowhere/2']) await app.inject(path)
  const { body } = await read(`Bearer ${token}`)
  const counts = Array.from(
    body.matchAll(/duration_seconds_count\{([^}]*)\} (\d+)/g),
    ([, labels, count]) => [labels, count],
  )
  expect(counts).toEqual([
    ['route="/call/:name",status="2xx"', '3'],
    ['route="none",status="4xx"', '2'],
  ])
})

test('a publish is timed, also one that fails', async () => {
  const { metrics, read } = givenApp()
  expect(await metrics.timePublish(async () => 7)).toBe(7)
  await expect(metrics.timePublish(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
  const { body } = await read(`Bearer ${token}`)
  expect(body).toContain('lerret_publish_duration_seconds_count{outcome="done"} 1')
  expect(body).toContain('lerret_publish_duration_seconds_count{outcome="failed"} 1')
})

test('refusals of the content security policy are counted by directive', async () => {
  const { metrics, read } = givenApp()
  for (const directive of ['img-src', 'other', 'img-src'] as const) metrics.countRefusal(directive)
  const { body } = await read(`Bearer ${token}`)
  expect(body.match(/^lerret_policy_refusals_total.*$/gm)).toEqual([
    'lerret_policy_refusals_total{directive="img-src"} 2',
    'lerret_policy_refusals_total{directive="other"} 1',
  ])
})

test('the release and the pictures are read when the metrics are requested', async () => {
  const { metrics, read } = givenApp()
  let waiting = 3
  addHouseMetrics(metrics, {
    live: () => ({
      release: { madeAt: '2026-11-20T12:00:00.000Z', pages: LayeredMap.fromObject({ '/': {} }) } as never,
    }),
    images: { readStats: () => ({ waiting, running: 1, bytes: 1234 }) },
    readQueues: async () => [],
    readBackups: async () =>
      ({ last: { at: '2026-11-20T11:01:00.000Z' }, trial: null }) as unknown as BackupState,
    now: () => new Date('2026-11-20T12:01:00Z'),
  })
  waiting = 5
  const { body } = await read(`Bearer ${token}`)
  for (const line of [
    'lerret_release_age_seconds 60',
    'lerret_release_pages 1',
    'lerret_images_waiting 5',
    'lerret_images_under_way 1',
    'lerret_image_cache_bytes 1234',
    'lerret_backup_age_seconds{kind="backup"} 3600',
  ])
    expect(body).toContain(line)
})

test('queues have a value each, and without the database the other metrics are sent', async () => {
  const { metrics, read } = givenApp()
  const mail = { queue: 'mail', waiting: 4, running: 1, failed: 2 }
  const last = { seconds: 1.5, endedAt: new Date('2026-11-20T12:00:00Z') }
  let now = new Date('2026-11-20T12:01:00Z')
  let queues = async () => [
    { ...mail, last },
    { ...mail, queue: 'moment', last: null },
  ]
  addHouseMetrics(metrics, {
    live: () => ({ release: { madeAt: '2026-11-20T12:00:00.000Z', pages: new LayeredMap() } as never }),
    images: { readStats: () => ({ waiting: 0, running: 0, bytes: 0 }) },
    readQueues: () => queues(),
    readBackups: async () => null,
    now: () => now,
  })
  const readMailLines = async () => (await read(`Bearer ${token}`)).body.match(/^lerret_jobs_.*mail.*$/gm)
  expect(await readMailLines()).toEqual([
    'lerret_jobs_waiting{queue="mail"} 4',
    'lerret_jobs_running{queue="mail"} 1',
    'lerret_jobs_failed{queue="mail"} 2',
    'lerret_jobs_last_run_seconds{queue="mail"} 1.5',
    `lerret_jobs_last_end_timestamp_seconds{queue="mail"} ${last.endedAt.getTime() / 1000}`,
  ])
  const { body } = await read(`Bearer ${token}`)
  expect(body).toContain('lerret_jobs_waiting{queue="moment"} 4')
  expect(body).not.toContain('last_run_seconds{queue="moment"}')

  queues = () => Promise.reject(new Error('no database'))
  now = new Date('2026-11-20T12:02:00Z')
  const reply = await read(`Bearer ${token}`)
  expect([reply.statusCode, reply.body.includes('lerret_release_pages 0')]).toEqual([200, true])
  expect(reply.body).not.toContain('queue="mail"')
})

test('only counters have a name that ends in _total', async () => {
  const { body } = await givenApp().read(`Bearer ${token}`)
  const types = body.matchAll(/^# TYPE \S+_total (\w+)$/gm)
  expect(new Set(Array.from(types, ([, type]) => type))).toEqual(new Set(['counter']))
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!hasPromtool)('promtool finds nothing wrong with the metrics of a house', async () => {
  const { app, metrics, read } = givenApp()
  const at = '2026-11-20T12:00:00.000Z'
  addHouseMetrics(metrics, {
    live: () => ({ release: { madeAt: at, pages: new LayeredMap() } as never }),
    images: { readStats: () => ({ waiting: 0, running: 0, bytes: 0 }) },
    readQueues: async () => [
      { queue: 'mail', waiting: 0, running: 0, failed: 0, last: { seconds: 1, endedAt: new Date(at) } },
    ],
    readBackups: async () => ({ last: { at }, trial: { at } }) as BackupState,
    now: () => new Date('2026-11-20T12:01:00Z'),
  })
  await app.inject('/call/a')
  await metrics.timePublish(async () => {})
  const { body: input } = await read(`Bearer ${token}`)
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input, encoding: 'utf8' })
  expect([status, stdout, stderr]).toEqual([0, '', ''])
})
