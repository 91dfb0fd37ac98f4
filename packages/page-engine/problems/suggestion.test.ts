import { expect, test } from 'vitest'
import { suggestName } from './suggestion.ts'

test('the most similar name is suggested', () => {
  expect(suggestName('programm', ['schedule', 'program'])).toBe(' Did you mean "program"?')
  expect(suggestName('ticketlist', ['ticket', 'ticket-list'])).toBe(' Did you mean "ticket-list"?')
  expect(suggestName('Cover', ['cover-flow', 'cover'])).toBe(' Did you mean "cover"?')
})

test('nothing is suggested when no name is similar', () => {
  expect(suggestName('banner', ['schedule', 'program'])).toBe('')
  expect(suggestName('x', [])).toBe('')
})
