import { SITE_WORDS } from '@lerret/words'
import { expect, test } from 'vitest'
import { formatKicker } from './kicker.ts'

const empty = { kind: '', minutes: null, countries: [], year: null }

test.each([
  [
    { kind: 'Skrekk', minutes: 94, countries: ['Tyskland'], year: 1922 },
    'Skrekk · 1\u00a0t 34\u00a0min · Tyskland 1922',
  ],
  [{ countries: ['Frankrike', 'Italia'] }, 'Frankrike, Italia'],
  [{ kind: 'Konsert', minutes: 90 }, 'Konsert · 1\u00a0t 30\u00a0min'],
  [{ year: 1922 }, '1922'],
  [{}, ''],
])('the kicker of %o is %s', (facts, kicker) => {
  expect(formatKicker({ ...empty, ...facts }, SITE_WORDS)).toBe(kicker)
})
