import { describe, expect, test } from 'vitest'
import { normalizeEmail } from './normalize-email.ts'

describe('an e-mail address', () => {
  test.each([
    ['kari@nordmann.example', 'kari@nordmann.example'],
    ['  Kari.Nordmann+kino@Nordmann.EXAMPLE ', 'kari.nordmann+kino@nordmann.example'],
    ['post@blåbær.example', 'post@xn--blbr-roah.example'],
  ])('%s is normalized to %s', (typed, email) => {
    expect(normalizeEmail(typed)).toBe(email)
  })

  test.each([
    '',
    'kari',
    '@nordmann.example',
    'kari@nordmann',
    'kari@nord mann.example',
    'kari@nordmann.example, ola@nordmann.example',
    'kari@nordmann.example\nBcc: ola@nordmann.example',
    `${'k'.repeat(65)}@nordmann.example`,
    `kari@${'nordmann.'.repeat(30)}example`,
  ])('%j is invalid', (typed) => {
    expect(normalizeEmail(typed)).toBeNull()
  })
})
