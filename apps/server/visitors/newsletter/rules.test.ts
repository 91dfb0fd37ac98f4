import { describe, expect, test } from 'vitest'
import { isFromOtherSite } from './rules.ts'

describe('a form', () => {
  const host = 'fjordheim.example'

  test.each([
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://fjordheim.example' },
    { origin: 'null' },
    {},
  ])('sent with %j is from the house’s own page', (headers) => {
    expect(isFromOtherSite({ host, ...headers })).toBe(false)
  })

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://fjordheim.example' },
    { origin: 'https://elsewhere.example' },
    { origin: 'nonsense' },
  ])('sent with %j is from another site', (headers) => {
    expect(isFromOtherSite({ host, ...headers })).toBe(true)
  })
})
