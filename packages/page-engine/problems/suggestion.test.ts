import { expect, test } from 'vitest'
import { suggestion } from './suggestion.ts'

test('the nearest known name is suggested', () => {
  expect(suggestion('programm', ['schedule', 'program'])).toBe(' Did you mean "program"?')
  expect(suggestion('ticketlist', ['ticket', 'ticket-list'])).toBe(' Did you mean "ticket-list"?')
  expect(suggestion('Cover', ['cover-flow', 'cover'])).toBe(' Did you mean "cover"?')
})

test('nothing is suggested when nothing is near', () => {
  expect(suggestion('banner', ['schedule', 'program'])).toBe('')
  expect(suggestion('x', [])).toBe('')
})
