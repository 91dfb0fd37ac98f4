import { CALL_SEGMENTS, OPEN_CALL_SEGMENTS, OPEN_FILE_SEGMENTS, RESERVED_SEGMENTS } from '@lerret/model'
import { expect, test } from 'vitest'
import { listRoutes } from '../platform/access/require-access.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import type { LiveRelease } from '../publishing/live-release.ts'
import { OPEN_HOSTING } from '../publishing/releases/test-release.ts'
import { givenDesk } from '../staff/test-staff.ts'

const METRICS = { metrics: createMetrics(), settings: { metricsToken: 'a-long-enough-token' } }
const desk = await givenDesk(METRICS)
const open = desk.app
const live = () =>
  ({
    release: {
      shell: { siteTitle: 'Fjordheim kulturhus', htmlLang: 'nn', themeVariant: 'fjord' },
      hosting: { ...OPEN_HOSTING, isPublished: false },
    },
  }) as unknown as LiveRelease
const closed = (await givenDesk({ ...METRICS, live })).app

/** The address of the site itself has no first segment of the server. */
const SITE_ROUTES = ['/*']

test('no page can have the first segment of a route', () => {
  const segments = listRoutes(open)
    .filter(({ url }) => !SITE_ROUTES.includes(url))
    .map(({ url }) => url.split('/')[1] as string)
  expect(new Set(segments).size).toBeGreaterThan(15)
  expect([...new Set(segments)].filter((segment) => !RESERVED_SEGMENTS.includes(segment))).toEqual([])
})

test.each(CALL_SEGMENTS)('an unknown call below /%s gets an error as JSON', async (segment) => {
  for (const url of [`/${segment}/finst-ikkje`, `/${segment}/finst/ikkje?x=1`]) {
    const reply = await open.inject({ url, headers: { accept: 'text/html' } })
    expect([reply.statusCode < 500, reply.headers['content-type']]).toEqual([
      true,
      'application/json; charset=utf-8',
    ])
  }
})

test.each(RESERVED_SEGMENTS)('while the site is closed, /%s works or says so', async (segment) => {
  const isOpen = OPEN_CALL_SEGMENTS.includes(segment) || OPEN_FILE_SEGMENTS.includes(segment)
  for (const url of [`/${segment}`, `/${segment}/finst-ikkje`]) {
    const reply = await closed.inject(url)
    expect([reply.statusCode === 503, reply.headers['retry-after']], url).toEqual(
      isOpen ? [false, undefined] : [true, '3600'],
    )
    if (CALL_SEGMENTS.includes(segment))
      expect(reply.headers['content-type'], url).toMatch(/^application\/json/)
  }
})
