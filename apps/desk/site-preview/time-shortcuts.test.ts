import { osloInstant } from '@lerret/model'
import { expect, test } from 'vitest'
import { listTimeShortcuts } from './time-shortcuts.ts'

const at = (date: string, time: string) => listTimeShortcuts(osloInstant(date, time).getTime())

test('Friday at 18 is the next one: today before that, in a week after it', () => {
  expect(at('2026-11-16', '09.00').friday).toBe('2026-11-20T18:00')
  expect(at('2026-11-20', '17.59').friday).toBe('2026-11-20T18:00')
  expect(at('2026-11-20', '18.00').friday).toBe('2026-11-27T18:00')
  expect(at('2026-11-21', '09.00').friday).toBe('2026-11-27T18:00')
})

test('tonight and in a week follow the clock of the house, also when it changes in between', () => {
  expect(at('2026-10-20', '23.30')).toMatchObject({
    tonight: '2026-10-20T20:00',
    nextWeek: '2026-10-27T23:30',
  })
})
