import { expect, test } from 'vitest'
import { findNearestName } from './suggestion.ts'

test('the most similar name is suggested', () => {
  expect(findNearestName('programm', ['schedule', 'program'])).toBe('program')
  expect(findNearestName('ticketlist', ['ticket', 'ticket-list'])).toBe('ticket-list')
  expect(findNearestName('Cover', ['cover-flow', 'cover'])).toBe('cover')
})

test('nothing is suggested when no name is similar', () => {
  expect(findNearestName('banner', ['schedule', 'program'])).toBeUndefined()
  expect(findNearestName('x', [])).toBeUndefined()
})
