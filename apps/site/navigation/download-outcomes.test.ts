import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOnline, type Outcome, withOutcome } from './download-outcomes.ts'

const anyOutcomes = fc.array(fc.record({ resource: fc.string(), succeeded: fc.boolean() }))

test('the last five outcomes are remembered, newest last', () => {
  fc.assert(
    fc.property(anyOutcomes, (all) => {
      const remembered = all.reduce<Outcome[]>(withOutcome, [])
      expect(remembered).toEqual(all.slice(-5))
    }),
  )
})

test('where the browser says nothing, it is online when any of the remembered downloads came through', () => {
  fc.assert(
    fc.property(anyOutcomes, (outcomes) => {
      expect(isOnline(outcomes, undefined)).toBe(outcomes.some(({ succeeded }) => succeeded))
    }),
  )
})

test.each([true, false])('where the browser says %s, its word counts', (said) => {
  expect(isOnline([{ resource: 'a', succeeded: !said }], said)).toBe(said)
})
