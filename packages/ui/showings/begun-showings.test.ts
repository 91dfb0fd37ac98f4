import { SITE_WORDS } from '@lerret/words'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showing } from '../stories/samples.ts'
import { getShowingStatus } from './status.ts'
import { formatNotice } from './ticket.ts'

/** Writes an instant with and without milliseconds. */
const spellings = (moment: number) => {
  const long = new Date(moment).toISOString()
  return [long, long.replace('.000Z', 'Z')]
}
const wholeSecond = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }).map((second) => second * 1000)

test('a showing has begun from the second it begins, however its start is written', () => {
  fc.assert(
    fc.property(wholeSecond, fc.constantFrom(-1000, 0, 1000), (start, since) => {
      for (const startsAt of spellings(start))
        for (const now of spellings(start + since)) {
          const expected = since >= 0 ? SITE_WORDS.begun : null
          expect(formatNotice(showing({ startsAt }), now, SITE_WORDS)).toBe(expected)
          expect(getShowingStatus(showing({ startsAt }), now, SITE_WORDS)?.text ?? null).toBe(expected)
        }
    }),
  )
})
