import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatOrganisationNumber,
  isOrganisationNumber,
  parseOrganisationNumber,
} from './organisation-number.ts'

// The register itself, the tax administration, and the digitalisation agency.
test.each(['974760673', '974761076', '991825827'])('%s is an organisation number', (number) => {
  expect(isOrganisationNumber(number)).toBe(true)
})

test.each(['', '97476067', '9747606733', '174760673', '97476067a'])('%j is not one', (text) => {
  expect(isOrganisationNumber(text)).toBe(false)
})

test('a single wrong digit, and two neighbours in the wrong order, are noticed', () => {
  const digits = fc.integer({ min: 0, max: 8 })
  fc.assert(
    fc.property(digits, fc.integer({ min: 1, max: 9 }), (place, step) => {
      const number = '974760673'
      const wrong = (Number(number[place]) + step) % 10
      expect(isOrganisationNumber(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false)
    }),
  )
  expect(isOrganisationNumber('947760673')).toBe(false)
})

test('it is typed and shown in groups', () => {
  expect(parseOrganisationNumber(' 974 760 673')).toBe('974760673')
  expect(formatOrganisationNumber('974760673')).toBe('974 760 673')
})
