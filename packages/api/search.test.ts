import { expect, test } from 'vitest'
import { readSuggestions, suggestionsAddress } from './search.ts'

const film = { kind: 'film', title: 'Nosferatu', href: '/nosferatu-dxm-20220117' }

test('the address contains the typed text, encoded, and the language of the page', () => {
  expect(suggestionsAddress('å & ?', 'en')).toBe('/search/suggestions?q=%C3%A5%20%26%20%3F&lang=en')
})

test('a reply is read as the list of its suggestions', () => {
  expect(readSuggestions([film])).toEqual([film])
})

test.each([
  ['a page of a proxy', '<html>'],
  ['nothing', null],
  ['an object', { error: { code: 'overloaded' } }],
  ['a list of something else', [1, null, 'x', { title: 'Nosferatu' }]],
  [
    'one that leads elsewhere',
    [
      { ...film, href: 'javascript:alert(1)' },
      { ...film, href: '//elsewhere.example' },
    ],
  ],
])('%s suggests nothing', (_, body) => {
  expect(readSuggestions(body)).toEqual([])
})
