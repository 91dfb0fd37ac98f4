import { expect, test } from 'vitest'
import { describeProblem, describeShowing, formatDay } from './describe.ts'

test('a showing is described by its time, hall and end', () => {
  const showing = {
    id: 'framsyning',
    productionId: 'film',
    startsAt: '2026-12-05T13:00:00Z',
    endsAt: '2026-12-05T14:18:00Z',
    hall: 'Sal 2',
    ticketStatus: 'at-door' as const,
    state: 'planned' as const,
    formats: ['2D'],
    access: [],
  }
  expect(describeShowing(showing)).toBe('14.00 Sal 2, ferdig 15.18')
  expect(describeShowing({ ...showing, formats: ['3D', 'Atmos'] })).toBe(
    '14.00 Sal 2, 3D, Atmos, ferdig 15.18',
  )
})

test('a problem names the word, and what it probably means', () => {
  const word = { text: 'sall2', start: 3, end: 8 }
  expect(describeProblem({ code: 'unknown-word', ...word })).toBe('Eg forstår ikkje «sall2».')
  expect(describeProblem({ code: 'unknown-word', ...word, suggestion: 'Sal 2' })).toBe(
    'Eg forstår ikkje «sall2». Meiner du Sal 2?',
  )
})

test('a day has its name and date', () => {
  expect(formatDay('2026-12-05')).toBe('Laurdag 5.')
})
