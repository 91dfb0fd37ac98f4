import { describe, expect, test } from 'vitest'
import { emailOf } from './normalize-email.ts'

describe('an address', () => {
  test.each([
    ['kari@nordmann.example', 'kari@nordmann.example'],
    ['  Kari.Nordmann+kino@Nordmann.EXAMPLE ', 'kari.nordmann+kino@nordmann.example'],
    ['post@blåbær.example', 'post@xn--blbr-roah.example'],
  ])('%s is known as %s', (typed, email) => {
    expect(emailOf(typed)).toBe(email)
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
  ])('%j is none', (typed) => {
    expect(emailOf(typed)).toBeNull()
  })
})
