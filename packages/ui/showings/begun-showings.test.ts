import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showing } from '../stories/samples.ts'
import { NYNORSK } from '../words.ts'
import { statusOf } from './status.ts'
import { noticeOf } from './ticket.ts'

/** Content may write an instant with or without its milliseconds, and means the same. */
const forms = (moment: number) => {
  const long = new Date(moment).toISOString()
  return [long, long.replace('.000Z', 'Z')]
}
const wholeSecond = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }).map((second) => second * 1000)

test('a showing has begun from the second it begins, however its start is written', () => {
  fc.assert(
    fc.property(wholeSecond, fc.constantFrom(-1000, 0, 1000), (start, since) => {
      for (const startsAt of forms(start))
        for (const now of forms(start + since)) {
          const said = since >= 0 ? NYNORSK.begun : null
          expect(noticeOf(showing({ startsAt }), now, NYNORSK)).toBe(said)
          expect(statusOf(showing({ startsAt }), now, NYNORSK)?.text ?? null).toBe(said)
        }
    }),
  )
})
