import { describe, expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'
import { emailOf, isFromElsewhere } from './rules.ts'

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

describe('a form', () => {
  const host = 'fjordheim.example'

  test.each([
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://fjordheim.example' },
    { origin: 'null' },
    {},
  ])('sent with %j is the house’s own', (headers) => {
    expect(isFromElsewhere({ host, ...headers })).toBe(false)
  })

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://fjordheim.example' },
    { origin: 'https://elsewhere.example' },
    { origin: 'nonsense' },
  ])('sent with %j is another’s', (headers) => {
    expect(isFromElsewhere({ host, ...headers })).toBe(true)
  })
})

describe('asks from one place', () => {
  const at = (second: number) => new Date(second * 1000)
  const limits = { most: 2, withinMs: 60_000 }

  test('are let through until there are too many, and again when time has passed', () => {
    const limiter = createLimiter(limits)
    const asks = [0, 1, 2, 59, 60].map((second) => limiter.allow('192.0.2.1', at(second)))
    expect(asks).toEqual([true, true, false, false, true])
    expect(limiter.allow('192.0.2.2', at(2))).toBe(true)
  })

  test('are counted for a whole network of the newer kind, and by address of the older', () => {
    const limiter = createLimiter({ ...limits, most: 1 })
    expect(limiter.allow('2001:db8::1', at(0))).toBe(true)
    expect(limiter.allow('2001:db8:0:0:ffff::2', at(0))).toBe(false)
    expect(limiter.allow('2001:db8:0:1::1', at(0))).toBe(true)
    expect(limiter.allow('::ffff:192.0.2.1', at(0))).toBe(true)
    expect(limiter.allow('::ffff:192.0.2.2', at(0))).toBe(true)
  })

  test('of very many places are remembered for the latest only', () => {
    const limiter = createLimiter({ ...limits, most: 1 }, 2)
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) limiter.allow(ip, at(0))
    expect(limiter.allow('192.0.2.1', at(1))).toBe(true)
  })
})
