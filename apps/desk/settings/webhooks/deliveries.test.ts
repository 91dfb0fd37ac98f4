import { expect, test } from 'vitest'
import { describeDelivery, describeState } from './deliveries.ts'

const delivery = {
  state: 'waiting',
  attempts: 2,
  dueAt: '2026-11-20T12:00:00Z',
  status: null,
  error: null,
} as const

test('a message is named by what it is about', () => {
  expect(describeDelivery({ type: 'test', changes: 0 })).toBe('Prøve')
  expect(describeDelivery({ type: 'programme.changed', changes: 1 })).toBe('1 endring')
  expect(describeDelivery({ type: 'programme.changed', changes: 10 })).toBe('10 endringar')
})

test('its state has what the receiver answered, or why it did not', () => {
  expect(describeState({ ...delivery, state: 'sent', status: 204 })).toBe('Motteken (204)')
  expect(describeState({ ...delivery, attempts: 0 })).toBe('På veg')
  expect(describeState({ ...delivery, status: 500 })).toMatch(/^Svarte 500\. Prøver att /)
  expect(describeState({ ...delivery, state: 'failed', error: 'outbound_timeout' })).toBe(
    'Svarte ikkje på ti sekund. Gjeve opp',
  )
  expect(describeState({ ...delivery, state: 'failed', error: 'outbound_address_refused' })).toContain(
    'ikkje på det opne internettet',
  )
})
