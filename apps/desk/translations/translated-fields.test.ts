import { expect, test } from 'vitest'
import { parseList, readText, replaceText } from './translated-fields.ts'

const body = {
  title: 'Cinema',
  lead: 'On now.',
  contents: [{ summary: 'One', body: '<p>Two</p>' }],
  texts: { 'a/b': { 'cards.0.title': 'Card' } },
  genres: ['Horror', 'Fantasy'],
  showings: { 'Norsk/engelsk tekst': 'Subtitles' },
}

test.each([
  [['title'], 'Cinema'],
  [['contents', '0', 'summary'], 'One'],
  [['texts', 'a/b', 'cards.0.title'], 'Card'],
  [['meta', 'title'], ''],
  [['genres'], 'Horror, Fantasy'],
  [['showings', 'Norsk/engelsk tekst'], 'Subtitles'],
])('the text at %j is "%s"', (path, text) => {
  expect(readText(body, path)).toBe(text)
})

test('a changed text replaces the field that it is in, and leaves the rest of the field', () => {
  expect(replaceText(body, ['contents', '0', 'summary'], 'New')).toEqual({
    field: 'contents',
    value: [{ summary: 'New', body: '<p>Two</p>' }],
  })
  expect(replaceText(body, ['texts', 'c', 'heading'], 'New')).toEqual({
    field: 'texts',
    value: { 'a/b': { 'cards.0.title': 'Card' }, c: { heading: 'New' } },
  })
  expect(replaceText(body, ['meta', 'title'], 'New')).toEqual({ field: 'meta', value: { title: 'New' } })
})

test('an empty lead is no lead', () => {
  expect(replaceText(body, ['lead'], '')).toEqual({ field: 'lead', value: undefined })
})

test('a list is written with commas, and an empty one is no list', () => {
  expect(parseList('Horror, Fantasy,')).toEqual(['Horror', 'Fantasy'])
  expect(parseList(' , ')).toBeUndefined()
})
