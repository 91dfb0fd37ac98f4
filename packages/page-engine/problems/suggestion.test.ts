import { expect, test } from 'vitest'
import { suggestName } from './suggestion.ts'

test('the nearest known name is suggested', () => {
  expect(suggestName('programm', ['schedule', 'program'])).toBe(' Did you mean "program"?')
  expect(suggestName('ticketlist', ['ticket', 'ticket-list'])).toBe(' Did you mean "ticket-list"?')
  expect(suggestName('Cover', ['cover-flow', 'cover'])).toBe(' Did you mean "cover"?')
})

test('nothing is suggested when nothing is near', () => {
  expect(suggestName('banner', ['schedule', 'program'])).toBe('')
  expect(suggestName('x', [])).toBe('')
})
