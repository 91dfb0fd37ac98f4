import { expect, test } from 'vitest'
import { createTotpSecret, findTotpCounter, toBase32, totpCode, totpCounter, totpUrl } from './totp.ts'

const RFC_SECRET = Buffer.from('12345678901234567890')

test.each([
  // RFC 6238, appendix B, shortened to six digits.
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totpCode(RFC_SECRET, totpCounter(new Date(second * 1000)))).toBe(code)
})

test('a code is valid in its period and the ones beside it', () => {
  const now = new Date('2026-11-20T12:00:10Z')
  const counter = totpCounter(now)
  const isValidIn = (periods: number) =>
    findTotpCounter(RFC_SECRET, totpCode(RFC_SECRET, counter + periods), now) !== null
  expect([-2, -1, 0, 1, 2].map(isValidIn)).toEqual([false, true, true, true, false])
})

test.each(['', '12345', 'abcdef', '1234567', '００００００'])('%j is no code', (code) => {
  expect(findTotpCounter(RFC_SECRET, code, new Date())).toBeNull()
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base32 is %s', (text, expected) => {
  expect(toBase32(Buffer.from(text))).toBe(expected)
})

test('the address for the app has the house, the account and the secret', () => {
  expect(totpUrl({ secret: RFC_SECRET, issuer: 'Fjordheim kulturhus', account: 'a@b.example' })).toBe(
    'otpauth://totp/Fjordheim%20kulturhus:a%40b.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fjordheim%20kulturhus',
  )
  expect(toBase32(createTotpSecret())).toHaveLength(32)
})
