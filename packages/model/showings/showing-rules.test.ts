import { expect, test } from 'vitest'
import { hasBegun, hasEnded, takesPlace } from './showing-rules.ts'

const showing = { startsAt: '2026-11-20T18:00:00Z', endsAt: '2026-11-20T20:00:00.000Z' }
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`)

test('a showing has begun from the moment it starts', () => {
  expect([at('17:59:59.999'), at('18:00:00'), at('21:00:00')].map((now) => hasBegun(showing, now))).toEqual([
    false,
    true,
    true,
  ])
})

test('a showing has ended from the moment it ends', () => {
  expect([at('18:00:00'), at('19:59:59.999'), at('20:00:00')].map((now) => hasEnded(showing, now))).toEqual([
    false,
    false,
    true,
  ])
})

test('a showing takes place when it is planned or moved, not when it is cancelled or postponed', () => {
  const states = ['planned', 'moved', 'cancelled', 'postponed'] as const
  expect(states.filter((state) => takesPlace({ state }))).toEqual(['planned', 'moved'])
})
