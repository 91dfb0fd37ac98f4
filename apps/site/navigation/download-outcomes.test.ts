import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addOutcome, type DownloadOutcome, isOnline } from './download-outcomes.ts'

const anyOutcomes = fc.array(fc.record({ resource: fc.string(), succeeded: fc.boolean() }))

test('the last five outcomes are stored, newest last', () => {
  fc.assert(
    fc.property(anyOutcomes, (all) => {
      const stored = all.reduce<DownloadOutcome[]>(addOutcome, [])
      expect(stored).toEqual(all.slice(-5))
    }),
  )
})

test('without navigator.onLine, the browser counts as online if any stored download succeeded', () => {
  fc.assert(
    fc.property(anyOutcomes, (outcomes) => {
      expect(isOnline(outcomes, undefined)).toBe(outcomes.some(({ succeeded }) => succeeded))
    }),
  )
})

test.each([true, false])('navigator.onLine %s outranks the outcomes of downloads', (onLine) => {
  const outcomes = [{ resource: 'a', succeeded: !onLine }]
  expect(isOnline(outcomes, onLine)).toBe(onLine)
})
