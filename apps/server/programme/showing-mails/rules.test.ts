import { expect, test } from 'vitest'
import { findNews, type ShowingFacts } from './rules.ts'

const planned: ShowingFacts = { startsAt: '2026-11-20T18:00:00Z', hall: 'Storsalen', state: 'planned' }
const later = { ...planned, startsAt: '2026-11-21T18:00:00Z', state: 'moved' as const }

test.each([
  ['a cancellation', planned, { ...planned, state: 'cancelled' }, 'cancelled'],
  ['a postponement', planned, { ...planned, state: 'postponed' }, 'postponed'],
  ['another time', planned, later, 'moved'],
  ['another hall', planned, { ...planned, hall: 'Sal 2' }, 'moved'],
  ['a cancelled showing that is on again', { ...planned, state: 'cancelled' }, planned, 'back'],
  ['a postponed showing that has a new time', { ...planned, state: 'postponed' }, later, 'moved'],
  [
    'a postponed showing that is cancelled',
    { ...planned, state: 'postponed' },
    { ...planned, state: 'cancelled' },
    'cancelled',
  ],
  ['the same time in another notation', planned, { ...planned, startsAt: '2026-11-20T19:00:00+01:00' }, null],
  [
    'what stays cancelled at another time',
    { ...planned, state: 'cancelled' },
    { ...later, state: 'cancelled' },
    null,
  ],
] as [string, ShowingFacts, ShowingFacts, string | null][])('%s', (_, before, after, news) => {
  expect(findNews(before, after)).toBe(news)
})
