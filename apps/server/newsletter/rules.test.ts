import { describe, expect, test } from 'vitest'
import { isFromElsewhere } from './rules.ts'

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
