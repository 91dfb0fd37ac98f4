import { describe, expect, test } from 'vitest'
import { isFromForeignPage, parseOrigin } from './origins.ts'

const host = 'fjordheim.example'
const isAllowed = (origin: string) => ['https://fjordheim.example', 'https://kino.example'].includes(origin)
const isForeign = (headers: Record<string, string>) => isFromForeignPage({ host, ...headers }, isAllowed)

describe('a request', () => {
  test.each([
    [{}],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://kino.example' }],
    [{ origin: 'https://kino.example' }],
    [{ origin: 'http://fjordheim.example' }],
  ])('with %j is from our own pages', (headers) => {
    expect(isForeign(headers)).toBe(false)
  })

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://fjordheim.example.evil.example' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'null' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://blogg.fjordheim.example' }],
    [{ 'sec-fetch-site': 'tull', origin: 'http://fjordheim.example' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'nonsense' }],
  ])('with %j is from another site', (headers) => {
    expect(isForeign(headers)).toBe(true)
  })

  test('is compared by the origin of a URL, whatever its path', () => {
    expect(parseOrigin('https://kino.example/program?x=1')).toBe('https://kino.example')
    expect(parseOrigin('tull')).toBe('')
  })
})
