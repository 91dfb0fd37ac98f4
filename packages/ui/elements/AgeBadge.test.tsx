import { AGE_LIMITS } from '@lerret/model'
import { SITE_WORDS } from '@lerret/words'
import { expect, test } from 'vitest'
import { renderHtml, toText } from '../testing.tsx'
import { AgeBadge, companionText } from './AgeBadge.tsx'

test('an age limit has a text for screen readers', () => {
  expect(toText(renderHtml(<AgeBadge limit="9" />))).toBe('Aldersgrense 9 år')
  expect(toText(renderHtml(<AgeBadge limit="A" />))).toBe('Tillaten for alle')
})

test('the companion text follows the age rule', () => {
  expect(AGE_LIMITS.map((limit) => companionText(limit, SITE_WORDS))).toEqual([
    null,
    'Under 6 år i følgje med vaksen',
    '6–8 år i følgje med vaksen',
    '9–11 år i følgje med vaksen',
    '12–14 år i følgje med vaksen',
    'Ingen under 18 år',
  ])
})
