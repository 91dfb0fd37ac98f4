import type { ShellData } from '@lerret/model'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFresh } from './keep-fresh.ts'
import type { Release } from './release.ts'

const releaseUntil = (staleAt: string | null): Release => ({
  id: 'r',
  revision: 1,
  renderer: 'x',
  madeAt: '2026-11-20T11:00:00.000Z',
  staleAt,
  files: {},
  pages: {},
  redirects: [],
  shell: {} as ShellData,
  frame: 'frame-1',
})

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T17:00:00Z') }))
afterEach(() => void vi.useRealTimers())
const now = () => new Date()

test('a release is renewed the moment it begins to be untrue, and its successor after it', async () => {
  const renewedAt: string[] = []
  const next = ['2026-11-20T20:00:00Z', '2026-11-20T23:00:00Z', null]
  const renew = async () => {
    renewedAt.push(now().toISOString())
    return releaseUntil(next[renewedAt.length] ?? null)
  }
  const { stop } = keepFresh({ release: releaseUntil('2026-11-20T18:00:00Z'), now, renew, report: () => {} })
  await vi.advanceTimersByTimeAsync(6 * 3_600_000 + 1)
  expect(renewedAt).toEqual(['2026-11-20T18:00:00.000Z', '2026-11-20T23:00:00.000Z'])
  await stop()
})

test('when renewing fails it is said, and tried again in a minute', async () => {
  const reported: unknown[] = []
  let tries = 0
  const renew = async () => {
    tries += 1
    if (tries < 3) throw new Error('no database')
    return releaseUntil(null)
  }
  const report = (error: unknown) => void reported.push(error)
  const { stop } = keepFresh({ release: releaseUntil('2026-11-20T17:00:01Z'), now, renew, report })
  await vi.advanceTimersByTimeAsync(3 * 60_000)
  expect(tries).toBe(3)
  expect(reported).toHaveLength(2)
  await stop()
})

test('after it is stopped nothing is renewed any more', async () => {
  const renew = vi.fn(async () => releaseUntil(null))
  const { stop } = keepFresh({ release: releaseUntil('2026-11-20T18:00:00Z'), now, renew, report: () => {} })
  await stop()
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect(renew).not.toHaveBeenCalled()
})
