import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { PathMap } from '../publishing/path-map.ts'
import { watchHouse } from './house.ts'
import { createMetrics } from './metrics.ts'
import { registerMetrics } from './routes.ts'

const token = 'a-long-enough-token'

function givenApp() {
  const metrics = createMetrics()
  const app = Fastify()
  registerMetrics(app, { metrics, token })
  app.get('/call/:name', async () => ({}))
  const read = async (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
  return { app, metrics, read }
}

test('whoever has the token reads the figures, as Prometheus takes them', async () => {
  const { read } = givenApp()
  const reply = await read(`Bearer ${token}`)
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(reply.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(reply.body).toMatch(/^process_cpu_seconds_total \d/m)
})

test.each([undefined, 'Bearer', 'Bearer wrong', token, `Basic ${token}`, `Bearer ${token}x`])(
  'whoever sends %j reads nothing',
  async (authorization) => {
    const { read } = givenApp()
    const reply = await read(authorization)
    expect(reply.json().code).toBe('metrics_refused')
    expect(reply.headers['www-authenticate']).toBe('Bearer')
    expect(reply.body).not.toContain('process_')
  },
)

test('answers are counted by route and class, so that no address makes a figure of its own', async () => {
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

test('a publish is timed, also one that comes to nothing', async () => {
  const { metrics, read } = givenApp()
  expect(await metrics.timePublish(async () => 7)).toBe(7)
  await expect(metrics.timePublish(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
  const { body } = await read(`Bearer ${token}`)
  expect(body).toContain('lerret_publish_duration_seconds_count{outcome="done"} 1')
  expect(body).toContain('lerret_publish_duration_seconds_count{outcome="failed"} 1')
})

test('the release and the pictures are told as they are when somebody asks', async () => {
  const { metrics, read } = givenApp()
  let waiting = 3
  watchHouse(metrics, {
    live: () => ({
      release: { madeAt: '2026-11-20T12:00:00.000Z', pages: PathMap.of({ '/': {} }) } as never,
    }),
    images: { figures: () => ({ waiting, underWay: 1, bytes: 1234 }) },
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
  ])
    expect(body).toContain(line)
})
