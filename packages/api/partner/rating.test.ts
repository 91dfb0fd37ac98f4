import { expect, test } from 'vitest'
import { fillPath } from '../client/fill-path.ts'
import { PARTNER_CALLS } from './calls.ts'
import { ratingAddress } from './rating.ts'

test('a film’s rating has the URL of its movie info', () => {
  const path = fillPath(PARTNER_CALLS.movieInfo.path, { ediNumber: 'DXM 1/2' })
  expect(ratingAddress(118, 'DXM 1/2')).toBe(`/partners/118/${path}`)
})
