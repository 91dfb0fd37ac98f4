import { osloClock, osloInstant } from '@lerret/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLastCall, isMailTime, lastCallFrom } from './rules.ts'

const toInstant = (date: string, time: string) => osloInstant(date, time)

test.each([
  ['08.59', false],
  ['09.00', true],
  ['20.59', true],
  ['21.00', false],
  ['03.00', false],
])('at %s in Oslo, in winter and in summer, mails may be sent: %s', (time, isAllowed) => {
  expect(isMailTime(toInstant('2026-11-20', time))).toBe(isAllowed)
  expect(isMailTime(toInstant('2026-07-20', time))).toBe(isAllowed)
})

test('the mail about a last showing is sent from noon the day before until an hour before it begins', () => {
  const startsAt = toInstant('2026-11-21', '19.00')
  const isDue = (date: string, time: string) => isLastCall(startsAt, toInstant(date, time))
  expect([isDue('2026-11-20', '11.59'), isDue('2026-11-20', '12.00')]).toEqual([false, true])
  expect([isDue('2026-11-21', '18.00'), isDue('2026-11-21', '18.01')]).toEqual([true, false])
})

test('noon of the day before is local time, also when summer time begins or ends', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-02'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (start) => {
        const from = lastCallFrom(start)
        expect(osloClock(from).time).toBe('12.00')
        const hours = (+start - +from) / 3_600_000
        expect(hours).toBeGreaterThan(10)
        expect(hours).toBeLessThan(38)
      },
    ),
  )
})
